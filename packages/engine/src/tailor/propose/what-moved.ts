import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { listAsked } from './list-asked.ts';
import type { TailorScene } from './proposal.ts';

/** What stands further up than before. */
export function broughtForward(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((item, i) => i < before.indexOf(item));
}

/** Whether something that the posting demands comes into the first third of a list from behind it: less is no reason for another order. */
export function bringsMustForward<T>(before: readonly T[], after: readonly T[], isMust: (item: T) => boolean): boolean {
  const third = Math.ceil(before.length / 3);
  const late = before.slice(third);
  return after.slice(0, third).some((item) => late.includes(item) && isMust(item));
}

/** Whether a text names a skill that the posting demands. */
export function namesMust(text: string, { posting }: TailorScene): boolean {
  const musts = posting.requirements.filter(({ importance }) => importance === 'must');
  const ids = new Set(
    musts.flatMap(({ skills = [] }) => skills).flatMap(({ id, kind }) => (kind === 'soft-skill' ? [] : [id])),
  );
  return skillsIn(text).some(({ id }) => id !== undefined && ids.has(id));
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
