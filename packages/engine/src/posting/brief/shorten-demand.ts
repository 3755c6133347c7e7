import { anyWord } from '../words/any-word.ts';
import { seamsWords } from '../words/shorten-demand-words.ts';
/** Words that a demand's text has at most. */
export const mostWords = 20;

/** Where a long sentence can be left: before a clause that adds, explains or gives an example. */
const seams = new RegExp(
  String.raw`[;:(]|\s[–—-]\s|,?\s(?:${anyWord(seamsWords)})(?!\p{L})|,\s|\s(?:and|und|et|y|e|en)\s`,
  'giu',
);

/** A demand in at most twenty words: the whole where it is short, else up to the last seam that leaves at least five words, else cut at the twentieth word. */
export function shortenDemand(quote: string): string {
  const whole = quote
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,]$/, '');
  if (countWords(whole) <= mostWords) return whole;
  const ends = [...whole.matchAll(seams)].map(({ index }) => index);
  const fits = ends.filter((end) => {
    const words = countWords(whole.slice(0, end));
    return words >= 5 && words <= mostWords;
  });
  const end = fits.at(-1);
  if (end !== undefined) return whole.slice(0, end).trim();
  return whole.split(' ').slice(0, mostWords).join(' ');
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
