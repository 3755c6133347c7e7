import { byWord } from './by-word.ts';
import { readPointer } from './pointer.ts';
import type { Resume } from './resume.ts';

/** Puts an English text of this package into the language of the reader; its `{name}` are filled with `values`. */
export type Say = (english: string, values?: Record<string, string>) => string;

export const sayInEnglish: Say = (english, values = {}) =>
  english.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** What each section of a resume is called; `summary` and `custom` stand so in an order of sections. */
export const sectionWords: Record<string, string> = byWord({
  basics: 'Header',
  summary: 'Summary',
  work: 'Work',
  volunteer: 'Volunteering',
  education: 'Education',
  awards: 'Awards',
  certificates: 'Certificates',
  publications: 'Publications',
  skills: 'Skills',
  languages: 'Languages',
  interests: 'Interests',
  references: 'References',
  projects: 'Projects',
  customSections: 'Other',
  custom: 'Other',
});

/** A section of an order of sections as people would say it: one of the person's own ("custom-0") by its title. */
export function nameSection({ customSections = [] }: Pick<Resume, 'customSections'>, key: string, say: Say): string {
  const [, index] = /^custom-(\d+)$/.exec(key) ?? [];
  const title = index === undefined ? '' : (customSections[Number(index)]?.title.trim() ?? '');
  return title || say(sectionWords[index === undefined ? key : 'custom'] ?? key);
}

const parts: Record<string, string> = byWord({
  highlights: 'bullet',
  keywords: 'keyword',
  courses: 'course',
  lines: 'line',
  roles: 'role',
});

/** Keys of the JSON Resume schema that people know under another name. */
const keyWords: Record<string, string> = byWord({
  '-': 'new entry',
  label: 'headline',
  area: 'field of study',
  studyType: 'degree',
  score: 'grade',
  awarder: 'awarded by',
  image: 'photo',
  institution: 'school',
  url: 'web address',
  entity: 'client or employer',
  fluency: 'level',
});

/** Keys that name an entry, best first. */
const namingKeys = ['name', 'position', 'organization', 'institution', 'title', 'studyType', 'language'];

/**
 * A JSON Pointer into a resume as people would say it: `/work/0/highlights/2` becomes "Work · Northwind · bullet 3".
 * A pointer that leads nowhere is described as far as it goes. `say` puts each word of ours into another language.
 */
export function describePlace(resume: unknown, pointer: string, say: Say = sayInEnglish): string {
  if (pointer === '/meta/sectionOrder') return say('Order of sections');
  const keys = readPointer(pointer);
  const words: string[] = [];
  let value: unknown = resume;
  keys.forEach((key, depth) => {
    value = childOf(value, key);
    if (depth === 0) words.push(say(sectionWords[key] ?? key.charAt(0).toUpperCase() + key.slice(1)));
    else if (/^\d+$/.test(key))
      words.push(entryName(value) ?? `${say(parts[keys[depth - 1] ?? ''] ?? 'entry')} ${Number(key) + 1}`);
    else if (!/^(\d+|-)$/.test(keys[depth + 1] ?? '')) words.push(say(spellKey(key)));
  });
  return words.join(' · ') || say('Whole document');
}

function childOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Record<string, unknown>)[key];
}

function entryName(value: unknown): string | undefined {
  for (const key of namingKeys) {
    const name = childOf(value, key);
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}

function spellKey(key: string): string {
  return keyWords[key] ?? key.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
}
