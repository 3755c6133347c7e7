import type { DraftSection } from '@shortlist/schema';

/** What stands among the skills is the name of something, never a misspelt word. */
export function skillWords(sections: readonly DraftSection[]): string[] {
  const skills = sections.find(({ id }) => id === 'skills')?.content ?? '';
  return skills.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}
