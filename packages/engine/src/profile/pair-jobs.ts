import type { Work } from '@shortlist/schema';
import { monthOf } from '../language/dates/month-of.ts';
import { foldWords } from '../language/text/fold-text.ts';

export type Pair = { own?: Work; other?: Work };

/** Jobs of two documents of one person, those of the same employer and the nearest title and start side by side. */
export function pairJobs(own: Work[], other: Work[]): Pair[] {
  const free = new Set(other);
  const pairs: Pair[] = own.map((job) => {
    const candidates = [...free].filter((each) => isSameName(each.name, job.name));
    const match = candidates.sort((a, b) => distance(a, job) - distance(b, job))[0];
    if (match !== undefined) free.delete(match);
    return match === undefined ? { own: job } : { own: job, other: match };
  });
  return [...pairs, ...[...free].map((job) => ({ other: job }))];
}

/** Whether two names are of the same house, legal form and town apart. */
export function isSameName(a: string | undefined, b: string | undefined): boolean {
  const [first, second] = [bare(a), bare(b)];
  if (first === '' || second === '') return false;
  return first === second || first.startsWith(`${second} `) || second.startsWith(`${first} `);
}

function bare(name: string | undefined): string {
  return foldWords(name ?? '')
    .replace(/\b(?:gmbh|ag|kg|inc|ltd|llc|plc|co|corp|corporation|limited|company|group|sa|sas|sarl|sl|bv)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function distance(a: Work, b: Work): number {
  const title = foldWords(a.position ?? '') === foldWords(b.position ?? '') ? 0 : 6;
  return title + monthsApart(a.startDate, b.startDate);
}

/** Months between two starts. */
export const monthsApart = (a: string | undefined, b: string | undefined): number =>
  Math.abs((monthOf(a, false) ?? 0) - (monthOf(b, false) ?? 0));
