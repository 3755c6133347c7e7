import { readVerb } from '../../language/deeds/action-verbs.ts';
import type { Claims } from '../claims.ts';
import { smallWords } from '../facts/index-facts.ts';
import { isGeneralWord } from '../words/general-words.ts';
import { guardedFamilies } from '../words/guarded-words.ts';
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
