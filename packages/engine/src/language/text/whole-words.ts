/** Finds one of some words, the alternatives of a pattern, where no letter stands beside it, in capitals or small. */
export const wholeWords = (...words: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
