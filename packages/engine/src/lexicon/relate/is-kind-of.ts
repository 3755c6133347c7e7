import { loadLexicon } from '../load-lexicon.ts';

/** Whether the lexicon says that one skill is a kind of another, directly or by one step between ("CATIA" of "computer-aided design"). Ids. */
export function isKindOf(skill: string, kind: string): boolean {
  const { skills } = loadLexicon();
  const parents = skills.get(skill)?.is ?? [];
  return skill !== kind && (parents.includes(kind) || parents.some((parent) => skills.get(parent)?.is.includes(kind)));
}
