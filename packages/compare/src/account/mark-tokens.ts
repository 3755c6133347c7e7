import type { SourceText } from '@shortlist/schema';
import { isOnlyDuration } from '../tokens/only-time.ts';
import { readDates } from '../tokens/read-dates.ts';
import { type Token, tokenize } from '../tokens/tokenize.ts';
import { durationWords, monthOf, spanWords } from '../words/date-words.ts';
import { joiningWords, labelWords, titleWords, updateWords } from '../words/label-words.ts';
import type { Heading } from './find-headings.ts';
import { edgeFont } from './line-text.ts';

/** The structural marks of a document: all that may stand in it without being part of a field. */
export type Mark =
  | 'heading'
  | 'label'
  | 'joint'
  | 'date-word'
  | 'page-number'
  | 'repeated'
  | 'title'
  | 'duration'
  | 'glyph';

type Input = {
  source: SourceText;
  texts: readonly string[];
  tokens: readonly Token[];
  headings: readonly Heading[];
  isField: (token: number) => boolean;
};

/** The marks among the words that no field holds, by the number of the word. */
export function markTokens({ source, texts, tokens, headings, isField }: Input): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  const headed = new Set(headings.map(({ line }) => line));
  const byLine = Map.groupBy(
    tokens.map((token, at) => ({ token, at })),
    ({ token }) => token.line,
  );
  const furniture = findFurniture(source, texts);
  for (const [line, all] of byLine) {
    const open = all.filter(({ at }) => !isField(at));
    if (open.length === 0) continue;
    const whole = headed.has(line) ? 'heading' : markOfLine(open, all, furniture.get(line));
    const text = texts[line] ?? '';
    const spans = whole || source.lines[line]?.unseen ? [] : findDurations(text);
    for (const { token, at } of open) {
      const mark =
        whole ?? (source.lines[line]?.unseen ? undefined : markOfWord(token, at, text, spans, tokens, isField));
      if (mark) marks.set(at, mark);
    }
  }
  return marks;
}

type Placed = { token: Token; at: number };

/** A mark that is a whole line: a page's number, what a page repeats, the document's name for itself. */
function markOfLine(open: readonly Placed[], all: readonly Placed[], furniture: Mark | undefined): Mark | undefined {
  const count = all.length;
  if (furniture) return furniture;
  if (isDuration(open) && (open.length === count || all.some(({ token }) => token.months !== undefined)))
    return 'duration';
  if (open.length === count && open.every(({ token }) => labelWords.has(token.key))) return 'label';
  if (open.length === count && count <= 4 && open.every(({ token }) => titleWords.has(token.key))) return 'title';
  return undefined;
}

/** "(4 years 9 months)": how long a span lasts, which its two dates say already. */
function isDuration(open: readonly Placed[]): boolean {
  return (
    open.length % 2 === 0 &&
    open.every(({ token }, i) => (i % 2 === 0 ? /^\d{1,2}$/.test(token.key) : durationWords.has(token.key)))
  );
}

type Span = { start: number; end: number };

/** Where a line says how long a span lasts, beside the span itself. */
function findDurations(text: string): Span[] {
  if (readDates(text).length < 2) return [];
  return [...text.matchAll(durations)].flatMap(({ index, 0: found }) =>
    isOnlyDuration(found) ? [{ start: index, end: index + found.length }] : [],
  );
}

/** Whether one of some spans, which are in order, has a place. */
function isWithin(spans: readonly Span[], at: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) <= at;
}

const durations = /\d{1,2} ?\p{L}+(?:[ ,]{1,2}\d{1,2} ?\p{L}+)?/gu;

function markOfWord(
  { key, text, line, start, end }: Token,
  at: number,
  whole: string,
  spans: readonly Span[],
  tokens: readonly Token[],
  isField: (token: number) => boolean,
): Mark | undefined {
  if (isDebris(text)) return 'glyph';
  if (isWithin(spans, start)) return 'duration';
  const before = tokens[at - 1]?.line === line ? tokens[at - 1] : undefined;
  const after = tokens[at + 1]?.line === line ? tokens[at + 1] : undefined;
  const dated = before?.months !== undefined || after?.months !== undefined || after?.key === '@0';
  if (dated && spanWords.has(key)) return 'date-word';
  // "E-Mail: …"
  if (key.length === 1 && after && labelWords.has(after.key) && whole.slice(end, after.start) === '-') return 'label';
  const fieldAfter = after !== undefined && isField(at + 1);
  const fieldBefore = before !== undefined && isField(at - 1);
  const behind = whole.slice(end, end + 3);
  if (labelWords.has(key) && (/^\s*[:.|]/.test(behind) || fieldAfter || fieldBefore)) return 'label';
  if (joiningWords.has(key) && (fieldBefore || start === 0) && fieldAfter) return 'joint';
  return undefined;
}

