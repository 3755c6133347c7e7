import type { Resume, XrayField } from '@shortlist/schema';
import { normaliseText } from './normalise-text.ts';

type Entry = Record<string, unknown>;

/**
 * A section under a person's own heading that a reader files under a standard one, as "Memberships" among voluntary work: each line has
 * survived where one entry holds all its words. `recovered` names the section. Undefined where no section holds every line.
 */
export function compareFiled(own: Entry, filed: Filed, at: string): XrayField[] | undefined {
  const lines = Array.isArray(own.lines) ? own.lines.filter((line) => typeof line === 'string') : [];
  const holder = filed(lines);
  if (!holder) return undefined;
  return [
    ...(typeof own.title === 'string' ? [filedUnder(holder, `${at}/title`, own.title)] : []),
    ...lines.map((line, index) => filedUnder(holder, `${at}/lines/${index}`, line)),
  ];
}

/** Answers which section of a reading has an entry with all words of each line; undefined where none does, and without lines. */
export type Filed = (lines: readonly string[], among?: readonly string[]) => string | undefined;

/** Reads the sections of a reading by their words, other than those of the person's own. */
export function openFiled(recovered: Resume): Filed {
  const sections = new Map(
    Object.entries(recovered).flatMap(([id, entries]) =>
      id !== 'customSections' && Array.isArray(entries) ? [[id, indexWords(entries)] as const] : [],
    ),
  );
  return (lines, among = [...sections.keys()]) => {
    if (lines.length === 0) return undefined;
    const wanted = [...new Set(lines)].map(wordsOf);
    return among.find((id) => {
      const index = sections.get(id);
      return index !== undefined && wanted.every((words) => isHeld(words, index));
    });
  };
}

type Index = { entries: number; holders: Map<string, Set<number>> };

function indexWords(entries: readonly unknown[]): Index {
  const holders = new Map<string, Set<number>>();
  for (const [at, entry] of entries.entries())
    for (const word of wordsIn(entry)) {
      const held = holders.get(word);
      if (held === undefined) holders.set(word, new Set([at]));
      else held.add(at);
    }
  return { entries: entries.length, holders };
}

/** Whether one entry has all words: of those with the rarest one each is looked at. */
function isHeld(words: readonly string[], { entries, holders }: Index): boolean {
  const [rarest, ...others] = words
    .map((word) => holders.get(word) ?? none)
    .sort((one, other) => one.size - other.size);
  if (rarest === undefined) return entries > 0;
  return [...rarest].some((at) => others.every((held) => held.has(at)));
}

const none: ReadonlySet<number> = new Set();

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
