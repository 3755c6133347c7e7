import type { Resume, XrayField } from '@shortlist/schema';
import { normaliseText } from './normalise-text.ts';

type Entry = Record<string, unknown>;

/**
 * A section under a person's own heading that a reader files under a standard one, as "Memberships" among voluntary work: each line has
 * survived where one entry holds all its words. `recovered` names the section. Undefined where no section holds every line.
 */
export function compareFiled(own: Entry, recovered: Resume, at: string): XrayField[] | undefined {
  const lines = Array.isArray(own.lines) ? own.lines.filter((line) => typeof line === 'string') : [];
  const holder = findHolder(lines, recovered);
  if (!holder) return undefined;
  return [
    ...(typeof own.title === 'string' ? [filedUnder(holder, `${at}/title`, own.title)] : []),
    ...lines.map((line, index) => filedUnder(holder, `${at}/lines/${index}`, line)),
  ];
}

/** The section of the reading, other than those of the person's own, of which an entry holds all words of each line; undefined where none does, and without lines. */
export function findHolder(
  lines: readonly string[],
  recovered: Resume,
  among = Object.keys(recovered).filter((id) => id !== 'customSections'),
): string | undefined {
  if (lines.length === 0) return undefined;
  return among.find((id) => {
    const entries = (recovered as Record<string, unknown>)[id];
    return (
      Array.isArray(entries) &&
      lines.every((line) => entries.some((entry) => wordsOf(line).every((word) => wordsIn(entry).has(word))))
    );
  });
}

/** A field that stands under another section. */
export const filedUnder = (holder: string, pointer: string, expected: string): XrayField => ({
  pointer,
  expected,
  recovered: holder,
  ok: true,
});

const wordsOf = (text: string): string[] =>
  normaliseText(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function wordsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(wordsOf(value));
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((part) => [...wordsIn(part)]));
}
