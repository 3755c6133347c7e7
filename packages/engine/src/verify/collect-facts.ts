import type { Answer, Evidence, Fact, Resume } from '@shortlist/schema';
import { askedTo } from '../language/stance/interview-answers.ts';
import { isNoPractice, isWishHeading, isWishLabel } from '../language/stance/is-wish.ts';
import { saysNo } from '../language/stance/read-answer.ts';
import { restOfNo } from '../language/stance/read-answer-rest.ts';

type Sources = {
  resume: Resume;
  evidence?: readonly Evidence[];
  answers?: readonly Answer[];
  source?: 'resume' | 'linkedin';
  now?: string;
};

/**
 * The facts of a person: every text of the resume with its JSON Pointer and its place on the page, the length of working life
 * counted from the dates, and the answers given, but for a no: of that only what it goes on to say. Texts of references are another person's and are left out,
 * as is what the person only learns, plans, wishes for or has watched: nothing may rest on it.
 */
export function collectFacts({ resume, evidence = [], answers = [], source = 'resume', now }: Sources): Fact[] {
  const places = new Map(evidence.map((each) => [each.pointer, each]));
  const facts: Fact[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value === 'string' && value.trim() !== '') {
      facts.push({ source, pointer, text: value, ...placeOf(value, places.get(pointer)) });
    } else if (Array.isArray(value)) {
      for (const [i, each] of value.entries()) {
        if (!isOpenWish(each, pointer)) visit(each, `${pointer}/${i}`);
      }
    } else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) if (!unread.has(key)) visit(each, `${pointer}/${key}`);
  };
  visit(resume, '');
  for (const answer of answers) {
    // A line that was ticked is the document's own.
    if (answer.id.startsWith(askedTo.pick)) continue;
    const rest = restOfNo(answer.text);
    // The thing asked about is not there; what the same answer says besides is.
    if (rest !== undefined)
      facts.push({ source: 'answer', pointer: `/answers/${answer.id}/besides`, text: rest, date: answer.date });
    if (answer.declined === true || saysNo(answer.text)) continue;
    facts.push({
      source: 'answer',
      pointer: `/answers/${answer.id}`,
      text: `${answer.about}: ${answer.text}`,
      date: answer.date,
    });
  }
  if (now !== undefined) facts.push(...countYears(resume, places, source, now));
  return facts;
}

/** A group of skills or a list among projects under a label such as "Want to learn", or a line that tells no practice. */
function isOpenWish(value: unknown, list: string): boolean {
  if (typeof value === 'string') return /\/highlights$/.test(list) && isNoPractice(value);
  const { name, title, heading, section } = (value ?? {}) as Record<string, string | undefined>;
  if (list === '/skills') return isWishLabel(name);
  return (
    (list === '/customSections' && isWishHeading(title ?? '')) ||
    (list === '/verbatim' && (unread.has(section ?? '') || isWishHeading(heading ?? ''))) ||
    (list === '/projects' && isWishHeading(name ?? ''))
  );
}

const unread = new Set(['$schema', 'meta', 'image', 'references']);

/** Where a value stands, with its words there when the value is another form of them. */
function placeOf(value: string, place: Evidence | undefined): Pick<Fact, 'boxes' | 'quote'> {
  if (place === undefined) return {};
  return { ...(isWithin(value, place.text) ? {} : { quote: place.text }), boxes: place.boxes };
}

/** Line breaks and hyphens at their ends are the page's, not the text's. */
const isWithin = (value: string, text: string) => withoutBreaks(text).includes(withoutBreaks(value));
const withoutBreaks = (text: string) => text.replace(/[\s\u00ad-]+/g, '');

/** Years of paid work, overlaps counted once and rounded down, as a fact that rests on the dates of the jobs. */
function countYears(
  resume: Resume,
  places: ReadonlyMap<string, Evidence>,
  source: Fact['source'],
  now: string,
): Fact[] {
  const jobs = (resume.work ?? []).filter((job) => job.startDate !== undefined);
  const ranges = jobs
    .map((job) => ({ from: monthNumber(job.startDate ?? '', false), to: monthNumber(job.endDate ?? now, true) }))
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of ranges) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  const years = Math.floor(months / 12);
  if (years < 1) return [];
  const dates = jobs.map((job) => `${job.startDate} – ${job.endDate ?? 'present'}`).join('; ');
  const printed = (resume.work ?? []).flatMap((_, i) =>
    ['startDate', 'endDate'].flatMap((key) => places.get(`/work/${i}/${key}`) ?? []),
  );
  return [
    {
      source,
      pointer: '/work',
      text: `${years} years of work (${dates})`,
      ...(printed.length === 0
        ? {}
        : {
            quote: [...new Set(printed.map(({ text }) => text))].join('; '),
            boxes: printed.flatMap(({ boxes }) => boxes),
          }),
      date: now.slice(0, 10),
    },
  ];
}

/** Months since year 0. A bare year counts from its end as a start and from its beginning as an end: never more than was worked. */
function monthNumber(date: string, isEnd: boolean): number {
  const [year = '0', month] = date.split('-');
  const start = Number(year) * 12;
  if (month !== undefined) return start + Number(month) - (isEnd ? 0 : 1);
  return isEnd ? start : start;
}
