import { countWords, tellLanguage, type WordCounts } from '../language/detect-language.ts';
import { tellScript } from '../language/tell-script.ts';
import { paperFor } from '../paper.ts';
import type { Resume } from '../resume.ts';
import type { LayoutOptions, Paper } from '../template.ts';
import type { Draft, DraftSection } from './draft.ts';
import { basicsOf, filled, resumeLanguage } from './draft-basics.ts';
import { pageBreaks } from './form-entries.ts';
import { restoreOriginals } from './keep-original.ts';
import { isPageBreak } from './page-break.ts';
import { kindOf, type SectionKind } from './section-kinds.ts';
import { isListKind, type ListKind, readSection, resumeKeys } from './typed-section.ts';

/** Where a section of a draft stands in the resume: its JSON Pointer and its name in `sectionOrder`. */
export type Place = { section: DraftSection; pointer: string; id: string };

/** The resume that a draft stands for on a page, as JSON Resume, without hidden sections; what an import held beyond the text comes out again. Never throws. */
export function draftResume(draft: Draft): Resume {
  return wholeResume({ ...draft, sections: draft.sections.filter(isShown) });
}

const isShown = ({ hidden }: DraftSection): boolean => hidden !== true;

function wholeResume(draft: Draft): Resume {
  const summary = draft.sections.find((section) => kindOf(section) === 'summary')?.content.trim() ?? '';
  const resume: Resume = {
    ...withoutLists(draft.rest),
    basics: basicsOf(draft.userInfo, summary, draft.rest?.basics, draft.links, resumeLanguage(draft.rest ?? {})),
  };
  const custom: NonNullable<Resume['customSections']> = [];
  for (const { section, id } of placeAll(draft.sections)) {
    const kind = kindOf(section);
    if (id === 'summary') continue;
    if (id.startsWith('custom-')) custom.push({ title: section.title, lines: linesOf(section.content) });
    else if (isListKind(kind)) Object.assign(resume, readOnce(kind, section));
  }
  if (custom.length > 0) resume.customSections = custom;
  restoreOriginals(resume, draft.rest);
  const { language } = draft.design;
  if (language) resume.meta = { ...resume.meta, language };
  return resume;
}

/** The resume of a draft with its photo and its hidden sections as JSON Resume holds it: what another tool is handed. */
export function completeResume(draft: Draft): Resume {
  const resume = wholeResume(draft);
  return draft.photo ? { ...resume, basics: { ...resume.basics, image: draft.photo } } : resume;
}

/** The resume that the preview of a draft shows: an added section that is still empty says what it waits for, as the four others do. */
export function previewResume(draft: Draft): Resume {
  const sections = draft.sections.map((section) =>
    section.content.trim() === '' && section.id.includes('-')
      ? { ...section, content: `Enter your ${section.title}...` }
      : section,
  );
  return draftResume({ ...draft, sections });
}

const readings = new WeakMap<DraftSection, Partial<Resume>>();

/** A section's list, read once as long as the section is the same object: with each key only one of many changes. */
function readOnce(kind: ListKind, section: DraftSection): Partial<Resume> {
  const known = readings.get(section);
  if (known) return structuredClone(known);
  const read = filled(readSection(kind, section.content));
  readings.set(section, structuredClone(read));
  return read;
}

/** What an import holds beside its lists: those come from the sections. */
function withoutLists(rest: Resume = {}): Resume {
  const lists = new Set<string>([...Object.values(resumeKeys), 'customSections']);
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !lists.has(key)));
}

