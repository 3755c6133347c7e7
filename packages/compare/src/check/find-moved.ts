import type { Moved, SourceText } from '@shortlist/schema';
import { findHeadings } from '../account/find-headings.ts';
import { isBullet, lineText } from '../account/line-text.ts';
import { isOnlyDate } from '../tokens/only-time.ts';
import { readDates } from '../tokens/read-dates.ts';
import { sameToken, type Token } from '../tokens/tokenize.ts';

type Input = {
  source: SourceText;
  exported: SourceText;
  tokens: readonly Token[];
  targets: readonly Token[];
  /** Words that an edit changed. */
  edited: ReadonlySet<number>;
};

/** A stretch of the export under the dates at its head, with the lines just above it: an employer stands there. */
type Stretch = { head: Token[]; under: Set<string>; around: Set<string> };

/** A line is looked for from this many words on. */
const leastWords = 3;
/** Lines above a date that it may belong to. */
const nearby = 4;
/** The share of a line's words that tells it is there; what has moved must be there more surely. */
const here = 0.6;
const surely = 0.85;

/**
 * What stood together in the source and stands with other dates in the export: a line with its date, and a list item with the date of the entry that it
 * stood under. Only dates at the head of an entry count: a date alone in its cell, or a span of time at the end of a short line.
 */
export function findMoved({ source, exported, tokens, targets, edited }: Input): Moved[] {
  const heads = headDates(source, tokens);
  const printed = linesOf(exported, targets);
  const stretches = stretchesOf(exported, targets);
  const byLine = Map.groupBy(tokens.keys(), (at) => tokens[at]?.line ?? 0);
  const headings = new Set(findHeadings(source.lines).map(({ line }) => line));
  const found: Moved[] = [];
  let head: Token[] | undefined;
  source.lines.forEach((line, index) => {
    const text = lineText(line);
    if (headings.has(index) || source.lines[index - 1]?.column !== line.column) head = undefined;
    const own = heads.get(index);
    if (own) head = own;
    const at = byLine.get(index) ?? [];
    const words = at.flatMap((i) => (tokens[i]?.key.startsWith('@') ? [] : [tokens[i]?.key ?? '']));
    if (head === undefined || words.length < leastWords || at.some((i) => edited.has(i)) || line.unseen) return;
    // A list item that begins with a date, "2014: Diploma in Trade", has that one.
    if (own === undefined && (!isBullet(text) || tokens[at[0] ?? -1]?.key.startsWith('@'))) return;
    if (own && isOnOneLine(words, own, printed)) return;
    if (isElsewhere(words, head, stretches, own !== undefined))
      found.push({ text, with: head.map((date) => date.text).join(' – '), page: line.box.page, box: line.box });
  });
  return found;
}

/** The dates at the heads of entries by the number of their line. */
function headDates({ lines }: SourceText, tokens: readonly Token[]): Map<number, Token[]> {
  const byLine = Map.groupBy(
    tokens.filter(({ key }) => key.startsWith('@')),
    ({ line }) => line,
  );
  const heads = new Map<number, Token[]>();
  lines.forEach((line, index) => {
    const dates = byLine.get(index);
    const text = lineText(line);
    const cell = line.cells.length > 1 ? line.cells.findLast((each) => isOnlyDate(each.text))?.text : onlyDate(text);
    // A list item is the head of an entry only where a date stands beside it.
    if (dates === undefined || (isBullet(text) && cell === undefined)) return;
    const span =
      text.length < 110
        ? /(?:\S+\s+){0,2}\S+\s*[-\u2010-\u2015\u2212]\s*\S+(?:\s+\S+)?\s*\)?$/u.exec(text)?.[0]
        : undefined;
    const ends = cell ?? (span && readDates(span).length === 2 ? span : undefined);
    if (ends === undefined) return;
    const start = text.lastIndexOf(ends);
    const own = dates.filter((date) => date.start >= start && date.end <= start + ends.length);
    if (own.length > 0) heads.set(index, own);
  });
  return heads;
}

const onlyDate = (text: string): string | undefined => (isOnlyDate(text) ? text : undefined);

function stretchesOf(exported: SourceText, targets: readonly Token[]): Stretch[] {
  const heads = [...headDates(exported, targets)];
  const byLine = Map.groupBy(targets, ({ line }) => line);
  const wordsOf = (from: number, to: number): Set<string> => {
    const words = new Set<string>();
    for (let line = from; line < to; line++) for (const { key } of byLine.get(line) ?? []) words.add(key);
    return words;
  };
  return heads.map(([line, head], i) => {
    const end = heads[i + 1]?.[0] ?? exported.lines.length;
    return { head, under: wordsOf(line, end), around: wordsOf(line - nearby, Math.max(end, line + nearby)) };
  });
}

type Printed = { words: Set<string>; dates: Token[] };

function linesOf({ lines }: SourceText, targets: readonly Token[]): Printed[] {
  const byLine = Map.groupBy(targets, ({ line }) => line);
  return lines.map((_, line) => {
    const tokens = byLine.get(line) ?? [];
    return { words: new Set(tokens.map(({ key }) => key)), dates: tokens.filter(({ key }) => key.startsWith('@')) };
  });
}

/** Whether a line of the export, or two that follow each other, hold the words with their dates. */
function isOnOneLine(words: readonly string[], dates: readonly Token[], printed: readonly Printed[]): boolean {
  return printed.some((line, at) => {
    const next = printed[at + 1];
    const found = [...line.dates, ...(next?.dates ?? [])];
    if (!dates.every((date) => found.some((other) => sameToken(date, other)))) return false;
    return words.filter((word) => line.words.has(word) || next?.words.has(word)).length >= here * words.length;
  });
}

/** Whether words that stood with dates stand under others, and not under those. */
function isElsewhere(
  words: readonly string[],
  dates: readonly Token[],
  stretches: readonly Stretch[],
  beside: boolean,
): boolean {
  const share = (there: ReadonlySet<string>) => words.filter((word) => there.has(word)).length / words.length;
  const isOf = ({ head }: Stretch) => dates.every((date) => head.some((other) => sameToken(date, other)));
  const own = stretches.filter(isOf);
  if (own.some(({ under, around }) => share(beside ? around : under) >= here)) return false;
  return stretches.some((stretch) => !isOf(stretch) && share(stretch.under) >= surely);
}
