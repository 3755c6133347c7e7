import type { Resume } from '@shortlist/schema';

/** A text that a resume holds. `section` is its key in the resume, `summary` for the summary; `entry` the number of the entry it belongs to, `key` its name there. */
export type Field = { text: string; section: string; entry?: number; key: string };

/** Keys whose values are no text of the page. */
const silent = new Set([
  '$schema',
  'meta',
  'image',
  'countryCode',
  'startDate',
  'endDate',
  'datesOf',
  'under',
  'whole',
  'section',
  'entry',
]);

/** All texts that a resume holds, in its order: an entry's dates as one span of time. */
export function collectFields(resume: Resume): Field[] {
  const fields: Field[] = [];
  const walk = (value: unknown, section: string, entry?: number, key = ''): void => {
    if (typeof value === 'string')
      for (const text of value.split('\n'))
        fields.push({ text, section, key, ...(entry === undefined ? {} : { entry }) });
    else if (Array.isArray(value)) for (const part of value) walk(part, section, entry, key);
    else if (typeof value === 'object' && value !== null) {
      const { startDate, endDate } = value as { startDate?: unknown; endDate?: unknown };
      if (typeof startDate === 'string' || typeof endDate === 'string')
        walk([startDate, endDate ?? 'present'].filter(Boolean).join(' – '), section, entry, 'dates');
      for (const [name, part] of Object.entries(value)) if (!silent.has(name)) walk(part, section, entry, name);
    }
  };
  const { basics = {}, verbatim = [], ...sections } = resume;
  const { summary, ...contact } = basics;
  walk(contact, 'basics');
  walk(summary, 'summary');
  for (const [section, entries] of Object.entries(sections)) {
    if (silent.has(section) || !Array.isArray(entries)) continue;
    for (const [entry, each] of entries.entries()) walk(each, section, entry);
  }
  for (const { section, entry, lines } of verbatim)
    for (const { text, beside } of lines) walk([text, beside], section, entry, 'verbatim');
  return fields;
}
