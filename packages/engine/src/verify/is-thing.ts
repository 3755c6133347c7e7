import { readVerb } from '../language/action-verbs.ts';
import type { Claims } from './claims.ts';
import { isGeneralWord } from './general-words.ts';
import { guardedFamilies } from './guarded-words.ts';
import { smallWords } from './index-facts.ts';
import type { Word } from './read-words.ts';

/** A word that tells of something of its own: no verb, no small or everyday word, none that other checks guard, and no part of a number. */
export function isThing(word: Word, claims: Claims): boolean {
  return (
    word.word.length > 3 &&
    readVerb(word.word) === undefined &&
    !smallWords.has(word.word) &&
    !isGeneralWord(word.word, claims.language) &&
    guardedFamilies(word.word).length === 0 &&
    !claims.numbers.some(({ start, end }) => word.start < end && word.end > start)
  );
}
