import type { Resume } from '@shortlist/schema';
import { isWishLabel } from '../../language/stance/is-wish.ts';

type SkillGroup = NonNullable<Resume['skills']>[number];

/** Groups of skills that the person has: none of what they want to learn. */
export function ownSkills({ skills = [] }: Resume): SkillGroup[] {
  return skills.filter(({ name }) => !isWishLabel(name));
}

/** Where a further skill belongs: the first list of the person's own skills, or -1. */
export function skillTarget({ skills = [] }: Resume): number {
  return skills.findIndex(({ name, keywords = [] }) => keywords.length > 0 && !isWishLabel(name));
}

/** What the person wants to learn, plans or is learning. */
export function wishesOf({ skills = [] }: Resume): string[] {
  return skills.filter(({ name }) => isWishLabel(name)).flatMap(({ keywords = [] }) => keywords);
}
