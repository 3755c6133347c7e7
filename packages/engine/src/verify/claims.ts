import type { SkillMention, Span } from '@shortlist/schema';
import type { FactView } from './facts/index-facts.ts';
import type { MonthClaim } from './reading/read-dates.ts';
import type { NumberClaim } from './reading/read-numbers.ts';
import type { Word } from './reading/read-words.ts';

/** What a sentence may speak of besides the person: the posting's text, its employer and its title (a letter's business). Language is BCP 47. */
export type SentenceContext = { posting?: string; employer?: string; title?: string; language?: string };

/** A sentence taken apart. `frames` are the stretches that speak of the posting, not of the person. */
export type Parts = {
  text: string;
  words: Word[];
  numbers: NumberClaim[];
  months: MonthClaim[];
  skills: SkillMention[];
  frames: Span[];
  language: string;
};

/** A sentence beside the facts: the entries whose employer or school it names, and the person's own lines that it tells anew. */
export type Claims = Parts & { items: ReadonlySet<string>; lines: readonly FactView[] };

/** Whether a stretch is open to judgement: it does not lie wholly in a frame. */
export function isOpen(claims: Parts, start: number, end: number): boolean {
  return !claims.frames.some((frame) => frame.start <= start && end <= frame.end);
}
