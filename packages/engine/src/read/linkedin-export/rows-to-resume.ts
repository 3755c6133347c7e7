import type { Basics, Resume } from '@shortlist/schema';
import { readPlace } from '../../language/places/read-place.ts';
import { readExportDate } from './read-export-date.ts';
import type { Row } from './read-tables.ts';

/** The tables of an export that a resume is made from. */
export type Tables = Record<
  | 'profile'
  | 'positions'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'projects'
  | 'volunteering'
  | 'honors'
  | 'publications'
  | 'courses'
  | 'emails'
  | 'phones',
  Row[]
>;

/** Rows of an export as a resume; columns as of 2025. Sections without rows are absent. */
export function rowsToResume(tables: Tables): Resume {
  const resume: Resume = {
    basics: toBasics(tables),
    work: tables.positions.map((row) => ({
      name: row['Company Name'],
      position: row.Title,
      location: row.Location,
      ...range(row),
      ...describe(row.Description),
    })),
    education: tables.education.map((row) => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      startDate: readExportDate(row['Start Date']),
      endDate: readExportDate(row['End Date']),
      summary: [row.Notes, row.Activities].filter(Boolean).join('\n') || undefined,
    })),
    skills: tables.skills.map((row) => ({ name: row.Name })),
    languages: tables.languages.map((row) => ({ language: row.Name, fluency: row.Proficiency })),
    certificates: tables.certifications.map((row) => ({
      name: row.Name,
      issuer: row.Authority,
      url: row.Url,
      date: readExportDate(row['Started On']),
    })),
    projects: tables.projects.map((row) => ({
      name: row.Title,
      description: row.Description,
      url: row.Url,
      ...range(row),
    })),
    volunteer: tables.volunteering.map((row) => ({
      organization: row['Company Name'],
      position: row.Role,
      ...range(row),
      ...describe(row.Description),
    })),
    awards: tables.honors.map((row) => ({
      title: row.Title,
      date: readExportDate(row['Issued On']),
      summary: row.Description,
    })),
    publications: tables.publications.map((row) => ({
      name: row.Name,
      publisher: row.Publisher,
      releaseDate: readExportDate(row['Published On']),
      url: row.Url,
      summary: row.Description,
    })),
    customSections:
      tables.courses.length > 0 ? [{ title: 'Courses', lines: tables.courses.flatMap((row) => row.Name ?? []) }] : [],
  };
  return dropEmpty(resume);
}

function toBasics({ profile, emails, phones }: Tables): Basics {
  const [person = {}] = profile;
  const email = emails.find((row) => row.Primary === 'Yes') ?? emails[0];
  return {
    name: [person['First Name'], person['Last Name']].filter(Boolean).join(' ') || undefined,
    label: person.Headline,
    email: email?.['Email Address'],
    phone: phones.map((row) => row.Number).find(Boolean),
    summary: person.Summary,
    location: toLocation(person),
    profiles: [...listTwitter(person), ...listWebsites(person)],
  };
}

function toLocation(person: Row): Basics['location'] {
  const place = {
    ...readPlace(person['Geo Location'] ?? ''),
    postalCode: person['Zip Code'],
    address: person.Address,
  };
  return Object.values(place).some(Boolean) ? place : undefined;
}

/** "[PORTFOLIO:https://example.org,OTHER:example.com]" */
function listWebsites(person: Row) {
  const sites = person.Websites?.matchAll(/([A-Z_]+):((?:https?:\/\/)?[^,\]\s]+)/g) ?? [];
  return [...sites].map(([, kind, address]) => ({
    network: kind?.charAt(0).concat(kind.slice(1).toLowerCase()),
    url: address?.startsWith('http') ? address : `https://${address}`,
  }));
}

function listTwitter(person: Row) {
  const handles = person['Twitter Handles']?.match(/[A-Za-z0-9_]{2,15}/g) ?? [];
  return handles.map((username) => ({ network: 'Twitter', username, url: `https://twitter.com/${username}` }));
}

function range(row: Row): { startDate?: string; endDate?: string } {
  const [startDate, endDate] = [readExportDate(row['Started On']), readExportDate(row['Finished On'])];
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

/** Lines that begin with a bullet are highlights; a text without any is a summary. */
function describe(text: string | undefined): { summary?: string; highlights?: string[] } {
  if (!text) return {};
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isBullet = (line: string) => /^[•▪‣◦*–-]\s*\S/.test(line);
  const highlights = lines.filter(isBullet).map((line) => line.replace(/^[•▪‣◦*–-]\s*/, ''));
  const summary = lines.filter((line) => !isBullet(line)).join('\n');
  return { ...(summary && { summary }), ...(highlights.length > 0 && { highlights }) };
}

/** Absent instead of undefined or empty, at the first two levels. */
function dropEmpty(resume: Resume): Resume {
  const entries = Object.entries(resume).flatMap(([key, value]): [string, unknown][] => {
    if (Array.isArray(value)) return value.length > 0 ? [[key, value.map(dropUndefined)]] : [];
    return value === undefined ? [] : [[key, dropUndefined(value)]];
  });
  return Object.fromEntries(entries);
}

function dropUndefined(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && !(Array.isArray(field) && field.length === 0)),
  );
}