/** How a draft's page is set, but for branding: the typesetter's options with the sections in the draft's order. */
export function draftLayout(draft: Draft): { template: string; options: Partial<LayoutOptions> } {
  const { template, mark: _mark, ownTemplate: _own, ...options } = draft.design;
  const places = placeSections(draft);
  const breaks = places.flatMap(breaksAt);
  const pageBreaksBefore = breaks.length > 0 ? { pageBreaksBefore: breaks } : {};
  const language = draftLanguage(draft);
  const told = language ? { language } : {};
  const shown = draft.photo ? { photo: draft.photo } : {};
  const sectionOrder = places.map(({ id }) => id);
  const headings = Object.fromEntries(
    places.flatMap(({ section, id }) => (section.heading && !section.isCustom ? [[id, section.heading]] : [])),
  );
  const named = Object.keys(headings).length > 0 ? { headings } : {};
  const columns = Object.fromEntries(
    places.flatMap(({ section, id }) => (section.column ? [[id, section.column]] : [])),
  );
  const placed = Object.keys(columns).length > 0 ? { columns } : {};
  const hiddenSections = draft.sections
    .filter((section) => !isShown(section))
    .map(placeKey)
    .filter((key) => !sectionOrder.includes(key));
  const left = hiddenSections.length > 0 ? { hiddenSections } : {};
  return {
    template,
    options: { ...options, ...told, ...shown, sectionOrder, ...named, ...placed, ...left, ...pageBreaksBefore },
  };
}

const languages = new WeakMap<DraftSection[], { told: string | undefined }>();
const words = new WeakMap<DraftSection, WordCounts>();

/** The words of a section, counted once as long as it is the same object. */
function wordsOnce(section: DraftSection): WordCounts {
  const known = words.get(section) ?? countWords(section.content);
  words.set(section, known);
  return known;
}

/** The language that a draft is set in: the chosen one, else that of its text; undefined for English and where the text does not tell. */
export function draftLanguage({ sections, design }: Pick<Draft, 'sections' | 'design'>): string | undefined {
  return design.language ?? textLanguage(sections);
}

/** The language that a draft's sections are written in, where it surely is another than English. */
export function textLanguage(sections: DraftSection[]): string | undefined {
  const known = languages.get(sections);
  if (known) return known.told;
  const told = tellScript(sections.map(({ content }) => content).join('\n')) ?? tellLanguage(sections.map(wordsOnce));
  languages.set(sections, { told });
  return told;
}

/** The paper of where the person lives: what a draft is set on until another is chosen. */
export function draftPaper(draft: Draft): Paper {
  return paperFor(basicsOf(draft.userInfo, '', draft.rest?.basics, undefined, resumeLanguage(draft.rest ?? {})));
}

/** What of a section begins on a new page: the section itself, or entries of it by their place in the resume. */
function breaksAt({ section, id, pointer }: Place): string[] {
  const kind = kindOf(section);
  const entries = id.startsWith('custom-') ? [] : pageBreaks(kind, section.content);
  // A heading never stands alone: the first entry takes it along.
  const whole = section.breakBefore || entries.includes(0);
  return [...(whole ? [id] : []), ...entries.filter((index) => index > 0).map((index) => `${pointer}/${index}`)];
}

/** Each section of the page with its place. A second section of a kind stands as a section of its own. */
export function placeSections({ sections }: Pick<Draft, 'sections'>): Place[] {
  return placeAll(sections.filter(isShown));
}

function placeAll(sections: DraftSection[]): Place[] {
  const taken = new Set<SectionKind>();
  let customs = 0;
  return sections.map((section) => {
    const kind = kindOf(section);
    const first = kind !== 'custom' && !taken.has(kind);
    taken.add(kind);
    if (!first) {
      const index = customs++;
      return { section, id: `custom-${index}`, pointer: `/customSections/${index}` };
    }
    const key = placeKey(section);
    return { section, id: key, pointer: key === 'summary' ? '/basics/summary' : `/${key}` };
  });
}

/** The name in `sectionOrder` of the first section of its kind. */
function placeKey(section: DraftSection): string {
  const kind = kindOf(section);
  return isListKind(kind) ? resumeKeys[kind] : kind;
}

/** The section of a draft that a place of its resume comes from; undefined for the personal information. */
export function sectionAt(draft: Draft, pointer: string): DraftSection | undefined {
  return placeSections(draft).find((place) => pointer === place.pointer || pointer.startsWith(`${place.pointer}/`))
    ?.section;
}

const linesOf = (text: string) => text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '' && !isPageBreak(line));
