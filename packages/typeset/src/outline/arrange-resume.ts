import { byWord, defaultSectionOrder, type LayoutOptions, type Resume, tellScript } from '@shortlist/schema';
import { arrangeContacts } from './arrange-contacts.ts';
import {
  arrangeEducation,
  arrangeProjects,
  arrangeRecords,
  arrangeReferences,
  arrangeVolunteer,
  prose,
} from './arrange-entries.ts';
import { arrangeKeywordLists, arrangeLanguages } from './arrange-facts.ts';
import { addVerbatim, headInOwnWords } from './arrange-verbatim.ts';
import { arrangeWork } from './arrange-work.ts';
import { cleanLines, cleanText, dropBullet, hasBullet } from './clean-text.ts';
import { makeSpan } from './make-span.ts';
import { markLists } from './mark-lists.ts';
import type { Entry, Outline, Section, SectionKind, Span } from './outline.ts';
import { languageOf, languageTag } from './page-language.ts';
import type { Plan } from './plan.ts';
import { readRuns } from './read-runs.ts';
import { textDirection } from './text-direction.ts';

type ArrangeOptions = Pick<
  LayoutOptions,
  'sectionOrder' | 'language' | 'pageBreaksBefore' | 'headings' | 'hiddenSections'
> & {
  dateFormat?: LayoutOptions['dateFormat'];
};

/** Arranges a resume for reading: sections in order with their headings, entries with their dates in words. Never throws. */
export function arrangeResume(resume: Resume, options: ArrangeOptions = {}): Outline {
  const wanted = languageTag(options.language);
  const language = wanted ?? documentLanguage(resume) ?? scriptLanguage(resume) ?? 'en';
  const plan: Plan = {
    language,
    dateFormat: options.dateFormat ?? 'short-month',
    breaks: new Set(options.pageBreaksBefore ?? []),
  };
  const basics = resume.basics ?? {};
  const label = makeSpan(basics.label, '/basics/label');
  // The person's own headings are in the language of their document.
  const translated = wanted !== undefined && wanted !== documentLanguage(resume);
  const own = translated ? arrangeSections(resume, plan) : headInOwnWords(arrangeSections(resume, plan), resume);
  const { sections, contacts } = addVerbatim(own, arrangeContacts(basics, language), resume, plan, (id) =>
    openSection(id, resume, plan),
  );
  return {
    language,
    direction: textDirection(resume),
    name: makeSpan(basics.name, '/basics/name') ?? { text: '', pointer: '/basics/name' },
    ...(label ? { label } : {}),
    contacts,
    sections: orderSections(sections, options.sectionOrder ?? [])
      .filter(({ id }) => !options.hiddenSections?.includes(id))
      .map((found, index, all) => {
        // A section in parts of their own headings is named by its first.
        const isFirst = all.findIndex(({ id }) => id === found.id) === index;
        return inChosenWords(readRuns(found), isFirst ? options.headings : undefined);
      }),
    words: languageOf(language).words,
  };
}

/** A section under the heading that the person chose for the page, in whatever language the page is. */
function inChosenWords(found: Section, headings: Readonly<Record<string, string>> = {}): Section {
  const own = cleanText(byWord(headings)[found.id] ?? '');
  return own ? { ...found, heading: own } : found;
}

const documentLanguage = (resume: Resume): string | undefined => languageTag(resume.meta?.language);

/** A document in another script than Latin is told by it, whoever forgot to say. */
function scriptLanguage({ basics = {}, work = [] }: Resume): string | undefined {
  const texts = [
    basics.name,
    basics.label,
    basics.summary,
    ...work.map(({ position, highlights = [] }) => [position, highlights]),
  ];
  return tellScript(texts.flat(2).join(' '));
}

