import type { Match } from '@shortlist/schema';
import { weighWord } from '../lexicon/word-weight.ts';
import type { ResumeIndex } from './resume/index-resume.ts';

/** Observations on the resume's words: an empty resume, and telling words repeated so often that they look stuffed. They gain nothing. */
export function reviewKeywords(index: ResumeIndex): Match['notes'] {
  if (index.words === 0) return [{ code: 'empty-resume' }];
  const stuffed = [...index.counts].filter(
    ([word, count]) => count >= 12 && count / index.words > 0.04 && weighWord(word) > 0.5,
  );
  return stuffed
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([word, count]) => ({ code: 'repeated-keyword', detail: `${word} (${count})` }));
}
