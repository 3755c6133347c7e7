import type { Document, Resume } from '@shortlist/schema';
import { ReadError } from '../read-error.ts';
import { layOutValues } from '../value-page.ts';
import { openArchive } from '../zip/open-archive.ts';
import { type Row, readTable } from './read-tables.ts';
import { rowsToResume, type Tables } from './rows-to-resume.ts';

const names: Record<keyof Tables, string> = {
  profile: 'Profile.csv',
  positions: 'Positions.csv',
  education: 'Education.csv',
  skills: 'Skills.csv',
  certifications: 'Certifications.csv',
  languages: 'Languages.csv',
  projects: 'Projects.csv',
  volunteering: 'Volunteering.csv',
  honors: 'Honors.csv',
  publications: 'Publications.csv',
  courses: 'Courses.csv',
  emails: 'Email Addresses.csv',
  phones: 'PhoneNumbers.csv',
};

/**
 * Reads the data export of LinkedIn ("Get a copy of your data"), a ZIP of CSV tables. Throws a ReadError: `wrong-type` for any
 * other archive.
 */
export function readLinkedinExport(bytes: Uint8Array): { document: Document; resume: Resume } {
  const wanted = new Set(Object.values(names).map((name) => name.toLowerCase()));
  const archive = openArchive(bytes, (path) => wanted.has(path.split('/').at(-1)?.toLowerCase() ?? ''));
  const tables = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, readTable(archive, name)]),
  ) as Record<keyof Tables, Row[]>;
  if (tables.profile.length === 0 && tables.positions.length === 0) throw new ReadError('wrong-type');
  const pages = layOutValues(
    Object.values(tables).flatMap((rows) => rows.flatMap((row) => Object.values(row).map(String))),
  );
  return {
    document: {
      format: 'zip',
      bytes: bytes.length,
      pages,
      pageCount: pages.length,
      fonts: [],
      tagged: false,
      producer: 'LinkedIn',
    },
    resume: rowsToResume(tables),
  };
}
