import type { Part, Posting } from '@shortlist/schema';
import { compareMeaning } from '../../lexicon/meaning/compare-meaning.ts';
import { hasMeanings } from '../../lexicon/meaning/dictionary.ts';
import { wordsFrom, wordsFull } from '../formula.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { meantBy } from './meant-by.ts';
import type { PartScore } from './score-title.ts';

/**
 * How near the resume comes to the posting by its telling words, each shown by the same word or, in part, by one that is used alike, in whatever language
 * either is written: 0 where they have no more in common than any two, 1 where nearly all is said. A line is named only for the same word. Undefined
 * where the posting has no such words, and between languages of which one cannot be compared by meaning.
 */
export function nearByWords({ keywords, language }: Posting, index: ResumeIndex): PartScore | undefined {
  const total = keywords.reduce((sum, { weight }) => sum + weight, 0);
  const foreign = index.language() !== language;
  if (total === 0 || (foreign && !(hasMeanings(language) && hasMeanings(index.language())))) return undefined;
  const lines = meantBy(index);
  const rows = keywords.map(({ text, weight }) => {
    const said = compareMeaning(text, language, lines);
    const best = said.reduce((top, value, at) => (value > (said[top] ?? 0) ? at : top), 0);
    const alike = said[best] ?? 0;
    return { text, line: best, isSame: alike >= same, worth: (alike * weight) / total };
  });
  const sum = (list: typeof rows): number => list.reduce((all, { worth }) => all + worth, 0);
  const said = sum(rows);
  const share = shareOf(said);
  const scale = said === 0 ? 0 : share / said;
  const evidence = rows.flatMap(({ text, line, isSame, worth }): Part['evidence'] =>
    worth * scale === 0
      ? []
      : [{ posting: text, ...(isSame ? { resume: index.lines[line]?.text ?? '' } : {}), points: worth * scale }],
  );
  return { share, evidence };
}

const shareOf = (said: number): number => Math.max(0, Math.min(1, (said - wordsFrom) / (wordsFull - wordsFrom)));

/** From here on it is the same word, or another form of it. */
const same = 0.99;
