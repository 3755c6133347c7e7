import type { Fact, Match, Posting, RequirementMatch, SkillMention } from '@shortlist/schema';
import { findListedSkills } from '../lexicon/find-skills.ts';
import { relateSkills } from '../lexicon/relate-skills.ts';
import { stemWord } from '../lexicon/stem-word.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';

/** The most important thing that the posting names and nothing shows, with the nearest thing that the facts do show. */
export type Gap = {
  name: string;
  kind: SkillMention['kind'];
  mention: SkillMention;
  requirement: RequirementMatch;
  nearest?: { name: string; mention: SkillMention; facts: Fact[] };
};

/** Finds what may honestly be denied: a named must-have whose words, abbreviation and kinds stand nowhere in the facts. */
export function findGap({
  posting,
  match,
  facts,
}: {
  posting: Posting;
  match: Match;
  facts: readonly Fact[];
}): Gap | undefined {
  const known = wordsOf(facts.map(({ text }) => text).join('\n'));
  const open = match.requirements.filter(
    (requirement) =>
      requirement.importance === 'must' && requirement.met !== true && (requirement.missing ?? []).length > 0,
  );
  const candidates = open.flatMap((requirement) => {
    const alternatives =
      posting.requirements.find(({ id }) => id === requirement.id)?.alternatives === true ||
      /\b(?:or|such as|like|e\.g|similar|and\/or|preferred|plus|ideally|oder|ou)\b|\//i.test(requirement.text);
    if (alternatives) return [];
    return (requirement.missing ?? [])
      .filter((skill) => mayDeny(skill, requirement, known, facts))
      .map((mention) => ({ requirement, mention }));
  });
  const rank = { certificate: 0, tool: 1, method: 2, skill: 3, domain: 4, language: 4, 'soft-skill': 5 };
  const best = candidates.sort(
    (a, b) => rank[a.mention.kind] - rank[b.mention.kind] || a.requirement.credit - b.requirement.credit,
  )[0];
  if (best === undefined) return undefined;
  const { mention, requirement } = best;
  const nearest = mention.id === undefined || mention.kind === 'certificate' ? undefined : findNearest(mention, facts);
  return {
    name: mention.text,
    kind: mention.kind,
    mention,
    requirement,
    ...(nearest === undefined ? {} : { nearest }),
  };
}

function mayDeny(
  skill: SkillMention,
  requirement: RequirementMatch,
  known: Set<string>,
  facts: readonly Fact[],
): boolean {
  if (skill.kind === 'soft-skill' || skill.kind === 'domain' || skill.kind === 'language' || skill.text.length > 40)
    return false;
  const words = tokenize(skill.text).filter((token) => token.form.length > 1 && !isGeneralWord(token.form));
  if (words.length === 0 || (skill.kind === 'skill' && tokenize(skill.text).length < 2)) return false;
  if (words.some((token) => known.has(stemWord(token.key)) || known.has(token.form))) return false;
  const short = tokenize(skill.text)
    .map((token) => token.form[0])
    .join('');
  const bracketed = /\(([A-Za-z&]{2,8})s?\)/.exec(requirement.text)?.[1]?.toLowerCase();
  if ((short.length > 1 && known.has(short)) || (bracketed !== undefined && known.has(bracketed))) return false;
  return !facts.some((fact) =>
    findListedSkills(fact.text).some(
      (own) => own.id !== undefined && skill.id !== undefined && relateSkills(skill.id, own.id) >= 0.75,
    ),
  );
}

function wordsOf(text: string): Set<string> {
  return new Set(tokenize(text).flatMap((token) => [token.form, stemWord(token.key)]));
}

function findNearest(asked: SkillMention, facts: readonly Fact[]): Gap['nearest'] {
  let best: { closeness: number; mention: SkillMention; fact: Fact } | undefined;
  for (const fact of facts) {
    if (!/^\/(work|skills|projects|answers)\//.test(fact.pointer)) continue;
    for (const mention of findListedSkills(fact.text)) {
      if (mention.kind !== asked.kind || mention.id === undefined) continue;
      const closeness = relateSkills(asked.id ?? '', mention.id);
      if (closeness >= 0.4 && closeness > (best?.closeness ?? 0)) best = { closeness, mention, fact };
    }
  }
  return best === undefined ? undefined : { name: best.mention.text, mention: best.mention, facts: [best.fact] };
}
