import type { Resume, XrayField } from '@shortlist/schema';
import { alignEntries } from './align-entries.ts';
import { compareFiled, type Filed } from './compare-filed.ts';
import { compareTexts, readText } from './compare-texts.ts';
import { normaliseText, normaliseUrl } from './normalise-text.ts';
import type { SectionFields } from './sections.ts';

type Entry = Record<string, unknown>;

/** What survived of one section of entries. */
export function compareEntries(section: SectionFields, expected: Resume, recovered: Resume, filed: Filed): XrayField[] {
  const wanted = entriesOf(expected, section.id);
  const found = entriesOf(recovered, section.id);
  const partners = alignEntries(wanted, found);
  return wanted.flatMap((entry, index) => {
    const partner = partners[index];
    if (partner === undefined && section.id === 'customSections') {
      const elsewhere = compareFiled(entry, filed, `/${section.id}/${index}`);
      if (elsewhere) return elsewhere;
    }
    return compareEntry(section, entry, partner === undefined ? {} : (found[partner] ?? {}), `/${section.id}/${index}`);
  });
}

/** The entries of a section, none for a section that is not there. */
export function entriesOf(resume: Resume, id: string): Entry[] {
  const value = (resume as Record<string, unknown>)[id];
  return Array.isArray(value)
    ? value.filter((entry): entry is Entry => typeof entry === 'object' && entry !== null)
    : [];
}

function compareEntry(section: SectionFields, expected: Entry, recovered: Entry, at: string): XrayField[] {
  return [
    ...section.texts.flatMap((key) =>
      compareTexts(
        `${at}/${key}`,
        readText(expected[key]),
        readText(recovered[key]),
        isDate(key) ? toMonth : undefined,
      ),
    ),
    ...section.urls.flatMap((key) =>
      compareTexts(`${at}/${key}`, readText(expected[key]), readText(recovered[key]), normaliseUrl),
    ),
    ...section.lists.flatMap((key) => compareLists(`${at}/${key}`, expected[key], recovered[key])),
  ];
}

function isDate(key: string): boolean {
  return key === 'date' || key.endsWith('Date');
}

/** The pages print dates in months: the day is not there to be read back. */
function toMonth(date: string): string {
  return normaliseText(date).replace(/^(\d{4}-\d{2})-\d{2}$/, '$1');
}

function compareLists(at: string, expected: unknown, recovered: unknown): XrayField[] {
  const found = Array.isArray(recovered) ? recovered.map(readText) : [];
  const wanted = Array.isArray(expected) ? expected.map(readText) : [];
  const same = new Map<string, string>();
  for (const text of found.toReversed()) if (text !== undefined) same.set(normaliseText(text), text);
  return wanted.flatMap((text, index) =>
    compareTexts(`${at}/${index}`, text, same.get(normaliseText(text ?? '')) ?? found[index]),
  );
}
