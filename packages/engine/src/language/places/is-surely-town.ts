import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { isTown } from './towns.ts';

/** A town whose name is no word of general job language: "Sales" and "Media" are towns too. */
export const isSurelyTown = (text: string): boolean =>
  isTown(text) && !text.toLowerCase().split(/\s+/).some(isGeneralWord);
