import type { Resume } from '@shortlist/schema';
import { arrangeStudy } from './arrange-study.ts';
import { cleanLines, dropBullet } from './clean-text.ts';
import { formatDate, formatRange } from './format-date.ts';
import { labelOf } from './label-of.ts';
import { listSpans, makeSpan, presentSpans, urlSpan } from './make-span.ts';
import { markLists } from './mark-lists.ts';
import { nameStudy } from './name-study.ts';
import type { Entry, Span } from './outline.ts';
import { languageOf } from './page-language.ts';
import type { Plan } from './plan.ts';

/** Education: degree and subject first, school below, then what else is said of it. */
export function arrangeEducation(resume: Resume, plan: Plan): Entry[] {
  return (resume.education ?? []).map((study, index) => {
    const at = `/education/${index}`;
    const degree = makeSpan(
      nameStudy(study.studyType, study.area, plan.language ?? ''),
      `${at}/${study.area ? 'area' : 'studyType'}`,
    );
    const school = makeSpan(study.institution, `${at}/institution`);
    return entry(at, plan, {
      title: degree ?? school,
      heads: presentSpans(
        degree ? school : undefined,
        makeSpan(study.location, `${at}/location`),
        urlSpan(study.url, `${at}/url`),
      ),
      dates: range(study, at, plan),
      ...arrangeStudy(study, at, resume, plan),
    });
  });
}

/** Voluntary work: like work, without grouping. */
export function arrangeVolunteer(resume: Resume, plan: Plan): Entry[] {
  return (resume.volunteer ?? []).map((role, index) => {
    const at = `/volunteer/${index}`;
    const position = makeSpan(role.position, `${at}/position`);
    const organization = makeSpan(role.organization, `${at}/organization`);
    return entry(at, plan, {
      title: position ?? organization,
      heads: presentSpans(
        position ? organization : undefined,
        makeSpan(role.location, `${at}/location`),
        urlSpan(role.url, `${at}/url`),
      ),
      dates: range(role, at, plan),
      paragraphs: prose(role.summary, `${at}/summary`),
      bullets: bullets(role.highlights, `${at}/highlights`),
    });
  });
}

/** Projects: name, then for whom and as what, the text, what came of it, and its keywords. */
export function arrangeProjects(resume: Resume, plan: Plan): Entry[] {
  const words = languageOf(plan.language).words;
  return (resume.projects ?? []).map((project, index) => {
    const at = `/projects/${index}`;
    const keywords = listSpans(project.keywords, `${at}/keywords`);
    return entry(at, plan, {
      title: makeSpan(project.name, `${at}/name`),
      heads: [
        ...listSpans(project.roles, `${at}/roles`),
        ...presentSpans(
          makeSpan(project.entity, `${at}/entity`),
          makeSpan(project.type, `${at}/type`),
          urlSpan(project.url, `${at}/url`),
        ),
      ],
      dates: range(project, at, plan),
      paragraphs: prose(project.description, `${at}/description`),
      bullets: bullets(project.highlights, `${at}/highlights`),
      facts:
        keywords.length > 0
          ? [{ label: labelOf(project, 'keywords') ?? { text: words.keywords, pointer: '' }, items: keywords }]
          : [],
    });
  });
}