/** What is left of a sign of another encoding: "Â", "ï¼". */
function isDebris(text: string): boolean {
  return /^[\u00c2\u00c3\u00e2\u00ef][\u0080-\u00bf\u20ac\u2122¼½¾]*$/u.test(text);
}

/** "Page 1 of 2", with whatever stands before it. */
const pageOf = /\b(?:page|seite|página|pagina)\s+\d{1,2}\s*(?:\/|of|von|de|di|van)\s*\d{1,2}$/iu;

/** Where the head and the foot of a page are, in points from its top. */
const headOfPage = 40;
const footOfPage = 730;

/** Whether a line at the edge of a page says only whose document this is, what it calls itself, when it was written and which page this is. `names`: the words of the person's name. */
function isEdgeLine({ lines, format }: SourceText, line: number, text: string, names: ReadonlySet<string>): boolean {
  const { box, font } = lines[line] ?? {};
  const isEdge =
    format === 'docx' ? font === edgeFont : format === 'pdf' && box && (box.y <= headOfPage || box.y >= footOfPage);
  if (!isEdge) return false;
  const words = tokenize([text]);
  const isName = ({ key }: Token) => names.has(key) || titleWords.has(key);
  const isSmall = ({ key }: Token) =>
    key.startsWith('@') || /^\d{1,2}$/.test(key) || monthOf.has(key) || joiningWords.has(key);
  const updated = words.filter(({ key }) => updateWords.has(key));
  const dated = words.some(({ months }) => months !== undefined);
  return (
    (format === 'docx' || words.filter(isName).length >= 2 || (updated.length > 0 && dated)) &&
    words.every((word) => isName(word) || updated.includes(word) || isSmall(word))
  );
}

/** Lines that are no part of the text: page numbers, and what stands at the same height of several pages. */
function findFurniture(source: SourceText, texts: readonly string[]): Map<number, Mark> {
  const found = new Map<number, Mark>();
  const places = new Map<string, number[]>();
  const [name] = source.lines
    .map(({ size }, line) => ({ size, line }))
    .slice(0, 6)
    .sort((a, b) => b.size - a.size);
  const names = new Set(tokenize([texts[name?.line ?? 0] ?? '']).map(({ key }) => key));
  source.lines.forEach(({ box, cells }, line) => {
    const text = texts[line] ?? '';
    if (
      source.format === 'pdf' &&
      cells.length <= 2 &&
      /^(?:\p{L}{1,6}\.?\s*)?\d{1,2}(?:\s*(?:\/|of|von|de|sur|di|van)\s*\d{1,2})?$/iu.test(text)
    ) {
      if (box.y < 60 || box.y > 700) found.set(line, 'page-number');
    }
    if (pageOf.test(text)) found.set(line, 'page-number');
    if (line !== name?.line && isEdgeLine(source, line, text, names)) found.set(line, 'title');
    // Some designs write the name twice, one over the other.
    if (line > 0 && line < 3 && text === texts[0] && source.format === 'pdf')
      for (const each of [0, line]) found.set(each, 'repeated');
    // The number of a page has two figures at most: lines with other years are not the same.
    const key = `${Math.round(box.y / 3)} ${text.replace(/(?<!\d)\d{1,2}(?!\d)/g, '0')}`;
    const there = places.get(key);
    if (there) there.push(line);
    else places.set(key, [line]);
  });
  for (const lines of places.values()) {
    const pages = new Set(lines.map((line) => source.lines[line]?.box.page));
    if (pages.size > 1) for (const line of lines.slice(1)) if (source.format === 'pdf') found.set(line, 'repeated');
  }
  return found;
}
