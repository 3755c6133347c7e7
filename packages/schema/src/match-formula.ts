// The published formula of the match estimate: the engine counts by it, the app shows it at /how-scoring-works.

import type { Band, PartName } from './match.ts';

/** The parts' shares of 100. Parts that the posting does not ask for are left out and the rest rescaled. */
export const matchWeights: Record<PartName, number> = {
  requirements: 40,
  title: 25,
  experience: 12,
  education: 8,
  keywords: 15,
};

/** How much a requirement counts among the requirements. */
export const importanceWeights = { must: 2, nice: 1 } as const;

/** A must-have licence or certificate counts this many times another must-have: without it the rest is often not read. */
export const mustLicenceShare = 3;

/** Where a posting only wishes, its requirements count this share of their weight: who meets what it insists on is not half unfit. */
export const wishesOnlyShare = 0.5;

/** Soft skills count this share of a hard one: everybody claims them. */
export const softSkillShare = 0.3;

/** What a skill earns that the resume says is being learnt: little, and never as much as having done it. */
export const learningShare = 0.3;

/** What a skill earns that the resume itself calls basic, where the posting asks for more than that. */
export const basicShare = 0.6;

/** The most that years of the occupation or the wider field earn where no job shows what a posting asks years of. */
export const widerFieldMost = 0.6;

/** The share of a posting's telling words at which the keyword part is full: repeating or adding more gains nothing. */
export const keywordCap = 0.6;

/** The bands of a score, each with its least number, best first. Of real resumes against postings of their own occupation 12 % are great, 58 % at least fair; of those of other occupations 2 % are fair or more. */
export const bands: [number, Band][] = [
  [70, 'Great'],
  [55, 'Good'],
  [40, 'Fair'],
  [25, 'Weak'],
  [0, 'Poor'],
];

/** The band of a score. */
export function bandOf(score: number): Band {
  return bands.find(([least]) => score >= least)?.[1] ?? 'Poor';
}
