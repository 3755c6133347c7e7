import { tokenize } from '../lexicon/tokenize.ts';
import { weighStem } from '../lexicon/word-weight.ts';
import type { ResumeIndex } from './index-resume.ts';

/** The telling words of a text: stem → weight. */
export function weighWords(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const token of tokenize(text)) {
    const stem = token.stem;
    const weight = weighStem(stem);
    if (weight > 0.05) words.set(stem, weight);
  }
  return words;
}

/** The share (0 to 1, by weight) of the words that the resume holds anywhere, and of those that its best single line holds. */
export function coverWords(
  words: Map<string, number>,
  index: ResumeIndex,
): { anywhere: number; line: number; best: number | undefined } {
  let total = 0;
  let found = 0;
  const byLine = new Map<number, number>();
  for (const [stem, weight] of words) {
    total += weight;
    const lines = index.stems.get(stem) ?? index.otherForms(stem);
    if (lines === undefined) continue;
    found += weight;
    for (const line of lines) byLine.set(line, (byLine.get(line) ?? 0) + weight);
  }
  let best: number | undefined;
  let top = 0;
  for (const [line, weight] of byLine) if (weight > top) [best, top] = [line, weight];
  return total === 0 ? { anywhere: 0, line: 0, best: undefined } : { anywhere: found / total, line: top / total, best };
}
