import { foldWord } from './fold-word.ts';
import { readDates } from './read-dates.ts';

/** A word or a date of a text, as it is compared. `line` is the number of its line, `text` what stands there. */
export type Token = {
  key: string;
  text: string;
  line: number;
  /** Where it stands in the line's text. */
  start: number;
  end: number;
  /** Of a date: the months that it may mean. */
  months?: number[];
};

/** Chinese and Japanese put no spaces between words: each sign is one. */
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}\u00ad\u200b])+(?:['’][\p{L}\p{M}]+)*[+#]*/gu;

/** The words and dates of lines, one list for all. A date is one token: "01/2020" and "Jan 2020" are the same. */
export function tokenize(lines: readonly string[]): Token[] {
  return lines.flatMap((text, line) => tokensOf(text, line));
}

function tokensOf(text: string, line: number): Token[] {
  const dates = readDates(text);
  const tokens: Token[] = dates.map(({ start, end, year, months }) => ({
    key: `@${year}`,
    text: text.slice(start, end),
    line,
    start,
    end,
    ...(year > 0 ? { months } : {}),
  }));
  let next = 0;
  for (const match of text.matchAll(words)) {
    const start = match.index;
    const end = start + match[0].length;
    while ((dates[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    const date = dates[next];
    if (date && start < date.end && end > date.start) continue;
    const key = foldWord(match[0]);
    // An address is the same without it.
    if (key !== '' && key !== 'www') tokens.push({ key, text: match[0], line, start, end });
  }
  return tokens.sort((a, b) => a.start - b.start);
}

/** Whether two tokens say the same: a date that names no month is another than one that does. */
export function sameToken(one: Token, other: Token): boolean {
  if (one.key !== other.key) return false;
  if (one.months === undefined || other.months === undefined) return true;
  const { months } = other;
  return one.months.length === 0 ? months.length === 0 : one.months.some((month) => months.includes(month));
}
