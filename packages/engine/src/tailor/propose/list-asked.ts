import type { SkillMention } from '@shortlist/schema';
import { foldText } from '../../language/text/fold-text.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import type { TailorScene } from './proposal.ts';

/** A skill that the posting asks for by name, with the requirements that do: none where only a duty names it. */
export type Asked = SkillMention & { requirements: string[] };

/** What the posting asks for by name, most important first, each skill once; what only its duties name comes last. */
export function listAsked({ posting }: Pick<TailorScene, 'posting'>): Asked[] {
  const asked = new Map<string, Asked>();
  const sorted = [...posting.requirements].sort(
    (a, b) => Number(b.importance === 'must') - Number(a.importance === 'must'),
  );
  for (const requirement of sorted) for (const skill of requirement.skills ?? []) add(asked, skill, requirement.id);
  for (const duty of posting.responsibilities) for (const skill of skillsIn(duty.text)) add(asked, skill);
  return [...asked.values()];
}

function add(asked: Map<string, Asked>, skill: SkillMention, requirement?: string): void {
  if (skill.id === undefined || skill.kind === 'soft-skill' || skill.text.length < 2) return;
  const known = asked.get(skill.id);
  if (known === undefined)
    asked.set(skill.id, { ...skill, requirements: requirement === undefined ? [] : [requirement] });
  else if (requirement !== undefined) known.requirements.push(requirement);
}

/** Whether a folded text has the phrase, or its plural, as whole words. */
export function holdsPhrase(whole: string, phrase: string): boolean {
  const wanted = foldText(phrase);
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1))
    if (
      !/[\p{L}\p{N}]/u.test(whole[at - 1] ?? ' ') &&
      !/[\p{L}\p{N}]/u.test((whole[at + wanted.length] ?? ' ').replace('s', ' '))
    )
      return true;
  return false;
}
