import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { listAsked } from './list-asked.ts';
import type { TailorScene } from './proposal.ts';

/** What stands further up than before. */
export function broughtForward(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((item, i) => i < before.indexOf(item));
}

/** Whether a text names a skill that the posting asks for. */
export function namesAsked(text: string, scene: TailorScene): boolean {
  const asked = new Set(listAsked(scene).map((skill) => skill.id));
  return skillsIn(text).some((skill) => skill.id !== undefined && asked.has(skill.id));
}

/** Whether the order is another one. */
export function isMoved<T>(before: readonly T[], after: readonly T[]): boolean {
  return before.some((item, i) => item !== after[i]);
}
