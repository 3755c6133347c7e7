import type { SourceLine } from '@shortlist/schema';
import { foldWord } from '../tokens/fold-word.ts';
import { readDates } from '../tokens/read-dates.ts';
import { monthOf } from '../words/date-words.ts';
import { sectionOfHeading } from '../words/heading-words.ts';
import { isBullet, lineText } from './line-text.ts';

/** A heading of a document; `names` is the section that its words name, where they are known. */
export type Heading = { line: number; text: string; names?: string };

const mostWords = 6;

/**
 * The headings of a document: short lines of known words; and lines of the look that several of those have, where it is not the one of the
 * running text.
 */
export function findHeadings(lines: readonly SourceLine[]): Heading[] {
  const running = mostUsed(lines);
  const candidates = lines.flatMap((line, index) => {
    const text = withoutColon(lineText(line));
    return couldHead(line, text)
      ? [{ line: index, text, look: lookOf(line, text), names: sectionOfHeading(text) }]
      : [];
  });
  const named = candidates.filter(({ names, look, text }) => names !== undefined && (look !== running || stands(text)));
  // Where the headings of a file have a look of their own, a line that looks like the running text is none.
  const ownLook = named.filter(({ look }) => look !== running).length > 1;
  const known = ownLook ? named.filter(({ look }) => look !== running) : named;
  const several = [...Map.groupBy(known, ({ look }) => look)].filter(([, { length }]) => length > 1);
  const looks = new Set(several.flatMap(([look]) => (look === running ? [] : [look])));
  const knownLines = new Set(known.map(({ line }) => line));
  return candidates
    .filter(({ line, look }) => knownLines.has(line) || looks.has(look))
    .map(({ line, text, names }) => ({ line, text, ...(names ? { names } : {}) }));
}

function couldHead(line: SourceLine, text: string): boolean {
  if (line.unseen || text.length > 60 || isBullet(text) || /[,;.@|]/.test(text.replace(/\.$/, '')) || /\d/.test(text))
    return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  const spaced = words.length > mostWords && words.every((word) => word.length === 1);
  if (words.length === 0 || (words.length > mostWords && !spaced)) return false;
  return readDates(text).length === 0 && !words.every((word) => monthOf.has(foldWord(word)));
}

/** A heading without any look of its own stands on a line of its own and begins with a capital. */
function stands(text: string): boolean {
  return /^\P{L}*\p{Lu}/u.test(text);
}

/** How a line looks: its type, its size, and whether it is all capitals. */
function lookOf({ font, size }: SourceLine, text: string): string {
  return `${font} ${Math.round(size * 2)} ${text === text.toUpperCase() ? 'capitals' : ''}`;
}

function mostUsed(lines: readonly SourceLine[]): string {
  const letters = new Map<string, number>();
  for (const line of lines) {
    const look = lookOf(line, lineText(line));
    letters.set(look, (letters.get(look) ?? 0) + lineText(line).length);
  }
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function withoutColon(text: string): string {
  const bare = text.trimEnd();
  return (bare.endsWith(':') ? bare.slice(0, -1) : bare).trim();
}
