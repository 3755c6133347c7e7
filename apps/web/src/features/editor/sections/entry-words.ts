import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type EntrySpec, type Fields, type FormKind, readDates } from '@shortlist/schema';
import { i18n } from '#i18n';
import { typeDates } from '../../../language/typed-dates.ts';

/** Names of an entry's fields as people see them. */
export const entryLabels: Record<FormKind, Record<string, MessageDescriptor>> = {
  experience: {
    position: msg`Position`,
    name: msg`Employer`,
    location: msg`Location`,
    description: msg`About the company`,
    highlights: msg`Achievements`,
  },
  volunteer: { position: msg`Role`, organization: msg`Organization`, highlights: msg`Achievements` },
  education: { degree: msg`Degree and subject`, institution: msg`School`, courses: msg`Courses` },
  projects: { name: msg`Project`, entity: msg`Client or employer`, highlights: msg`Achievements` },
  references: { name: msg`Name` },
  certifications: { name: msg`Certificate`, issuer: msg`Issuer` },
  awards: { title: msg`Award`, awarder: msg`Awarded by` },
  publications: { name: msg`Title`, publisher: msg`Publisher` },
  skills: { name: msg`Group (optional)`, level: msg`Level (optional)`, keywords: msg`Skills` },
  interests: { name: msg`Group (optional)`, keywords: msg`Interests` },
  languages: { language: msg`Language`, fluency: msg`Level` },
};

/** Labels of lines within an entry, such as `Score: 1.3`, as the text has them. */
const lineLabels = [msg`Location`, msg`Score`, msg`Roles`, msg`Type`, msg`Keywords`];

/** The label of a line within an entry in the language of the interface; any other as it is. */
export function sayLabel(english: string): string {
  const label = lineLabels.find(({ message }) => message === english);
  return label ? i18n._(label) : english;
}

/** An entry's dates in one line, as the interface writes them. */
export function datesText(fields: Fields, { date }: EntrySpec): string {
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '');
  return date
    ? typeDates({ endDate: text(date) })
    : typeDates({ startDate: text('startDate'), endDate: text('endDate') });
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
