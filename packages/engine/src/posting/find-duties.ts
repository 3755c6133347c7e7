import type { Posting } from '@shortlist/schema';
import { readVerb } from '../language/deeds/action-verbs.ts';
import { usesTools } from './demands/find-requirements.ts';
import type { PlacedSegment } from './text/mark-sections.ts';

/** What the person is to do: the lines and sentences about the work, without what only groups them, asks something or is a condition. */
export function findDuties(segments: PlacedSegment[]): Posting['responsibilities'] {
  const told = segments.filter(
    ({ section, heading, text }) =>
      section === 'responsibilities' && !heading && text.length > 8 && !usesTools.test(text) && !noDuty.test(text),
  );
  const isList = told.length >= 4 && told.filter(({ text }) => wordsOf(text) >= 6).length > told.length * 0.6;
  return told
    .filter((segment, i) => !(isList && groups(segment, told[i + 1])))
    .map(({ start, end, text }) => ({ start, end, text }));
}

/** A question to the reader, a bodily condition, and what the reader is to do with the advertisement. */
const noDuty =
  /\?$|^must be (?:able|willing) to (?:stand|lift|sit|work|pass|carry|travel)(?!\p{L})|^(?:please|make sure (?:you|that you)) /iu;

/** "Operations", "Service Delivery Management": among sentences a line of few words that tells of no deed names those below it. */
function groups({ text, bullet, line }: PlacedSegment, below: PlacedSegment | undefined): boolean {
  if (bullet || below === undefined || below.line <= line || wordsOf(text) > 4 || !/^\p{Lu}/u.test(text)) return false;
  if (/[.,;\d]$/u.test(text) || wordsOf(below.text) < 5) return false;
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  return readVerb(first) === undefined || text.split(/\s+/).every((word) => /^[\p{Lu}&]/u.test(word));
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}
