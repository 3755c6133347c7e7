import type { Part, Posting } from '@shortlist/schema';
import { compareMeaning } from '../../lexicon/meaning/compare-meaning.ts';
import { wordsFrom, wordsFull } from '../formula.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { meantBy } from './meant-by.ts';
import type { PartScore } from './score-title.ts';

/**
 * How near the resume comes to the posting by its telling words, each shown by the same word or, in part, by one that is used alike, in whatever language
 * either is written: 0 where they have no more in common than any two, 1 where nearly all is said. Undefined where the posting has none.
 */
export function nearByWords({ keywords, language }: Posting, index: ResumeIndex): PartScore | undefined {
  const total = keywords.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const lines = meantBy(index);
  const rows = keywords.map(({ text, weight }) => {
    const said = compareMeaning(text, language, lines);
    const best = said.reduce((top, value, at) => (value > (said[top] ?? 0) ? at : top), 0);
    return { text, line: best, worth: ((said[best] ?? 0) * weight) / total };
  });
  const said = rows.reduce((sum, { worth }) => sum + worth, 0);
  const share = Math.max(0, Math.min(1, (said - wordsFrom) / (wordsFull - wordsFrom)));
  const scale = said === 0 ? 0 : share / said;
  const evidence = rows.flatMap(({ text, line, worth }): Part['evidence'] =>
    worth * scale === 0 ? [] : [{ posting: text, resume: index.lines[line]?.text ?? '', points: worth * scale }],
  );
  return { share, evidence };
}
