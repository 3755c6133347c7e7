import type { TitleProfile } from '../../lexicon/titles/profile-title.ts';
import { spellOutTitle } from '../../lexicon/titles/spell-out-title.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import type { ResumeLine } from './list-lines.ts';

type Title = { line: number; text: string; profile: TitleProfile; current: boolean; age: number; trust: number };

/**
 * "Service Tech", of somebody who calls themselves "HVAC Service Technician": the headline says of what trade the latest job's title is, where
 * every word of that title stands in it. Earlier jobs may have been of another trade.
 */
export function lendLabel(titles: Title[], lines: readonly ResumeLine[]): void {
  const label = titles.find(({ line }) => lines[line]?.pointer === '/basics/label');
  if (label === undefined || label.profile.occupations.size === 0) return;
  const words = new Set(wordsOf(label));
  const jobs = titles.filter(({ line, trust }) => trust === 1 && lines[line]?.job !== undefined);
  const latest = jobs.toSorted((a, b) => a.age - b.age || Number(b.current) - Number(a.current))[0];
  if (latest === undefined || [...latest.profile.occupations].some((each) => label.profile.occupations.has(each)))
    return;
  const own = wordsOf(latest);
  if (own.length === 0 || own.length >= words.size || !own.every((word) => words.has(word))) return;
  latest.profile = label.profile;
}

function wordsOf({ text }: Title): string[] {
  return tokenize(spellOutTitle(text)).map(({ stem }) => stem);
}
