import type { Document, Evidence, Leftover, ReadingKind, Resume } from '@shortlist/schema';
import { groupLines, type PageLine } from './group-lines.ts';

/** What is judged: a reading without its findings. */
export type Unjudged = {
  kind: ReadingKind;
  language: string;
  document: Document;
  resume: Resume;
  evidence: Evidence[];
  leftovers: Leftover[];
};

/** What a rule sees: the reading, the date (ISO 8601), and the visible lines of the document in order. */
export type Subject = Unjudged & { now: string; lines: PageLine[] };

/** The subject of one check run; lines are grouped once for all rules. */
export function makeSubject(reading: Unjudged, now: string): Subject {
  return { ...reading, now, lines: reading.document.pages.flatMap(groupLines) };
}
