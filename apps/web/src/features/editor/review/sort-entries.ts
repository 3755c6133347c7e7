import { type Draft, entrySpecs, isEntryKind, kindOf, locateEntries, readEntries } from '@shortlist/schema';
import { setContent } from '../document/change-draft.ts';

/** The draft with a section's entries newest first, each in the very lines it was typed in. Entries without dates keep to the end. */
export function sortEntries(draft: Draft, id: string): Draft {
  const section = draft.sections.find((one) => one.id === id);
  const kind = section && kindOf(section);
  if (!section || !kind || !isEntryKind(kind)) return draft;
  const spec = entrySpecs[kind];
  const lines = section.content.split(/\r\n|[\n\r\u2028\u2029]/);
  const places = locateEntries(section.content, spec);
  const entries = readEntries(section.content, spec).map(({ startDate, endDate }, index) => {
    const place = places[index];
    const text = place ? lines.slice(place.start, place.end).join('\n') : '';
    const start = typeof startDate === 'string' ? startDate : '';
    // A start without an end is a job held now.
    const end = typeof endDate === 'string' ? endDate : start && '9999';
    return { text, start, end };
  });
  const sorted = entries.toSorted(
    (one, other) => other.end.localeCompare(one.end) || other.start.localeCompare(one.start),
  );
  return setContent(draft, id, sorted.map(({ text }) => text).join('\n\n'));
}
