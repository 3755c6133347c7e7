import type { Fact, SkillMention } from '@shortlist/schema';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { isWishLabel } from '../../language/stance/is-wish.ts';
import { lowerFirst } from '../../language/text/lower-first.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { shownSkillsIn } from '../../lexicon/find/shown-skills.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { factAt, type SummarySentence, type TailorScene } from '../propose/proposal.ts';
import { sortBy } from '../propose/propose-order.ts';
import { isSaid } from './is-said.ts';

const openings: Record<string, string> = {
  en: 'Experienced in',
  de: 'Schwerpunkte für diese Stelle:',
  fr: 'Points forts pour ce poste :',
  es: 'Puntos fuertes para este puesto:',
  pt: 'Competências para esta vaga:',
  it: 'Competenze per questa posizione:',
  nl: 'Vaardigheden voor deze functie:',
};

/** Who is new to the field is not called experienced. */
const beginner: Record<string, string> = { en: 'Skills for this role:' };
const newcomer =
  /\b(?:junior(?! \p{Ll}+s\b)|trainee|apprentice|intern(?:ship)?|graduate|student|retrain(?:ed|ing)|career change\w*)\b/iu;
/** After years of work "an apt student of" something is no student. */
const turning = /\b(?:junior(?! \p{Ll}+s\b)|trainee|apprentice|retrain(?:ed|ing)|career change\w*)\b/iu;

function isBeginner({ facts, resume }: TailorScene, said: string): boolean {
  const told = facts.find(({ pointer, text }) => pointer === '/work' && / years of work/.test(text));
  const years = Number(/^(\d+) years/.exec(told?.text ?? '')?.[1] ?? 0);
  const latest = resume.work?.[0]?.position ?? '';
  return years < 2 || newcomer.test(latest) || (years < 5 ? newcomer : turning).test(said);
}

type Chosen = { facts: Fact[]; requirement: string; mention: SkillMention };

/** One sentence naming up to five things the posting asks for that the facts show and the text so far does not. */
export function skillSentence(
  scene: TailorScene,
  said: string,
  { alone, isNew }: { alone: boolean; isNew: boolean },
): (SummarySentence & { requirements: string[] }) | undefined {
  const opening = openings[scene.language.slice(0, 2)];
  if (opening === undefined) return undefined;
  const spoken = new Set(skillsIn(said).map((skill) => skill.id));
  const chosen: Chosen[] = [];
  for (const requirement of sortBy(scene.posting.requirements, ({ importance }) => (importance === 'must' ? 1 : 0)))
    for (const skill of requirement.skills ?? []) {
      if (
        skill.id === undefined ||
        skill.text.length < 2 ||
        !['skill', 'tool', 'method'].includes(skill.kind) ||
        spoken.has(skill.id) ||
        isSaid(skill.text, `${said} ${chosen.map(({ mention }) => mention.text).join(' ')}`)
      )
        continue;
      const facts = scene.facts
        .filter(
          (fact) =>
            /^\/(work|skills|projects|answers)\//.test(fact.pointer) &&
            shownSkillsIn(fact.text).some((each) => each.id === skill.id),
        )
        .slice(0, 2);
      if (facts.length === 0) continue;
      spoken.add(skill.id);
      chosen.push({ facts, requirement: requirement.id, mention: skill });
    }
  const best = chosen.slice(0, 5);
  const asked = best.map(({ mention, facts }) => ({ name: phraseSkill(mention.text, mention), facts }));
  const named = isNew
    ? [...asked, ...listNear(scene, `${said} ${asked.map(({ name }) => name).join(' ')}`, best)]
    : asked;
  if (named.length < (alone ? 3 : 2)) return undefined;
  const list = phraseList(
    named.map(({ name }) => name),
    scene.language,
  );
  return {
    sentence: `${isBeginner(scene, said) ? (beginner[scene.language.slice(0, 2)] ?? opening) : opening} ${list}.`,
    facts: named.flatMap(({ facts }) => facts),
    requirements: [...new Set(best.map(({ requirement }) => requirement))],
  };
}

/**
 * Where little of what is asked for by name is shown, skills from the person's own list that are near to it, in their words: those of the group
 * that one asked for stands in, and those that share the posting's words. At most three in all.
 */
function listNear(scene: TailorScene, said: string, best: readonly Chosen[]): { name: string; facts: Fact[] }[] {
  const groups = new Set(best.flatMap(({ facts }) => facts.flatMap(({ pointer }) => groupOf(pointer) ?? [])));
  const spoken = new Set(best.map(({ mention }) => mention.id));
  const near = (scene.resume.skills ?? []).flatMap(({ name = '', keywords = [] }, i) =>
    isWishLabel(name)
      ? []
      : keywords.flatMap((keyword, j) => {
          const fact = factAt(scene, `/skills/${i}/keywords/${j}`);
          const worth = scene.relevance(keyword);
          const isBeside = groups.has(`/skills/${i}`) && keywords.length < 8;
          return fact === undefined ||
            (worth < 0.5 && !isBeside) ||
            !tells(keyword) ||
            disclaimsAny(keyword) ||
            isSaid(keyword, said) ||
            skillsIn(keyword).some(({ id }) => spoken.has(id))
            ? []
            : [{ name: smallBegun(keyword), facts: [fact], worth: isBeside ? 2 : worth }];
        }),
  );
  return sortBy(near, ({ worth }) => worth)
    .filter(({ name }, i, all) => !all.slice(0, i).some((other) => isSaid(name, other.name)))
    .slice(0, Math.max(0, 3 - best.length));
}

const groupOf = (pointer: string): string | undefined => /^\/skills\/\d+/.exec(pointer)?.[0];

/** Whether a name can stand in a sentence and says something there: a tool, or more than one word of any list. */
function tells(keyword: string): boolean {
  return plain.test(keyword) && (keyword.includes(' ') || skillsIn(keyword).some(({ kind }) => kind === 'tool'));
}

const plain = /^\p{L}[\p{L}\d .&+#’'-]{2,34}$/u;

/** What the lexicon knows as a name keeps its capitals; "Territory planning" is told small. */
function smallBegun(keyword: string): string {
  const mention = skillsIn(keyword)[0];
  return mention === undefined ? lowerFirst(keyword) : phraseSkill(keyword, mention);
}
