import { isTown } from '../../../language/places/towns.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { isPlaceLike } from '../entries/is-place-like.ts';
import type { Job } from './job.ts';
import { widenTitles } from './widen-titles.ts';

/** A job with both names. */
type Pair = Job & { title: HeadPiece; employer: HeadPiece };

/**
 * What the names of a section are, whoever read them: title, employer and place stand in the same order, set in the same way, in all of its heads, and
 * either each in a line of its own or not.
 */
export function settleSection(jobs: Job[]): Job[] {
  return widenTitles(learnPlaceSlot(orderNames(jobs)));
}

const isPair = (job: Job): job is Pair => job.title !== undefined && job.employer !== undefined && !job.inherited;

/** Two names whose own words leave this much doubt are told apart as the others of the section are: by what sets those apart most surely. */
const doubt = 0.8;

/** Title and employer exchanged where their words say so, or those of the other heads at the same places. */
function orderNames(jobs: Job[]): Job[] {
  const pairs = jobs.filter(isPair);
  return jobs.map((job) => {
    if (!isPair(job) || job.head.parts.some(({ says }) => says !== undefined)) return job;
    const { title, employer } = job;
    const others = pairs.filter((pair) => pair !== job);
    const first = (pair: Pair): number => Math.sign(placeOf(pair.employer) - placeOf(pair.title));
    const byOrder = first(job) * meanOf(others.map((pair) => first(pair) * leanOfPair(pair)));
    const bySlot = leanOfSlot(others, job, title) - leanOfSlot(others, job, employer);
    const common = Math.abs(bySlot) > Math.abs(byOrder) ? bySlot : byOrder;
    const own = leanOfPair(job);
    const stays = Math.abs(own) >= doubt ? own > 0 : own + common >= 0;
    return stays ? job : { ...job, title: employer, employer: title };
  });
}

/** How what stands in the other heads where a name stands in its own, set alike, reads on the whole. */
function leanOfSlot(pairs: Pair[], job: Pair, name: HeadPiece): number {
  const slot = slotOf(job, name);
  return meanOf(
    pairs.flatMap((pair) => [pair.title, pair.employer].filter((own) => slotOf(pair, own) === slot).map(leanOf)),
  );
}

/** Counts the places of a head in reading order. */
const placeOf = ({ row, cell, order = 0 }: HeadPiece): number => 100 * row + 10 * cell + order;

const leanOfPair = ({ title, employer }: Pair): number => Math.max(-2, Math.min(2, leanOf(title) - leanOf(employer)));

/** Where titles would stand, and no word of any title does, but places: these are the places. */
function learnPlaceSlot(jobs: Job[]): Job[] {
  const bare = ({ text }: HeadPiece): string => text.replace(/\s?\(\p{Lu}\p{L}\)$/u, '');
  const open = jobs.filter(isPair).filter(({ head }) => !head.place);
  const slots = Map.groupBy(open, (job) => slotOf(job, job.title));
  const placed = new Set(
    [...slots.values()]
      .filter(
        (own) =>
          own.length >= 2 &&
          own.every(({ title }) => titleScore(title.text) === 0 && isPlaceLike(bare(title))) &&
          own.some(({ title }) => isTown(bare(title))),
      )
      .flat(),
  );
  return jobs.map((job) => {
    if (!placed.has(job as Pair)) return job;
    const { title, ...rest } = job as Pair;
    return { ...rest, head: { ...rest.head, place: title } };
  });
}

/** How a name is set, and whether beside the dates. */
const slotOf = (job: Job, part: HeadPiece): string =>
  [isDated(job, part), part.bold, part.italic, Math.round(part.size), part.color].join();

/** Stands in one line with the entry's dates. */
function isDated({ entry }: Job, part: HeadPiece): boolean {
  const [own, date] = [part.boxes[0], entry.dates[0]?.piece.boxes[0]];
  return own !== undefined && own.page === date?.page && Math.abs(own.y - date.y) < 0.6 * own.height;
}

/** Above 0 where a name reads like a title, below where it reads like an organisation. "Room Leader (Pre-School)": a remark says nothing of what stands before it. */
export function leanOf({ text }: HeadPiece): number {
  const name = text.replace(/(?<=\S) \([^()]*\)$/u, '');
  return Math.min(2, titleScore(name)) - Math.min(2, organisationScore(name));
}

const meanOf = (list: number[]): number => list.reduce((all, n) => all + n, 0) / Math.max(1, list.length);
