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
  const bases = entries.map(read);
  const more = entries.map((entry, index) => !same(bases[index], entry));
  return entries.filter((_, index) => bases.some((base, at) => more[at] && same(base, bases[index])));
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
  const free = new Map(originals.map((original) => [original, readOnce(original, read)]));
  const whole = typed.map((entry) => {
    const [original] = [...free].find(([, base]) => same(base, entry)) ?? [];
    if (original) free.delete(original);
    return original;
  });
  return typed.map((entry, index) => {
    if (whole[index]) return whole[index];
    const [original] = mostAlike(entry, free);
    const base = original && free.get(original);
    if (!original || !base) return entry;
    free.delete(original);
    return join(entry, original, base);
  });
}

/** The typed entry, with the original's own form of what did not change and with what no text says. */
function join(entry: Entry, original: Entry, base: Entry): Entry {
  const joined = { ...entry };
  for (const [key, value] of Object.entries(original)) {
    const hidden = !(key in base) && !(key in entry);
    if (hidden || (key in entry && same(entry[key], base[key]))) joined[key] = value;
  }
  return joined;
}

function mostAlike(entry: Entry, free: ReadonlyMap<Entry, Entry>): [Entry | undefined, number] {
  let best: [Entry | undefined, number] = [undefined, 0];
  for (const [original, base] of free) {
    const alike = Object.keys(base).filter((key) => same(base[key], entry[key])).length;
    if (alike > best[1]) best = [original, alike];
  }
  return best;
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
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