/** Certificates, awards and publications: a name, who gave it, when, and a line about it. */
export function arrangeRecords(resume: Resume, id: 'certificates' | 'awards' | 'publications', plan: Plan): Entry[] {
  if (id === 'certificates') {
    return (resume.certificates ?? []).map((record, index) => {
      const at = `/certificates/${index}`;
      const heads = presentSpans(makeSpan(record.issuer, `${at}/issuer`), urlSpan(record.url, `${at}/url`));
      const [name, further] = withFurther(record.name, record.summary);
      return entry(at, plan, {
        title: makeSpan(name, `${at}/name`),
        heads,
        dates: day(record.date, `${at}/date`, plan),
        paragraphs: prose(further, `${at}/summary`),
      });
    });
  }
  if (id === 'awards') {
    return (resume.awards ?? []).map((record, index) => {
      const at = `/awards/${index}`;
      return entry(at, plan, {
        title: makeSpan(record.title, `${at}/title`),
        heads: presentSpans(makeSpan(record.awarder, `${at}/awarder`)),
        dates: day(record.date, `${at}/date`, plan),
        paragraphs: prose(record.summary, `${at}/summary`),
      });
    });
  }
  return (resume.publications ?? []).map((record, index) => {
    const at = `/publications/${index}`;
    return entry(at, plan, {
      title: makeSpan(record.name, `${at}/name`),
      heads: presentSpans(makeSpan(record.publisher, `${at}/publisher`), urlSpan(record.url, `${at}/url`)),
      dates: day(record.releaseDate, `${at}/releaseDate`, plan),
      paragraphs: prose(record.summary, `${at}/summary`),
    });
  });
}

/** "Safe Pass (expires May 2027)", as people write it: a few words stand with the name, where a date of their own is not taken for the certificate's; more stand below. */
function withFurther(name: string | undefined, more: string | undefined): [string | undefined, string | undefined] {
  const line = more?.trim() ?? '';
  const isShort = line !== '' && line.length <= 60 && !/[\n()]|[.!?]$/.test(line);
  return name && isShort ? [`${name} (${line})`, undefined] : [name, more];
}

/** References: a name, and what that person says. */
export function arrangeReferences(resume: Resume, plan: Plan): Entry[] {
  return (resume.references ?? []).map((reference, index) => {
    const at = `/references/${index}`;
    return entry(at, plan, {
      title: makeSpan(reference.name, `${at}/name`),
      paragraphs: prose(reference.reference, `${at}/reference`),
    });
  });
}

/** An entry with everything that it does not have left empty. */
export function entry(pointer: string, plan: Plan, parts: Partial<Entry>): Entry {
  return {
    pointer,
    heads: [],
    paragraphs: [],
    bullets: [],
    facts: [],
    roles: [],
    breakBefore: plan.breaks.has(pointer),
    ...parts,
    ...(parts.facts ? { facts: markLists(parts.facts, languageOf(plan.language)) } : {}),
  };
}

/** The paragraphs of a longer text; all lead to the one field that they come from. */
export function prose(text: string | undefined, pointer: string): Span[] {
  return cleanLines(text ?? '').map((line) => ({ text: line, pointer }));
}

/** List items without the bullets that they may have brought along. */
export function bullets(texts: readonly string[] | undefined, pointer: string): Span[] {
  return listSpans(texts, pointer).map((span) => ({ ...span, text: dropBullet(span.text) }));
}

/** Dates in the person's own words, as "Expected Fall 2021", while they are the dates that the words were said of. */
function ownDates({
  startDate = '',
  endDate = '',
  labels,
}: {
  startDate?: string;
  endDate?: string;
  labels?: unknown;
}) {
  const { dates, datesOf } = (labels ?? {}) as { dates?: unknown; datesOf?: unknown };
  return typeof dates === 'string' && datesOf === `${startDate}/${endDate}` ? dates : undefined;
}

/** The dates of an entry as words: the person's where they say more than a date does. */
export function range(
  dated: { startDate?: string; endDate?: string; labels?: unknown },
  at: string,
  plan: Plan,
): Span | undefined {
  const text = ownDates(dated) ?? formatRange(dated.startDate, dated.endDate, plan.dateFormat, plan.language);
  return makeSpan(text, `${at}/${dated.startDate ? 'startDate' : 'endDate'}`);
}

function day(date: string | undefined, pointer: string, plan: Plan): Span | undefined {
  return date ? makeSpan(formatDate(date, plan.dateFormat, plan.language), pointer) : undefined;
}
