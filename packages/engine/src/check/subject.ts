import type { Document, Evidence, Leftover, Page, ReadingKind, Resume } from '@shortlist/schema';
import { findGutter, type Gutter } from './find-gutter.ts';
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

/** What a rule sees: the reading, the date (ISO 8601), the visible lines of the document in order, and the gutter of each page that has one. */
export type Subject = Unjudged & { now: string; lines: PageLine[]; gutters(): Map<Page, Gutter> };

/** The subject of one check run; lines are grouped and gutters looked for once for all rules. */
export function makeSubject(reading: Unjudged, now: string): Subject {
  const { pages } = reading.document;
  let gutters: Map<Page, Gutter> | undefined;
  const findGutters = (): Map<Page, Gutter> =>
    new Map(
      pages.flatMap((page) => {
        const gutter = findGutter(page);
        return gutter ? [[page, gutter] as const] : [];
      }),
    );
  return {
    ...reading,
    now,
    lines: pages.flatMap(groupLines),
    gutters: () => {
      gutters ??= findGutters();
      return gutters;
    },
  };
}
