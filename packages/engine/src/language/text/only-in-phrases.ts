import { readVerb } from '../deeds/action-verbs.ts';

/** Small words that may stand behind a whole name in English. */
const small =
  /^(?:a|an|and|are|as|at|based|but|by|can|for|from|group|has|have|here|if|in|into|is|it|must|now|of|on|or|our|team|staff|since|than|that|the|their|they|this|to|today|until|was|we|were|when|where|which|who|will|with|would|you|your)$/;

/**
 * Whether words stand in an English text only before a further small word of their phrase, and nowhere by themselves: "High Net Worth" of "High Net Worth
 * clients" is a part of the phrase and no name; "Farrow is", "at Farrow." and "Farrow" on a line of its own are whole.
 */
export function standsOnlyInPhrases(words: string, text: string): boolean {
  const places = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, 'gu'))];
  return (
    places.length > 0 &&
    places.every(({ index }) => {
      const next = /^ (\p{Ll}[\p{Ll}-]+)/u.exec(text.slice(index + words.length, index + words.length + 40))?.[1];
      return next !== undefined && !small.test(next) && !/^(?:past|third)$/.test(readVerb(next)?.form ?? '');
    })
  );
}
