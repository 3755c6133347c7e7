import type { Requirement, Span } from '@shortlist/schema';
import { findAllSkills } from '../../lexicon/find/find-skills.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { findRequirements, mayAsk } from './find-requirements.ts';

/** All that the lines of a posting seem to ask for, in order; each is judged afterwards. */
export function readAsked(
  text: string,
  segments: PlacedSegment[],
  language: string,
  titleAt: number | undefined,
): Requirement[] {
  return findRequirements(text, segments, findAllSkills(text, language, quietLines(text, segments)), titleAt);
}

/** Lines of which no sentence can hold a requirement: nothing is looked for in them. */
function quietLines(text: string, segments: PlacedSegment[]): Span[] {
  const lines = new Map<number, Span & { quiet: boolean }>();
  for (const segment of segments) {
    const { line, start, end } = segment;
    const quiet = !mayAsk(segment);
    const known = lines.get(line);
    if (known === undefined) lines.set(line, { start, end, quiet });
    else lines.set(line, { start: known.start, end, quiet: known.quiet && quiet });
  }
  return [...lines.values()].filter(({ quiet }) => quiet).map(({ start, end }) => widen(text, start, end));
}

/** The whole line around a stretch. */
function widen(text: string, start: number, end: number): Span {
  const after = text.indexOf('\n', end);
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: after === -1 ? text.length : after };
}
