import type { Resume } from '../resume.ts';
import { type ListKind, readSection, resumeKeys, writeSection } from './typed-section.ts';

/** What an imported resume says beyond its typed text (keys of other tools, an address without its scheme): kept beside it. */

type Entry = Record<string, unknown>;

/** The imported entries that do not read back word for word from their typed text, with their doubles, under their JSON Resume keys. */
export function originalEntries(resume: Resume): Partial<Resume> {
  const kept: Record<string, Entry[]> = {};
  for (const kind of Object.keys(resumeKeys) as ListKind[]) {
    const entries = saysMore(resume[resumeKeys[kind]] ?? [], (entry) => readAlone(kind, entry));
    if (entries.length > 0) kept[resumeKeys[kind]] = entries;
  }
  const custom = saysMore(resume.customSections ?? [], plainCustom);
  if (custom.length > 0) kept.customSections = custom;
  return kept;
}

/** Those that say more than their text, and those whose text could be taken for theirs. */
function saysMore(entries: readonly Entry[], read: (entry: Entry) => Entry): Entry[] {
  const texts = entries.map((entry) => textOf(read(entry)));
  const more = new Set(texts.filter((text, index) => text !== textOf(entries[index])));
  return entries.filter((_, index) => more.has(texts[index] as string));
}

/** A resume's typed lists with what their imported originals hold beyond the text. */
export function restoreOriginals(resume: Resume, rest: Resume | undefined): void {
  if (!rest) return;
  for (const kind of Object.keys(resumeKeys) as ListKind[]) {
    const key = resumeKeys[kind];
    const typed: Entry[] | undefined = resume[key];
    const originals: Entry[] | undefined = rest[key];
    if (typed && originals) {
      Object.assign(resume, { [key]: restore(typed, originals, (entry) => readAlone(kind, entry)) });
    }
  }
  const { customSections: typed } = resume;
  const { customSections: originals } = rest;
  if (typed && originals) Object.assign(resume, { customSections: restore(typed, originals, plainCustom) });
}

/** Each typed entry joined with the original that it came from: the very same first, then the one that shares most. */
function restore(typed: readonly Entry[], originals: readonly Entry[], read: (entry: Entry) => Entry): Entry[] {
  const bases = originals.map((original) => ({ original, base: readOnce(original, read) }));
  const byText = Map.groupBy(bases, ({ base }) => textOf(base));
  const whole = typed.map((entry) => byText.get(textOf(entry))?.shift());
  const taken = new Set<Based>(whole.filter((one) => one !== undefined));
  const byValue = groupByValue(bases.filter((one) => !taken.has(one)));
  return typed.map((entry, index) => {
    const exact = whole[index];
    if (exact) return exact.original;
    const found = mostAlike(entry, byValue, taken);
    if (!found) return entry;
    taken.add(found);
    return join(entry, found.original, found.base);
  });
}

/** An original, and what its text alone reads as. */
type Based = { original: Entry; base: Entry };

/** Originals by each of their values. */
function groupByValue(bases: Based[]): Map<string, Based[]> {
  const byValue = new Map<string, Based[]>();
  for (const one of bases)
    for (const value of valuesOf(one.base)) {
      const list = byValue.get(value);
      if (list) list.push(one);
      else byValue.set(value, [one]);
    }
  return byValue;
}

const valuesOf = (entry: Entry): string[] => Object.entries(entry).map(([key, value]) => `${key} ${textOf(value)}`);

/** The typed entry, with the original's own form of what did not change and with what no text says. */
function join(entry: Entry, original: Entry, base: Entry): Entry {
  const joined = { ...entry };
  for (const [key, value] of Object.entries(original)) {
    const hidden = !(key in base) && !(key in entry);
    if (hidden || (key in entry && same(entry[key], base[key]))) joined[key] = value;
  }
  return joined;
}

/** So many originals with one value are looked at: what more of them share tells nothing. */
const mostSharing = 50;

/** The free original that shares most values with an entry, the first of several. */
function mostAlike(entry: Entry, byValue: Map<string, Based[]>, taken: Set<Based>): Based | undefined {
  const shared = new Map<Based, number>();
  for (const value of valuesOf(entry)) {
    const sharing = byValue.get(value)?.filter((one) => !taken.has(one)) ?? [];
    byValue.set(value, sharing);
    for (const one of sharing.slice(0, mostSharing)) shared.set(one, (shared.get(one) ?? 0) + 1);
  }
  return [...shared].reduce<[Based | undefined, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    [undefined, 0],
  )[0];
}

const readings = new WeakMap<Entry, Entry>();

function readOnce(original: Entry, read: (entry: Entry) => Entry): Entry {
  const known = readings.get(original);
  if (known) return known;
  const base = read(original);
  readings.set(original, base);
  return base;
}

/** What the text of an entry alone reads as. */
function readAlone(kind: ListKind, entry: Entry): Entry {
  const key = resumeKeys[kind];
  const [read]: Entry[] = readSection(kind, writeSection(kind, { [key]: [entry] }))[key] ?? [];
  return read ?? {};
}

function plainCustom({ title, lines }: Entry): Entry {
  const list = Array.isArray(lines) ? lines : [];
  const text = list.join('\n').split(/\r\n|[\n\r]/);
  return { title: String(title).trim(), lines: text.filter((line) => line.trim() !== '') };
}

/** Equal whatever the order of the keys. */
function same(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

const textOf = (value: unknown): string => JSON.stringify(value, sorted) ?? '';

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