function arrangeSections(resume: Resume, plan: Plan): Section[] {
  const language = languageOf(plan.language);
  const standard = [
    section('summary', 'prose', plan, { paragraphs: prose(resume.basics?.summary, '/basics/summary') }),
    section('work', 'entries', plan, { entries: arrangeWork(resume, plan) }),
    section('education', 'entries', plan, { entries: arrangeEducation(resume, plan) }),
    section('skills', 'facts', plan, { facts: arrangeKeywordLists(resume, 'skills', language) }),
    section('projects', 'entries', plan, { entries: arrangeProjects(resume, plan) }),
    ...(['certificates', 'awards', 'publications'] as const).map((id) =>
      section(id, 'records', plan, { entries: arrangeRecords(resume, id, plan) }),
    ),
    section('languages', 'facts', plan, { facts: arrangeLanguages(resume, language) }),
    section('volunteer', 'entries', plan, { entries: arrangeVolunteer(resume, plan) }),
    section('interests', 'facts', plan, { facts: arrangeKeywordLists(resume, 'interests', language) }),
    ...(resume.customSections ?? []).map((custom, index) => customSection(custom, index, plan)),
    section('references', 'entries', plan, { entries: arrangeReferences(resume, plan) }),
  ];
  return standard.filter(hasContent);
}

function section(id: string, kind: SectionKind, plan: Plan, parts: Partial<Section>): Section {
  const language = languageOf(plan.language);
  const headings = byWord<string>(language.headings);
  return {
    id,
    kind,
    heading: headings[id] ?? id,
    pointer: id === 'summary' ? '/basics/summary' : `/${id}`,
    breakBefore: plan.breaks.has(id) || plan.breaks.has(`/${id}`),
    paragraphs: [],
    bullets: [],
    entries: [],
    facts: [],
    stacked: kind === 'records' && (parts.entries ?? []).some(isLong),
    ...parts,
    ...(parts.facts ? { facts: markLists(parts.facts, language) } : {}),
  };
}

/** A section that holds nothing but lines of the person's own document. */
function openSection(id: string, resume: Resume, plan: Plan): Section {
  const [empty] = headInOwnWords(
    [{ ...section(id, 'lines', plan, {}), paragraphs: [{ text: '', pointer: '' }] }],
    resume,
  );
  return { ...(empty ?? section(id, 'lines', plan, {})), paragraphs: [] };
}

/** Whether a record's name and the rest are too long for one line beside a date. */
function isLong({ title, heads }: Entry): boolean {
  return Boolean(title) && heads.length > 0 && [title, ...heads].map((span) => span?.text ?? '').join('').length > 72;
}

function customSection(custom: { title: string; lines: string[] }, index: number, plan: Plan): Section {
  const pointer = `/customSections/${index}`;
  const lines = custom.lines.flatMap((line, at): Span[] =>
    cleanLines(line).map((text) => ({ text, pointer: `${pointer}/lines/${at}` })),
  );
  const listed = lines.length > 0 && lines.every((line) => hasBullet(line.text));
  return {
    ...section(`custom-${index}`, 'lines', plan, { pointer, heading: cleanText(custom.title) }),
    ...(listed ? { bullets: lines.map((line) => ({ ...line, text: dropBullet(line.text) })) } : { paragraphs: lines }),
    breakBefore: plan.breaks.has(`custom-${index}`) || plan.breaks.has(pointer),
  };
}

function hasContent(found: Section): boolean {
  if (found.paragraphs.length + found.bullets.length + found.facts.length > 0) return true;
  return found.entries.some(
    (item) => item.title || item.heads.length + item.paragraphs.length + item.bullets.length + item.facts.length > 0,
  );
}

function orderSections(sections: Section[], chosen: string[]): Section[] {
  const order = [...chosen, ...defaultSectionOrder.filter((id) => !chosen.includes(id))];
  const rank = (id: string) => {
    const exact = order.indexOf(id);
    return exact >= 0 ? exact : order.indexOf(id.startsWith('custom-') ? 'custom' : id);
  };
  return sections
    .map((found, index) => ({ found, index }))
    .sort((one, other) => rank(one.found.id) - rank(other.found.id) || one.index - other.index)
    .map(({ found }) => found);
}
