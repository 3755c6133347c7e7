// The published formula of the match estimate: the engine counts by it, the app shows it at /how-scoring-works.

import type { Band } from './match.ts';

/** The parts' shares of 100. Parts that the posting does not ask for are left out and the rest rescaled. */
export const matchWeights: { readonly [part in 'requirements' | 'title' | 'keywords']: number } = {
  requirements: 40,
  title: 40,
  keywords: 20,
};

/** How much a requirement counts among the requirements. */
export const importanceWeights = { must: 1, nice: 0.4 } as const;

/** How much a requirement counts by what it asks for: a sentence that names nothing to be looked up says little, a skill that no list knows less than one that is known. */
export const kindWeights = { known: 1, unknownSkill: 0.6, sentence: 0.25, mustLicence: 3 } as const;

/** Each of the three to five needs that decide the job counts this many times another requirement. */
export const needShare = 3;

/** A posting with fewer requirements than that says little of the fit: for each one lacking the part counts this share less. */
export const fewRequirements = 3;
export const lackingStep = 0.25;

/** The most that somebody scores for a profession that the law guards, where neither its licence nor its degree is shown. */
export const unlicensedMost = 30;

/** What a year of work of any kind is worth of the title's part: the nearness of occupation and level fills the rest. */
export const anyWorkShare = 0.15;

/** What a title is worth at least where no list knows the posting's, or none of the resume's: nothing is known of how near they are. */
export const unlistedTitle = 0.35;

/** What a title is worth without any of the years that a posting insists on; from half of them on it counts whole. */
export const shortOfYearsShare = 0.5;

/** What a month of an apprenticeship or of working through one's studies counts among the months of work; an internship counts nothing. */
export const trainingShare = 0.5;

/** What a skill earns that a job's occupation uses as a rule, and that no line tells. */
export const carriedShare = 0.5;

/** What a skill earns that the resume says is being learnt: little, and never as much as having done it. */
export const learningShare = 0.3;

/** What a skill earns that the resume itself calls basic, where the posting asks for more than that. */
export const basicShare = 0.6;

/** The most that years of the occupation or the wider field earn where no job shows what a posting asks years of. */
export const widerFieldMost = 0.6;

/** What jobs that tell of the work which the posting's title names are worth, where no title of the resume is near to it. */
export const toldWorkShare = 0.45;

/** What having led people is worth for a post that leads people in another field. */
export const ledElsewhereShare = 0.35;

/** The share of a posting's telling words that any resume comes near to, and the one at which their part is full: repeating or adding more gains nothing. */
export const wordsFrom = 0.1;
export const wordsFull = 0.7;

/** What the title is worth at least where that part is full: firms call the same work otherwise. */
export const titleByWords = 0.7;

/** The bands of a score, each with its least number, best first. Of real resumes against postings of their own occupation 25 % are great, 75 % at least fair; of those of other occupations 10 % are fair or more (`bench -- match --pairs`). */
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
