import type { Page } from '@shortlist/schema';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

/** What fonts join to one glyph. */
const ligatures = ['ti', 'tt', 'ft', 'tf', 'fi', 'fl', 'ff', 'ffi', 'tti', 'fti'];

/** A word of Latin letters with one sign within that no Latin word has: a letter of another script, a rare letter, an opening bracket, or within small letters a digit or a capital. */
const odd =
  /(?<![\p{L}\p{N}])([A-Za-zÀ-ÿ]+)([^\P{L}A-Za-zÀ-žﬀ-ﬆªºµ]|\[|(?<=\p{Ll})[\dA-ZŌ](?=\p{Ll}))([a-zà-ÿ]+)(?![\p{L}\p{N}])/gu;

/**
 * Some printers give ligatures the code of another letter: "EducaƟon", "naঞve", "So[ware", "Communica9on". Which ligature a sign stands for is what makes words of most
 * words with it in the document; one that makes none stays as it is. A bracket or a capital is replaced in such words alone, another sign wherever it stands in a word.
 */
export function nameMiscodedLigatures(pages: Page[]): void {
  const meant = new Map([...collectWords(pages)].flatMap(([sign, words]) => pick(sign, words)));
  if (meant.size === 0) return;
  for (const page of pages)
    for (const item of page.items)
      item.text = item.text.replace(odd, (word: string, before: string, sign: string, after: string) => {
        const named = `${before}${meant.get(sign) ?? sign}${after}`;
        return /[A-Z[]/.test(sign) && !isWord(named) ? word : named;
      });
}

type Parts = [string, string];

function collectWords(pages: Page[]): Map<string, Map<string, Parts>> {
  const found = new Map<string, Map<string, Parts>>();
  for (const { items } of pages)
    for (const { text } of items)
      for (const [word, before = '', sign = '', after = ''] of text.matchAll(odd)) {
        const words = found.get(sign) ?? new Map<string, Parts>();
        found.set(sign, words.set(word, [before, after]));
      }
  return found;
}

/** The ligature that makes most words, and more than any other. */
function pick(sign: string, words: Map<string, Parts>): [string, string][] {
  const [first, second] = ligatures
    .map((ligature) => {
      const made = [...words.values()].filter(([before, after]) => isWord(before + ligature + after)).length;
      return { ligature, made };
    })
    .toSorted((a, b) => b.made - a.made);
  const least = /\d/.test(sign) ? 2 : 1;
  return first && first.made >= least && first.made > (second?.made ?? 0) ? [[sign, first.ligature]] : [];
}

const isWord = (text: string): boolean => text.length > 3 && isGeneralWord(text.toLowerCase());
