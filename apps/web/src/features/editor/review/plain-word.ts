/** A word as dictionaries have it: in small letters, with a straight apostrophe. */
export const plainWord = (word: string): string => word.replaceAll('’', "'").toLowerCase();

/** The same without the "'s" of what belongs to it: a word that is called right is right with it too. */
export const bareWord = (word: string): string => plainWord(word).replace(/'s$/, '');
