import { sureFact } from '@shortlist/schema';
import type { ReadTitle } from './facts/find-sought-title.ts';
import { readTitle } from './facts/read-title.ts';
import { openFrontMatter } from './text/front-matter.ts';
import { withoutUnseen } from './text/is-machine-order.ts';
import { joinLines } from './text/join-lines.ts';
import { listLines } from './text/list-lines.ts';
import { markOtherJobs } from './text/mark-other-jobs.ts';
import { markSections, type PlacedSegment } from './text/mark-sections.ts';
import { mendNames } from './text/mend-names.ts';
import { nameSection } from './text/name-section.ts';
import { openGaps } from './text/open-gaps.ts';
import { partLabelLists } from './text/part-label-lists.ts';
import type { PostingFacts } from './text/read-job-posting.ts';
import { readMarkup, rowsAsLabels, withoutEmphasis, withoutQuoteMarks } from './text/read-markup.ts';
import { partGlue, partHeadings } from './text/restore-breaks.ts';
import { splitSegments } from './text/split-segments.ts';
import { stripStyles } from './text/strip-styles.ts';

/** A posting's text, mended, with what its markup states, its title and its lines under their headings. */
export type PostingLines = {
  facts: PostingFacts;
  text: string;
  title: ReadTitle | undefined;
  /** Where the advertisement begins: its title; none where lists stand above what was taken for one. */
  opening: ReadTitle | undefined;
  segments: PlacedSegment[];
};

/** Characters of a posting that are read: the longest advertisements have a fifth of it. */
const longest = 100_000;

/** The first half of reading a posting: text, title and lines. Takes any text; linear in its length. */
export function readLines(input: string): PostingLines {
  const { facts, text } = readText(input);
  const title = readTitle(text, facts.title);
  const sure = title === undefined || title.sure < sureFact ? undefined : title;
  const opening = sure !== undefined && standsBelowLists(text.slice(0, sure.start)) ? undefined : sure;
  const segments = partLabelLists(markOtherJobs(markSections(splitSegments(text), opening), sure?.text));
  return { facts, text, title, opening, segments };
}

/** A posting's text, mended, with what its markup states. */
export function readText(input: string): { facts: PostingFacts; text: string } {
  const facts = readMarkup(openFrontMatter(input.slice(0, 1_000_000).replaceAll('\r\n', '\n').replaceAll('\r', '\n')));
  const text = mendNames(
    partGlue(
      joinLines(
        openGaps(
          partHeadings(
            withoutUnseen(stripStyles(withoutEmphasis(withoutQuoteMarks(rowsAsLabels(facts.text.slice(0, longest)))))),
          ),
        ),
      ),
    ),
  );
  return { facts, text };
}

/** Whether a text has the headings of duties or demands with lines below them: an advertisement in itself. */
function standsBelowLists(above: string): boolean {
  const lines = listLines(above);
  return lines.some(
    ({ text }, i) =>
      i < lines.length - 3 && ['requirements', 'responsibilities', 'nice'].includes(nameSection(text)?.kind ?? ''),
  );
}
