import { byWord } from '@shortlist/schema';
import { findGlue } from './find-glue.ts';
import { bareHeading, bareLabel, headingWithColon, labelWithColon, leadWithColon } from './inline-headings.ts';

/** Lines as long as this hold what were many. */
const long = 400;

/** HTML's names of signs whose ampersand was lost: "Our client rsquo;s", "nbsp; nbsp;". */
const signs: Record<string, string> = byWord({
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  bull: '•',
  pound: '£',
  euro: '€',
  hellip: '…',
});
/** "pound" and "euro" are words too: they are signs in front of a number only. */
const sign = /(?<![&\p{L}\d])(?:\s?(nbsp|ndash|mdash|rsquo|lsquo|rdquo|ldquo|bull|hellip);|(pound|euro);(?=\d))/gu;

/**
 * A posting's text in which a line that holds a whole advertisement is broken around the headings inside it, before its labels, and behind what leads to
 * a list. Linear.
 */
export function partHeadings(text: string): string {
  return text
    .replace(sign, (whole, name: string | undefined, money: string) => signs[name ?? money] ?? whole)
    .split('\n')
    .map((line) => (line.length < long ? line : openSpaces(breakAt(line, headingPlaces(line)))))
    .join('\n');
}

/** A posting's text in which words that ran together because a line break was lost stand on lines of their own. Linear. */
export function partGlue(text: string): string {
  let from = 0;
  return text
    .split('\n')
    .map((line) => {
      const parted = breakAt(line, findGlue(line, text, from));
      from += line.length + 1;
      return parted;
    })
    .join('\n');
}

function breakAt(line: string, places: readonly number[]): string {
  if (places.length === 0) return line;
  const sorted = [...new Set(places)].sort((a, b) => a - b);
  return [0, ...sorted]
    .map((from, i) => line.slice(from, sorted[i]).trim())
    .filter((part) => part !== '')
    .join('\n');
}

/** In the parts of such a line two blanks behind a word that ends no sentence stand for a break too; those behind a label do not. */
function openSpaces(parts: string): string {
  return parts
    .split('\n')
    .map((part) => (part.length < 60 ? part : part.replace(/(?<=[\p{Ll})]) {2,}(?=\p{Lu})/gu, '\n')))
    .join('\n');
}

/** Where headings begin and end inside a line; a label breaks the line before it only. */
function headingPlaces(line: string): number[] {
  const find = (words: RegExp): RegExpExecArray[] => [...line.matchAll(words)].filter((each) => opensLarge(each[0]));
  const named = find(headingWithColon);
  const labelled = find(labelWithColon);
  const bare = [...line.matchAll(bareHeading), ...line.matchAll(bareLabel)];
  const sure = [...named, ...labelled, ...bare.filter(({ index }) => !isInName(line, index))];
  // In a paragraph of prose one of these words may open with a capital; two different ones are headings, and so are all beside them.
  const areHeadings = new Set(sure.map(({ 0: words }) => words.replace(/\W+$/u, ''))).size >= 2;
  const labels = [...labelled, ...(areHeadings ? line.matchAll(bareLabel) : [])].map(({ index }) => index);
  const headings = [...named, ...(areHeadings ? line.matchAll(bareHeading) : [])].flatMap(({ index, 0: words }) => [
    index,
    index + words.length,
  ]);
  const leads = [...line.matchAll(leadWithColon)].map(({ index, 0: words }) => index + words.length);
  return [...labels, ...headings, ...leads].filter((at) => at > 0 && at < line.length);
}

/** "Business Requirements Documents": directly behind a word with a capital it may be part of a name. */
function isInName(line: string, at: number): boolean {
  return /\p{Lu}[\p{L}&-]*\s{1,3}$/u.test(line.slice(Math.max(0, at - 30), at));
}

/** A heading inside a line opens with a capital. */
function opensLarge(words: string): boolean {
  return /^[\p{Lu}%]/u.test(words);
}
