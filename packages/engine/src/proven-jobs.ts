import type { Resume } from '@shortlist/schema';
import { findDates } from './language/dates/find-dates.ts';
import { bareWords } from './language/text/bare-words.ts';
import { isOrganisation, isTitle } from './language/titles/is-title.ts';
import { findTitles } from './lexicon/titles/recognise-titles.ts';
import { holdsWords, plainBlocks, yearsIn } from './plain-blocks.ts';

type Job = NonNullable<Resume['work']>[number];
type Line = { text: string; words: string; dates: string[]; isOpen: boolean; isHead: boolean };
type Stretch = { block: readonly Line[]; from: number; to: number };

/** Sections whose titles, houses and dates are other people's, or of what was learnt. */
const ofOthers = new Set(['references', 'education', 'certificates', 'interests', 'publications', 'awards']);

/** A head stands in so many lines at most: title, house, place and dates, each below the other. */
const longestHead = 5;

/**
 * The jobs whose head stands together in the file's own lines, by their places: title, house and dates in one line, or in a few that follow on each
 * other, among them none of another job and no other date. Of such a job only the lines behind its head are kept, up to the next head. Where a
 * reading was doubted for what stands around it, this says what is sure all the same.
 */
export function provenJobs(resume: Resume): Map<number, Job> {
  const { work = [] } = resume;
  const blocks = plainBlocks(resume, (section) => !ofOthers.has(section)).map((lines) => lines.map(readLine));
  const heads = new Map(
    work.flatMap((job, at) => provenHead(job, at, work, blocks) ?? []).map((each) => [each.at, each]),
  );
  return new Map(
    [...heads].map(([at, head]) => {
      const next = Math.min(
        ...[...heads.values()]
          .filter(({ block, from }) => block === head.block && from > head.to)
          .map(({ from }) => from),
        ...head.block.flatMap((line, i) => (i > head.to && names(line, work, at) ? [i] : [])),
      );
      const own = head.block.slice(head.to + 1, next).map(({ words }) => words);
      return [at, withLines(work[at] ?? {}, own.join(' '))] as const;
    }),
  );
}

function provenHead(
  job: Job,
  at: number,
  work: readonly Job[],
  blocks: readonly Line[][],
): [Stretch & { at: number }] | undefined {
  const { position = '', name = '', startDate = '', endDate } = job;
  const fields = [position, name].filter((field) => field !== '').map(bareWords);
  // A school and what was learned there are no job.
  if (!isTitle(position) && findTitles(position).length === 0) return undefined;
  if (fields.length < 2 || startDate === '' || fields.includes('')) return undefined;
  const years = [startDate, endDate].flatMap((date) => date?.slice(0, 4) ?? []);
  const others = work.flatMap((other, i) => (i === at ? [] : [other.position ?? '', other.name ?? ''].map(bareWords)));
  for (let size = 1; size <= longestHead; size++)
    for (const block of blocks)
      for (let from = 0; from + size <= block.length; from++) {
        const head = block.slice(from, from + size);
        const words = head.map((line) => line.words).join(' ');
        const dates = head.flatMap((line) => line.dates);
        if (
          fields.every((field) => holdsWords(words, field)) &&
          years.every((year) => dates.includes(year)) &&
          dates.every((year) => years.includes(year)) &&
          // A year by itself says of no job that it runs.
          (endDate !== undefined || head.some((line) => line.isOpen)) &&
          !head.some((line) => isWithinTitle(position, line.text)) &&
          // A word by itself may be a place or a rank that both share.
          !others.some(
            (other) => other.includes(' ') && holdsWords(words, other) && !fields.some((own) => holdsWords(own, other)),
          ) &&
          // Heads of one line each below the other may belong to either neighbour.
          (size === 1 || ![block[from - 1], block[from + size]].some((line) => line?.isHead))
        )
          return [{ block, from, to: from + size - 1, at }];
      }
  return undefined;
}

/** Whether a title is only part of a longer one, or of whom somebody worked for: "Chef" of "Sous Chef", "Assistant to the Head of Finance". */
function isWithinTitle(position: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(position.toLowerCase());
  return (
    at >= 0 &&
    (/(?<!\p{L})(?:assistant|deputy|vice|(?:to|of|for|under|with)(?: (?:the|an?|our|my))?)[ -]$/iu.test(
      text.slice(0, at),
    ) ||
      findTitles(text).some(({ start, end }) => start < at && end >= at + position.length))
  );
}

/** Whether a line names another job. */
const names = ({ words }: Line, work: readonly Job[], at: number): boolean =>
  work.some(
    ({ position = '', name = '' }, i) =>
      i !== at &&
      [position, name].map(bareWords).some((field) => field !== '' && field.includes(' ') && holdsWords(words, field)),
  );

function withLines(job: Job, own: string): Job {
  const { summary, highlights = [], ...head } = job;
  const lines = highlights.filter((line) => holdsWords(own, bareWords(line)));
  return {
    ...head,
    ...(summary !== undefined && holdsWords(own, bareWords(summary)) ? { summary } : {}),
    ...(lines.length > 0 ? { highlights: lines } : {}),
  };
}

function readLine(plain: string): Line {
  const spans = findDates(plain);
  return {
    text: plain,
    words: bareWords(plain),
    dates: yearsIn(spans),
    isOpen: spans.some(({ open }) => open),
    isHead: spans.length > 0 || namesHead(plain.trim()),
  };
}

/** Most words of a title or a house that stands in a line of its own. */
const mostOfName = 4;

const namesHead = (text: string): boolean =>
  !/\d/.test(text) && text.split(/\s+/).length <= mostOfName && (isTitle(text) || isOrganisation(text));
