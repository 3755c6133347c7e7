import type { Fact, Match, Posting, SkillMention } from '@shortlist/schema';
import { findListedSkills } from '../lexicon/find-skills.ts';

type Scene = { posting: Posting; match: Match; facts: readonly Fact[] };

export type ShownSkill = { name: string; mention: SkillMention; facts: Fact[] };

/** Skills that the posting asks for and the facts show, must-haves first, without those in `said`. */
export function listShownSkills({ posting, facts }: Scene, said: string): ShownSkill[] {
  const spoken = new Set(findListedSkills(said).map((skill) => skill.id));
  const shown: ShownSkill[] = [];
  const sorted = [...posting.requirements].sort(
    (a, b) => Number(b.importance === 'must') - Number(a.importance === 'must'),
  );
  for (const requirement of sorted)
    for (const mention of requirement.skills ?? []) {
      if (
        mention.id === undefined ||
        spoken.has(mention.id) ||
        mention.kind === 'soft-skill' ||
        mention.kind === 'language' ||
        mention.kind === 'certificate'
      )
        continue;
      const own = facts
        .filter(
          (fact) =>
            /^\/(work|skills|projects|answers|volunteer)\//.test(fact.pointer) &&
            findListedSkills(fact.text).some((skill) => skill.id === mention.id),
        )
        .slice(0, 2);
      if (own.length === 0) continue;
      spoken.add(mention.id);
      shown.push({ name: mention.text, mention, facts: own });
    }
  return shown;
}
