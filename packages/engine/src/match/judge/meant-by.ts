import { type MeantLines, meantLines } from '../../lexicon/meaning/compare-meaning.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';

const known = new WeakMap<ResumeIndex, MeantLines>();

/** The lines of a resume made ready to be compared by meaning, once for all demands; those that tell of no work of the person's say nothing. */
export function meantBy(index: ResumeIndex): MeantLines {
  const found = known.get(index);
  if (found !== undefined) return found;
  const texts = index.lines.map(({ text }, line) => (index.silent.has(line) ? '' : text));
  const lines = meantLines(texts, index.language());
  known.set(index, lines);
  return lines;
}
