import { z } from 'zod';
import type { DraftSection } from './draft.ts';

/** What a section's text is understood as. */
export const SectionKind = z.enum([
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'projects',
  'awards',
  'publications',
  'languages',
  'volunteer',
  'interests',
  'references',
  'custom',
]);
export type SectionKind = z.infer<typeof SectionKind>;

/** The kinds that the Add Section dialog offers, with the titles that they begin with. */
export const addableSections: { kind: SectionKind; title: string }[] = [
  { kind: 'certifications', title: 'Certifications' },
  { kind: 'projects', title: 'Projects' },
  { kind: 'awards', title: 'Awards & Honors' },
  { kind: 'publications', title: 'Publications' },
  { kind: 'custom', title: 'Custom Section' },
];

export const sectionTitles: Record<SectionKind, string> = {
  summary: 'Professional Summary',
  experience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  certifications: 'Certifications',
  projects: 'Projects',
  awards: 'Awards & Honors',
  publications: 'Publications',
  languages: 'Languages',
  volunteer: 'Volunteer Experience',
  interests: 'Interests',
  references: 'References',
  custom: 'Custom Section',
};

/** The kind that a section's id begins with; `custom` for any other id. */
export function kindOf({ id }: Pick<DraftSection, 'id'>): SectionKind {
  const kind = SectionKind.safeParse(/^[a-z]+/.exec(id)?.[0]);
  return kind.success ? kind.data : 'custom';
}

/** A new section at the end of a list: its id is the kind and the time in milliseconds, counted on where that is taken. */
export function newSection(kind: SectionKind, taken: readonly DraftSection[], nowMs: number): DraftSection {
  let stamp = nowMs;
  while (taken.some((section) => section.id === `${kind}-${stamp}`)) stamp += 1;
  return { id: `${kind}-${stamp}`, title: sectionTitles[kind], content: '', isCustom: kind === 'custom' };
}
