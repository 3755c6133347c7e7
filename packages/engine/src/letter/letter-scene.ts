import type { BriefNeed, Edit, Fact, Letter, Match, Posting, Resume, Violation } from '@shortlist/schema';
import type { LineJudge } from '../lexicon/relate/shown-by-line.ts';

/** How a posting is seen: the needs that decide the job, most telling first, and what of it each line of a resume shows by itself. */
export type PostSense = {
  needsOf: (posting: Posting) => readonly BriefNeed[];
  lineJudge: (posting: Posting, now: string) => LineJudge;
};

/** What a letter is written from. `language` is BCP 47, `now` ISO 8601; `verify` is the truth gate. */
export type LetterInput = PostSense & {
  resume: Resume;
  /** Its jobs with those that `resume` leaves open because they were read from an uncertain place: which job runs, all of them tell. */
  wholeWork?: NonNullable<Resume['work']>;
  posting: Posting;
  match: Match;
  facts: readonly Fact[];
  /** Texts of the person's document that no field holds: nothing is written from them, and nothing that they name is denied. */
  unread?: readonly string[];
  /** What the person was asked about and said that they do not have. */
  denied?: readonly string[];
  /** What the person's answers put into the resume. */
  entered?: readonly Edit[];
  /** Lines of the resume that the person ticked as showing a need best. */
  ticked?: readonly string[];
  language: string;
  now: string;
  tone?: Letter['tone'];
  length?: Letter['length'];
  verify: (sentence: string, facts: readonly Fact[]) => Violation[];
};

/** The input with everything chosen. */
export type LetterScene = LetterInput & { tone: 'plain' | 'warm' | 'formal'; length: 'short' | 'full' };

/** A paragraph before it is joined: its sentences with the facts that each rests on. `line`: on a line of its own, as an item of a list or as the head of those below. */
export type DraftParagraph = { sentence: string; facts: Fact[]; line?: 'item' | 'head' }[];
