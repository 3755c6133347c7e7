import { findDates } from '../../../language/dates/find-dates.ts';
import { isStudyMode } from '../../../language/education/degree-words.ts';
import { isSurelyTown } from '../../../language/places/is-surely-town.ts';
import { placeScore } from '../../../language/places/places.ts';
import { isDepartment, organisationScore } from '../../../language/titles/organisation-words.ts';
import type { Cell, Line } from '../../layout/types.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { anchorOf } from '../entries/find-anchor.ts';
import { isPlaceLike } from '../entries/is-place-like.ts';
import { fillsWidth } from '../entries/line-traits.ts';
import { boxOf } from '../fact.ts';
import type { Job } from './job.ts';

/**
 * Where title and employer stand in lines of their own in the heads of a section, a dash, a slash or a comma in the title's line parts no employer from it:
 * "Nurse – Intensive Care, Nights" above "Larch Hospital" is one name, up to a bar, a date or a place.
 */
export function widenTitles(jobs: Job[]): Job[] {
  const pairs = jobs.filter(({ title, employer, inherited }) => title && employer && !inherited);
  const apart = new Set(pairs.filter(haveOwnLines));
  if (apart.size < 2 || apart.size < 0.75 * pairs.length) return jobs;
  return jobs.map((job) => {
    if (!job.title || !apart.has(job)) return job;
    const wide = widen(job, job.title);
    const title = isOfTitle(wide.text.slice(job.title.text.length)) ? wide : job.title;
    const extra = job.extra.filter((part) => !(isSameRow(title, part) && title.text.includes(part.text)));
    return { ...job, title, extra };
  });
}

/** Behind a comma no remark belongs to a title ("part-time", "reporting to the head of care"), and of organisations only a department does. */
function isOfTitle(more: string): boolean {
  if (!more.startsWith(',')) return true;
  const text = more.replace(/^[\s,]+/u, '');
  const isOther = organisationScore(text) >= 0.5 && !isDepartment(text);
  return /^[\p{Lu}\d]/u.test(text) && !isStudyMode(text) && !isOther;
}

/** In two lines, and what stands beside the title is no surer an organisation than the employer is. */
function haveOwnLines(job: Job): boolean {
  const { title, employer } = job;
  if (!title || !employer || isSameRow(title, employer)) return false;
  const beside = widen(job, title).text.slice(title.text.length);
  return organisationScore(beside) < Math.max(1, organisationScore(employer.text) + 0.5);
}

/** A title with what stands behind its dash, slash or comma in its cell, up to a bar, a date, a place or an address. */
function widen({ entry, head }: Job, title: HeadPiece): HeadPiece {
  const line = entry.lines.find((own) => cellOf(own, title) !== undefined);
  const cell = line && cellOf(line, title);
  const at = cell?.text.indexOf(title.text) ?? -1;
  if (!cell || at < 0 || goesOn(line, entry.lines[entry.lines.indexOf(line) + 1])) return title;
  const end = at + title.text.length;
  const said = cell.text.slice(end);
  const stops = [
    said.length,
    ...findDates(said).map(({ start }) => start),
    ...[...said.matchAll(bars)].map(({ index }) => index),
    ...[head.place, head.url].flatMap((part) => (part && said.includes(part.text) ? [said.indexOf(part.text)] : [])),
  ];
  const more = said.slice(0, Math.min(...stops)).replace(/(?<![\s,;./([–—-])[\s,;./([–—-]+$/u, '');
  if (!/^(?:\s+[–—/-]|,)\s/u.test(more) || isPlace(more.replace(/^[\s,–—/-]+/u, ''), more.startsWith(',')))
    return title;
  return { ...title, text: title.text + more, boxes: [boxOf(cell, at, end + more.length)] };
}

/** Behind a dash a place is what reads like one; behind a comma, where a department stands as often, it is one that we know. */
const isPlace = (text: string, behindComma: boolean): boolean =>
  behindComma ? placeScore(text) > 0 || isSurelyTown(text) : isPlaceLike(text);

/** The end of a line that goes on in the next is not the end of what it says. */
const goesOn = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  next.bullet === undefined &&
  (/^\p{Ll}/u.test(next.text) || (fillsWidth(line) && anchorOf(next) === undefined));

/** Marks that part what stands in one line whatever it says, and the end of a sentence. */
const bars = /[|｜•●·∙⋅\t]|\.\s(?=\p{Lu})/gu;

const isSameRow = (a: HeadPiece, b: HeadPiece): boolean => {
  const [own, other] = [a.boxes[0], b.boxes[0]];
  return own !== undefined && own.page === other?.page && Math.abs(own.y - other.y) < 0.6 * own.height;
};

function cellOf({ cells, rail }: Line, { boxes: [box] }: HeadPiece): Cell | undefined {
  return [...rail, ...cells].find(
    (cell) =>
      box?.page === cell.page &&
      Math.abs(box.y - cell.top) < 0.6 * box.height &&
      box.x >= cell.x - 1 &&
      box.x + box.width <= cell.right + 1,
  );
}
