import { tokenize } from '../../lexicon/tokenize.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';

/** Whether a line of the resume holds these very words, one after the other: what a system looks for that compares letters. Case, plural endings and marks between words are free. `only`: the line to look at. */
export function holdsPhrase(index: ResumeIndex, phrase: string, only?: number): boolean {
  const [first, ...rest] = tokenize(phrase);
  if (first === undefined) return true;
  const written = phrase.toLowerCase();
  return (index.stems.get(first.stem) ?? []).some((line) => {
    if (only !== undefined && line !== only) return false;
    const text = index.lines[line]?.text ?? '';
    if (phrase.length > 4 && text.toLowerCase().includes(written)) return true;
    const keys = tokenize(text).map(({ key }) => key);
    return keys.some((key, i) => key === first.key && rest.every((word, k) => keys[i + k + 1] === word.key));
  });
}
