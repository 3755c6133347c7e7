import { skillsIn } from '../lexicon/find/skills-in.ts';

/** Up to five of the listed skills that a position's text shows: LinkedIn lets a position carry so many. */
export function carriedSkills(text: string, skills: readonly string[]): { skills?: string[] } {
  const ids = new Set(skillsIn(text).map(({ id }) => id));
  const shown = skills.filter(
    (name) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text) ||
      skillsIn(name).some(({ id, start, end }) => id !== undefined && ids.has(id) && end - start >= name.length - 1),
  );
  return shown.length === 0 ? {} : { skills: shown.slice(0, 5) };
}
