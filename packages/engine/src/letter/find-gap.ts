import type { Fact, Match, RequirementMatch, SkillMention } from '@shortlist/schema';
import { findListedSkills } from '../lexicon/find-skills.ts';
import { relateSkills } from '../lexicon/relate-skills.ts';

/** The most important thing that the posting names and nothing shows, with the nearest thing that the facts do show. */
export type Gap = {
  name: string;
  kind: SkillMention['kind'];
  mention: SkillMention;
  requirement: RequirementMatch;
  nearest?: { name: string; mention: SkillMention; facts: Fact[] };
};

export function findGap({ match, facts }: { match: Match; facts: readonly Fact[] }): Gap | undefined {
  const open = match.requirements.filter(
    (requirement) =>
      requirement.met !== true && requirement.importance === 'must' && (requirement.missing ?? []).length > 0,
  );
  const sorted = [...open].sort((a, b) => a.credit - b.credit);
  for (const requirement of sorted) {
    const mention =
      requirement.missing?.find((skill) => skill.kind === 'tool' || skill.kind === 'certificate') ??
      requirement.missing?.find((skill) => skill.kind === 'skill' || skill.kind === 'method');
    if (mention === undefined || mention.text.length > 50) continue;
    const nearest = mention.id === undefined ? undefined : findNearest(mention.id, facts);
    return {
      name: mention.text,
      kind: mention.kind,
      mention,
      requirement,
      ...(nearest === undefined ? {} : { nearest }),
    };
  }
  return undefined;
}

function findNearest(asked: string, facts: readonly Fact[]): Gap['nearest'] {
  let best: { closeness: number; mention: SkillMention; fact: Fact } | undefined;
  for (const fact of facts) {
    if (!/^\/(work|skills|projects|answers)\//.test(fact.pointer)) continue;
    for (const mention of findListedSkills(fact.text)) {
      const closeness = mention.id === undefined ? 0 : relateSkills(asked, mention.id);
      if (closeness >= 0.4 && closeness < 1 && closeness > (best?.closeness ?? 0)) best = { closeness, mention, fact };
    }
  }
  return best === undefined ? undefined : { name: best.mention.text, mention: best.mention, facts: [best.fact] };
}
