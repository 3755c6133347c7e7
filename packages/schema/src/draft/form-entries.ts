import { type EntryKind, type EntrySpec, entrySpecs, type Fields } from './entry-spec.ts';
import { mayBreakPages, pageBreakKey } from './page-break.ts';
import type { SectionKind } from './section-kinds.ts';
import { readEntries, writeEntries } from './typed-entries.ts';
import { isEntryKind } from './typed-section.ts';
import { readGroups, readLanguages, writeGroups, writeLanguages } from './typed-skills.ts';

/** The entries of a section's text as fields for forms, and back: jobs and degrees, groups of skills, languages. */

const group = { dated: false, labels: [], url: false, byLine: true };

/** Lists of words by group: their names are bare where they stand in no group. */
const groupSpecs = {
  skills: { ...group, heads: ['name', 'level'], bullets: 'keywords' },
  interests: { ...group, heads: ['name'], bullets: 'keywords' },
  languages: { ...group, heads: ['language', 'fluency'] },
} satisfies Partial<Record<SectionKind, EntrySpec>>;

export type FormKind = EntryKind | keyof typeof groupSpecs;

/** Kinds whose text can be edited entry by entry. */
export function isFormKind(kind: SectionKind): kind is FormKind {
  return isEntryKind(kind) || kind in groupSpecs;
}

/** What an entry of a kind is made of. */
export function specOf(kind: FormKind): EntrySpec {
  return isEntryKind(kind) ? entrySpecs[kind] : groupSpecs[kind];
}

/** The entries in a text, in their order. Bare names that follow each other are one entry. Never throws. */
export function readForms(kind: FormKind, text: string): Fields[] {
  if (isEntryKind(kind)) return readEntries(text, entrySpecs[kind]);
  if (kind === 'languages') return readLanguages(text);
  const entries: Fields[] = [];
  let bare: string[] = [];
  for (const { name = '', level = '', keywords = [] } of readGroups(text)) {
    const alone = name !== '' && level === '' && keywords.length === 0;
    if (!alone) entries.push({ name, level, keywords });
    else if (bare.push(name) === 1) entries.push({ keywords: bare });
    if (!alone) bare = [];
  }
  return entries;
}

/** The same as text that `readForms` reads back. */
export function writeForms(kind: FormKind, entries: readonly Fields[]): string {
  if (isEntryKind(kind)) return writeEntries(entries, entrySpecs[kind]);
  if (kind === 'languages') return writeLanguages(entries);
  const groups = entries.map(({ name = '', level = '', keywords = [] }) => ({
    name: String(name).trim(),
    level: String(level).trim(),
    keywords: [keywords].flat(),
  }));
  return writeGroups(groups.flatMap((one) => (one.name || one.level ? [one] : one.keywords.map((name) => ({ name })))));
}

/** The places of the entries that begin on a new page, counted from 0. */
export function pageBreaks(kind: SectionKind, text: string): number[] {
  if (!isEntryKind(kind) || !mayBreakPages(text)) return [];
  return readEntries(text, entrySpecs[kind]).flatMap((fields, index) => (fields[pageBreakKey] ? [index] : []));
}

/** A text whose entries at these places, and no others, begin on a new page. */
export function setPageBreaks(kind: SectionKind, text: string, places: readonly number[]): string {
  if (!isEntryKind(kind)) return text;
  const entries = readEntries(text, entrySpecs[kind]).map(({ [pageBreakKey]: _, ...fields }, index) =>
    places.includes(index) ? { ...fields, [pageBreakKey]: 'yes' } : fields,
  );
  return writeEntries(entries, entrySpecs[kind]);
}
