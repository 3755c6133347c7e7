import type { Part, Posting, Seniority } from '@shortlist/schema';
import { profileTitle, shareSector, type TitleProfile } from '../../lexicon/titles/profile-title.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { weighStem } from '../../lexicon/word-weight.ts';
import { monthsOfLines, type ResumeIndex, type ResumeTitle } from '../resume/index-resume.ts';

export type PartScore = { share: number; evidence: Part['evidence'] };

const ladder: Seniority[] = ['intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'];
const levelWords = new Set([
  'senior',
  'sr',
  'junior',
  'jr',
  'lead',
  'principal',
  'staff',
  'intern',
  'ii',
  'iii',
  'of',
  'and',
  'the',
  'for',
  'm',
  'w',
  'd',
  'f',
  'x',
  'i',
]);

/** Title and seniority: how close the nearest of the person's titles comes to the posting's, the newest counting most. */
export function scoreTitle(posting: Posting, index: ResumeIndex): PartScore | undefined {
  const asked = askedTitle(posting);
  if (asked === undefined) return undefined;
  let best = { share: 0, title: undefined as ResumeTitle | undefined };
  for (const title of index.titles) {
    const share = fit(asked, title) * freshness(title) * title.trust;
    if (share > best.share) best = { share, title };
  }
  const level = levelFit(posting.seniority, index);
  const share = best.share * (0.85 + 0.15 * level);
  return {
    share,
    evidence: [
      { posting: posting.title ?? '', ...(best.title === undefined ? {} : { resume: best.title.text }), points: share },
    ],
  };
}

type Asked = { profile: TitleProfile; words: Map<string, number> };

function askedTitle(posting: Posting): Asked | undefined {
  if (posting.title === undefined) return undefined;
  const words = new Map<string, number>();
  for (const token of tokenize(posting.title)) {
    const stem = token.stem;
    if (!levelWords.has(token.form) && stem.length > 1) words.set(stem, Math.max(0.2, weighStem(stem)));
  }
  return { profile: profileTitle(posting.title), words };
}

function sharedWords(asked: Asked, title: ResumeTitle): number {
  let total = 0;
  let shared = 0;
  for (const [stem, weight] of asked.words) {
    total += weight;
    if (title.stems.includes(stem)) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
}

function fit(asked: Asked, title: ResumeTitle): number {
  const words = sharedWords(asked, title);
  const same = [...asked.profile.occupations].some((occupation) => title.profile.occupations.has(occupation)) ? 1 : 0;
  const field = shareSector(asked.profile, title.profile);
  const family = Math.max(same * 0.9 * Math.max(0.6, field), field * 0.65);
  return Math.max(words, Math.min(1, family + 0.3 * words));
}

/** 1 for a present title, falling by a third over ten years. */
function freshness(title: ResumeTitle): number {
  return 1 - Math.min(1, title.age / 10) / 3;
}

function levelFit(asked: Seniority | undefined, index: ResumeIndex): number {
  const rank = ladder.indexOf(asked ?? 'mid');
  const ranks = index.titles.map((title) => ladder.indexOf((title.seniority ?? 'mid') as Seniority));
  const top = Math.max(...ranks, -1);
  if (top === -1) return 0;
  return 1 - Math.min(1, Math.abs(Math.max(top, 0) - rank) / 5);
}

/** Months of the jobs whose title names the posting's occupation (`close`), of those in its wider field besides (`near`), and the lines of all of them. */
export function monthsOfOccupation(
  index: ResumeIndex,
  posting: Posting,
): { close: number; near: number; lines: number[]; closeLines: number[] } {
  const asked = askedTitle(posting);
  if (asked === undefined) return { close: 0, near: 0, lines: [], closeLines: [] };
  const close: number[] = [];
  const near: number[] = [];
  for (const title of index.titles) {
    if (isClose(asked, title)) close.push(title.line);
    else if (fit(asked, title) >= 0.5) near.push(title.line);
  }
  const months = monthsOfLines(index, close);
  return {
    close: months,
    near: monthsOfLines(index, [...close, ...near]) - months,
    lines: [...close, ...near],
    closeLines: close,
  };
}

/** The same occupation, or most of the title's telling words. */
function isClose(asked: Asked, title: ResumeTitle): boolean {
  if ([...asked.profile.occupations].some((occupation) => title.profile.occupations.has(occupation))) return true;
  return sharedWords(asked, title) >= 0.6;
}
