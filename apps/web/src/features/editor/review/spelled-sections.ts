import { type DraftSection, kindOf, type SectionKind } from '@shortlist/schema';

/** Sections whose lines are names and titles that others gave: no dictionary has them. */
const named: readonly SectionKind[] = [
  'skills',
  'languages',
  'certifications',
  'awards',
  'publications',
  'references',
  'interests',
];

/** The texts that are looked over for misspelt words, by the ids of their sections. */
export function spelledTexts(sections: readonly DraftSection[]): Record<string, string> {
  return Object.fromEntries(
    sections.filter((section) => !named.includes(kindOf(section))).map(({ id, content }) => [id, content]),
  );
}

/** What stands among the skills is the name of something, never a misspelt word. */
export function skillWords(sections: readonly DraftSection[]): string[] {
  const skills = sections.find(({ id }) => id === 'skills')?.content ?? '';
  return skills.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}
