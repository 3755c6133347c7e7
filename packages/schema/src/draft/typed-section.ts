import type { z } from 'zod';
import { Resume } from '../resume.ts';
import { type EntryKind, entrySpecs, type Fields } from './entry-spec.ts';
import { pageBreakKey } from './page-break.ts';
import type { SectionKind } from './section-kinds.ts';
import { readEntries, writeEntries } from './typed-entries.ts';
import { readGroups, readLanguages, writeGroups, writeLanguages } from './typed-skills.ts';

/** A section's text as the part of the resume that it stands for, and back. */

/** JSON Resume's name for what a kind of section holds; the summary stands in `basics`, custom sections apart. */
export const resumeKeys = {
  experience: 'work',
  education: 'education',
  skills: 'skills',
  certifications: 'certificates',
  projects: 'projects',
  awards: 'awards',
  publications: 'publications',
  languages: 'languages',
  volunteer: 'volunteer',
  interests: 'interests',
  references: 'references',
} as const;

export type ListKind = keyof typeof resumeKeys;

/** Kinds whose text is a list of structured entries. */
export function isListKind(kind: SectionKind): kind is ListKind {
  return kind in resumeKeys;
}

/** The list that a section's text stands for, under its JSON Resume key. Any text is read; never throws. */
export function readSection(kind: ListKind, text: string): Partial<Resume> {
  const shape: z.ZodType<Partial<Resume>> = Resume;
  return shape.parse({ [resumeKeys[kind]]: readList(kind, text) });
}

/** A resume's list of a kind as text that `readSection` reads back. */
export function writeSection(kind: ListKind, resume: Resume): string {
  if (kind === 'skills') return writeGroups(resume.skills ?? []);
  if (kind === 'interests') return writeGroups(resume.interests ?? []);
  if (kind === 'languages') return writeLanguages(resume.languages ?? []);
  const entries = (resume[resumeKeys[kind]] ?? []).map((entry) => joinDegree(kind, cleanFields(entry)));
  return writeEntries(entries, entrySpecs[kind]);
}

function readList(kind: ListKind, text: string): unknown[] {
  if (kind === 'skills') return readGroups(text);
  if (kind === 'interests') return readGroups(text).map(({ level, name, ...rest }) => withName(name, level, rest));
  if (kind === 'languages') return readLanguages(text);
  const entries = readEntries(text, entrySpecs[kind]).map(({ [pageBreakKey]: _, ...fields }) => fields);
  return kind === 'education' ? entries.map(splitDegree) : entries;
}

function withName(name: string | undefined, level: string | undefined, rest: object): object {
  const whole = [name, level && `(${level})`].filter(Boolean).join(' ');
  return whole ? { name: whole, ...rest } : rest;
}

/** `BSc, Computer Science` and `BSc in Computer Science`: the kind of degree and its subject. */
function splitDegree({ degree, ...fields }: Fields): Fields {
  if (typeof degree !== 'string') return fields;
  const comma = degree.indexOf(', ');
  const split = comma >= 0 ? { at: comma, skip: 2 } : { at: degree.indexOf(' in '), skip: 4 };
  if (split.at < 0) return { studyType: degree, ...fields };
  const studyType = degree.slice(0, split.at).trim();
  return {
    ...(studyType ? { studyType } : {}),
    area: degree.slice(split.at + split.skip).trim(),
    ...fields,
  };
}

function joinDegree(kind: EntryKind, fields: Fields): Fields {
  if (kind !== 'education') return fields;
  const { studyType, area, ...rest } = fields;
  const degree = [studyType, area].filter(Boolean).join(', ');
  return degree ? { degree, ...rest } : rest;
}

/** The texts and lists of an entry without line breaks in single lines, and without blanks at their ends. */
function cleanFields(entry: Record<string, unknown>): Fields {
  const fields: Fields = {};
  for (const [key, value] of Object.entries(entry)) {
    if (typeof value === 'string') fields[key] = multiline.has(key) ? value.trim() : oneLine(value);
    else if (Array.isArray(value)) {
      fields[key] = value
        .filter((item): item is string => typeof item === 'string')
        .map(oneLine)
        .filter(Boolean);
    }
  }
  return fields;
}

const multiline = new Set(['summary', 'reference']);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Kinds whose entries can be edited one by one. */
export function isEntryKind(kind: SectionKind): kind is EntryKind {
  return kind in entrySpecs;
}
