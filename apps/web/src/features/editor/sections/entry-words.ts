import { type EntrySpec, type Fields, type FormKind, readDates, writeDates } from '@shortlist/schema';

/** Names of an entry's fields as people see them. */
export const entryLabels: Record<FormKind, Record<string, string>> = {
  experience: {
    position: 'Position',
    name: 'Employer',
    location: 'Place',
    description: 'What the company does',
    highlights: 'Results',
  },
  volunteer: { position: 'Role', organization: 'Organization', highlights: 'Results' },
  education: { degree: 'Degree and subject', institution: 'School', courses: 'Courses' },
  projects: { name: 'Project', entity: 'For whom', highlights: 'Results' },
  references: { name: 'Name' },
  certifications: { name: 'Certificate', issuer: 'Issuer' },
  awards: { title: 'Award', awarder: 'Given by' },
  publications: { name: 'Title', publisher: 'Publisher' },
  skills: { name: 'Group (optional)', level: 'Level (optional)', keywords: 'Skills' },
  interests: { name: 'Group (optional)', keywords: 'Interests' },
  languages: { language: 'Language', fluency: 'How well' },
};

/** An entry's dates in one line. */
export function datesText(fields: Fields, { date }: EntrySpec): string {
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '');
  return date
    ? writeDates({ endDate: text(date) })
    : writeDates({ startDate: text('startDate'), endDate: text('endDate') });
}

/** The entry with typed dates; undefined where they are no dates. */
export function readDatesInto(fields: Fields, { date }: EntrySpec, typed: string): Fields | undefined {
  const found = typed.trim() === '' ? {} : readDates(typed);
  if (!found) return undefined;
  const { startDate: _start, endDate: _end, ...rest } = fields;
  if (!date) return { ...rest, ...found };
  return { ...rest, [date]: found.endDate ?? found.startDate ?? '' };
}

const bareAddress = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/u;

/** The entry with a typed web address, with its scheme where that was left out; undefined where it is none. */
export function readAddressInto({ url: _, ...rest }: Fields, typed: string): Fields | undefined {
  const address = typed.trim();
  if (address === '') return rest;
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(address)) return { ...rest, url: address };
  return bareAddress.test(address) ? { ...rest, url: `https://${address}` } : undefined;
}
