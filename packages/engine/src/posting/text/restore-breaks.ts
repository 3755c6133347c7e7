import { findGlue } from './find-glue.ts';
import { bareHeading, bareLabel, headingWithColon, labelWithColon, leadWithColon } from './inline-headings.ts';

/** Lines as long as this hold what were many. */
const long = 400;

/** HTML's names of signs whose ampersand was lost: "Our client rsquo;s", "nbsp; nbsp;". */
const signs: Record<string, string> = {
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
};
const sign = /(?<![&\p{L}\d])(?:\s?(nbsp|ndash|mdash|rsquo|lsquo|rdquo|ldquo|bull|pound|euro|hellip);)/gu;

/**
 * A posting's text in which a line that holds a whole advertisement is broken around the headings inside it, before its labels, and behind what leads to
 * a list. Linear.
 */
export function partHeadings(text: string): string {
  return text
    .replace(sign, (whole, name: string) => (name === 'rsquo' ? '’' : (signs[name] ?? whole)))
    .split('\n')
    .map((line) => (line.length < long ? line : openSpaces(breakAt(line, headingPlaces(line)))))
    .join('\n');
}

/** A posting's text in which words that ran together because a line break was lost stand on lines of their own. Linear. */
export function partGlue(text: string): string {
  return text
    .split('\n')
    .map((line) => breakAt(line, findGlue(line, text)))
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
  const labels = [...line.matchAll(labelWithColon), ...line.matchAll(bareLabel)]
    .filter(({ 0: words }) => opensLarge(words))
    .map(({ index }) => index);
  const headings = [...line.matchAll(headingWithColon), ...line.matchAll(bareHeading)]
    .filter(({ 0: words }) => opensLarge(words))
    .flatMap(({ index, 0: words }) => [index, index + words.length]);
  const leads = [...line.matchAll(leadWithColon)].map(({ index, 0: words }) => index + words.length);
  return [...labels, ...headings, ...leads].filter((at) => at > 0 && at < line.length);
}

/** A heading inside a line opens with a capital. */
function opensLarge(words: string): boolean {
  return /^[\p{Lu}%]/u.test(words);
}
