import { tokenize } from '../../lexicon/tokenize.ts';
import { weighStem } from '../../lexicon/word-weight.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';

const lettered = /\p{L}\p{Lu}.*\p{Ll}|\p{Ll}\p{Lu}/u;

/** The telling words of a text: stem → weight. */
export function weighWords(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const token of tokenize(text)) {
    const stem = token.stem;
    // A name by its letters ("NETSoins") tells more than the kind of thing that it is.
    const weight = weighStem(stem) * (lettered.test(text.slice(token.start, token.end)) ? 1.5 : 1);
    if (weight > 0.05) words.set(stem, weight);
  }
  return words;
}

/** The share (0 to 1, by weight) of the words that the resume holds anywhere, and of those that its best single line holds, among the lines that may count as proof. */
export function coverWords(
  words: ReadonlyMap<string, number>,
  index: ResumeIndex,
  isProof: (line: number) => boolean = () => true,
): { anywhere: number; line: number; best: number | undefined } {
  let total = 0;
  let found = 0;
  const byLine = new Map<number, number>();
  for (const [stem, weight] of words) {
    total += weight;
    const lines = index.stems.get(stem) ?? index.otherForms(stem);
    if (lines === undefined) continue;
    found += weight;
    for (const line of lines) if (isProof(line)) byLine.set(line, (byLine.get(line) ?? 0) + weight);
  }
  let best: number | undefined;
  let top = 0;
  for (const [line, weight] of byLine) if (weight > top) [best, top] = [line, weight];
  return total === 0 ? { anywhere: 0, line: 0, best: undefined } : { anywhere: found / total, line: top / total, best };
}

/** Up to three lines that together hold the most of the words, the best first, and the share that they hold. A line that adds next to nothing is left out. */
export function proveWords(
  words: ReadonlyMap<string, number>,
  index: ResumeIndex,
  best: number,
): { lines: number[]; share: number } {
  const total = [...words.values()].reduce((sum, weight) => sum + weight, 0);
  const open = new Map([...words].map(([stem]) => [stem, index.stems.get(stem) ?? index.otherForms(stem) ?? []]));
  const lines = [best];
  let share = 0;
  for (let next: number | undefined = best; next !== undefined; ) {
    for (const [stem, at] of open)
      if (at.includes(next)) {
        share += (words.get(stem) ?? 0) / Math.max(total, 0.001);
        open.delete(stem);
      }
    next = lines.length < 3 ? adding(open, words, index, 0.1 * total) : undefined;
    if (next !== undefined) lines.push(next);
  }
  return { lines, share };
}

/** The line, of a job or a list of skills, that holds most of the open words, where that is worth a line. */
function adding(
  open: Map<string, number[]>,
  words: ReadonlyMap<string, number>,
  index: ResumeIndex,
  least: number,
): number | undefined {
  const gains = new Map<number, number>();
  for (const [stem, lines] of open)
    for (const line of lines)
      if (index.lines[line]?.job !== undefined || index.lines[line]?.section === 'skills')
        gains.set(line, (gains.get(line) ?? 0) + (words.get(stem) ?? 0));
  let found: number | undefined;
  let most = least;
  for (const [line, gain] of gains) if (gain > most) [found, most] = [line, gain];
  return found;
}
