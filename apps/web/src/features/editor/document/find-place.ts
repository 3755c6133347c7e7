import {
  type Draft,
  draftResume,
  entrySpecs,
  isEntryKind,
  kindOf,
  locateEntries,
  placeSections,
  profileSources,
} from '@shortlist/schema';

/** Where a place of the page stands in what is typed, and back. */

/** `at`: the caret's offset in the section's text. `entry`: the entry's place in its section, where it has entries. */
export type TextPlace = { section: string; at: number; entry?: number };

/** Where the words of a place are typed, by its JSON Pointer; undefined for the personal information. */
export function findInText(draft: Draft, pointer: string): TextPlace | undefined {
  const found = placeSections(draft).find(
    (place) => pointer === place.pointer || pointer.startsWith(`${place.pointer}/`),
  );
  if (!found) return undefined;
  const { section, pointer: home } = found;
  const lines = readLines(section.content);
  const entry = entriesOf(section)[Number(pointer.slice(home.length + 1).split('/')[0] || Number.NaN)];
  const within = entry ? lines.slice(entry.start, entry.end) : lines;
  const words = oneLine(String(valueAt(draftResume(draft), pointer) ?? '')).slice(0, 40);
  const line = words && pointer !== home ? within.find(({ text }) => oneLine(text).includes(words)) : undefined;
  const at = line ? line.from + Math.max(0, line.text.indexOf(words.split(' ')[0] ?? '')) : (within[0]?.from ?? 0);
  return { section: section.id, at, ...(entry ? { entry: entriesOf(section).indexOf(entry) } : {}) };
}

/** The place of the page that the caret of a section stands in: an entry, or the whole section. */
export function findOnPage(draft: Draft, sectionId: string, at: number): string | undefined {
  const found = placeSections(draft).find(({ section }) => section.id === sectionId);
  if (!found) return undefined;
  const before = readLines(found.section.content).filter(({ from }) => from <= at).length - 1;
  const entry = entriesOf(found.section).findIndex(({ start, end }) => before >= start && before < end);
  return entry < 0 ? found.pointer : `${found.pointer}/${entry}`;
}

/** Fields of the personal information that JSON Resume calls otherwise. */
const infoFields = [
  { field: 'jobTitle', at: 'label' },
  { field: 'website', at: 'url' },
];

/** The name of the field of the personal information that a place of the page is typed in. */
export function infoField(draft: Draft, pointer: string): string {
  const [, , key = 'name', index] = pointer.split('/');
  if (key === 'profiles') {
    const source = profileSources(draft)[Number(index ?? 0)] ?? 'linkedin';
    return source === 'linkedin' ? source : linkField(source);
  }
  return infoFields.find(({ at }) => at === key)?.field ?? key;
}

/** The place of the page that a field of the personal information stands at. */
export function infoPlace(draft: Draft, field: string): string {
  const at = profileSources(draft).findIndex(
    (source) => (source === 'linkedin' ? source : linkField(source)) === field,
  );
  if (at >= 0) return `/basics/profiles/${at}`;
  return `/basics/${infoFields.find((one) => one.field === field)?.at ?? field}`;
}

/** What the fields of a link are called, by its place among the links. */
export const linkField = (index: number) => `link-${index}`;

let last: { content: string; id: string; entries: { start: number; end: number }[] } | undefined;

function entriesOf({ id, content }: { id: string; content: string }) {
  if (last?.id === id && last.content === content) return last.entries;
  const kind = kindOf({ id });
  const entries = isEntryKind(kind) ? locateEntries(content, entrySpecs[kind]) : [];
  last = { id, content, entries };
  return entries;
}

/** The lines of a text as the reader of typed sections cuts them, each with the offset of its beginning. */
function readLines(text: string): { text: string; from: number }[] {
  const lines: { text: string; from: number }[] = [];
  let from = 0;
  for (const end of text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
    lines.push({ text: text.slice(from, end.index), from });
    from = end.index + end[0].length;
  }
  lines.push({ text: text.slice(from), from });
  return lines;
}

function valueAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const key of pointer.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return typeof found === 'object' ? undefined : found;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
