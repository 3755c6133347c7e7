import type { Fact } from '@shortlist/schema';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { deedSkills, saysDeed } from '../../lexicon/find/deed-skills.ts';
import { everydayPrograms } from '../../lexicon/find/everyday-programs.ts';
import { shownSkillsIn } from '../../lexicon/find/shown-skills.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isInitialsOf } from './is-initials-of.ts';
import { type Asked, holdsPhrase, listAsked } from './list-asked.ts';
import { ownSkills, skillTarget } from './own-skills.ts';
import { isInOtherLanguage, type Proposal, type TailorScene } from './proposal.ts';

/** Lists skills that the posting asks for and only a job's line, a certificate or an answer shows: at most eight. */
export function proposeNamedSkills(scene: TailorScene): Proposal[] {
  const target = skillTarget(scene.resume);
  const isForeign = isInOtherLanguage(scene);
  return listUnnamed(scene).map(({ skill, facts }) => {
    const name = nameWith(skill, facts[0], isForeign);
    return {
      op: 'add',
      path: target >= 0 ? `/skills/${target}/keywords/-` : '/skills/-',
      before: undefined,
      after: target >= 0 ? name : { name },
      reason: 'skill-named',
      explanation:
        facts[0]?.source === 'answer'
          ? `Adds “${name}” to your skills: you told us about it.`
          : `Adds “${name}” to your skills: the posting asks for it, and ${whereShown(facts[0])} shows it.`,
      evidence: facts.slice(0, 3),
      requirements: skill.requirements,
    };
  });
}

/** The skills that a requirement asks for, the facts show and the list of skills leaves out. */
export function listUnnamed(scene: TailorScene): { skill: Asked; facts: Fact[] }[] {
  const texts = ownSkills(scene.resume).flatMap((group) => [group.name ?? '', ...(group.keywords ?? [])]);
  const listed = new Set(texts.flatMap((text) => [foldText(text), ...skillsIn(text).map((skill) => skill.id ?? '')]));
  const factsShowing = openFactsShowing(scene);
  return listAsked(scene)
    .filter(
      ({ id, text, requirements }) =>
        requirements.length > 0 &&
        !listed.has(id ?? '') &&
        // "Advanced Excel" lists Excel.
        !texts.some((each) => holdsPhrase(foldText(each), text)),
    )
    .flatMap((skill) => {
      const facts = factsShowing(skill);
      const isTold = facts[0]?.source === 'answer' && skill.kind !== 'certificate' && skill.kind !== 'language';
      return facts.length > 0 && (isTold || isName(skill)) ? [{ skill, facts }] : [];
    })
    .slice(0, 8);
}

/** As the posting writes it, with the initials that the person uses: "Continuous integration (CI)"; in a resume of another language as the person does. */
function nameWith(skill: Asked, fact: Fact | undefined, isForeign: boolean): string {
  // "eClinicalWorks", "dbt" are written so.
  const name = skill.kind === 'tool' ? skill.text : (skill.text[0] ?? '').toUpperCase() + skill.text.slice(1);
  const own = skillsIn(fact?.text ?? '').find((each) => each.id === skill.id)?.text ?? '';
  // "ANDROID" in a heading of the posting, "Pacote Office" in an English resume: the person's own form.
  const isShouted = skill.kind === 'tool' && /^\p{Lu}{5,}$/u.test(skill.text) && own !== '' && own !== skill.text;
  if (isShouted) return own;
  if (isForeign && own.length > 1 && (skill.kind !== 'tool' || /\s/.test(skill.text)))
    return own.charAt(0).toUpperCase() + own.slice(1);
  return own.length < name.length && own.length > 1 && isInitialsOf(own, skill.text) ? `${name} (${own})` : name;
}

/** A tool or a method has a name that software looks for; what else a line shows is better told by the line. */
const isName = ({ kind, text }: Asked): boolean =>
  (kind === 'tool' || kind === 'method') &&
  !everydayPrograms.test(text) &&
  !(tokenize(text).length === 1 && findTitles(text).length > 0);

/** Answers which facts show a skill by name, or a line of work by its deed: "Managed a £450k budget". Each fact is read once for all skills. */
function openFactsShowing(scene: TailorScene): (skill: Asked) => Fact[] {
  const documents = scene.facts.filter(
    (fact) =>
      fact.source !== 'answer' &&
      /^\/(work|projects|volunteer|certificates|basics\/summary|customSections)/.test(fact.pointer) &&
      !/\/(name|location|url)$/.test(fact.pointer),
  );
  const showing = new Map<string | undefined, { fact: Fact; named: boolean }[]>();
  for (const fact of [...scene.answers, ...documents]) {
    const { pointer, text } = fact;
    if (hedged.test(text)) continue;
    const named = new Set(shownSkillsIn(text, pointer.startsWith('/certificates')).map(({ id }) => id));
    const isWork = /^\/work\/\d+\/highlights\//.test(pointer) && findDisclaimers(text).length === 0;
    for (const id of new Set([...named, ...(isWork ? deedSkills(text) : [])])) {
      const shown = { fact, named: named.has(id) };
      const list = showing.get(id);
      if (list === undefined) showing.set(id, [shown]);
      else list.push(shown);
    }
  }
  return (skill) =>
    (showing.get(skill.id) ?? []).flatMap(({ fact, named }) => (named || saysDeed(fact.text, skill) ? [fact] : []));
}

const hedged =
  /\b(?:interested in|(?<!machine |deep |e-)learning|aspir|basic|familiar|exposure|no |not |never |without)\b/i;

function whereShown(fact: Fact | undefined): string {
  if (fact?.pointer.startsWith('/basics/summary')) return 'your summary';
  if (fact?.pointer.startsWith('/certificates')) return 'one of your certificates';
  if (fact?.pointer.startsWith('/projects')) return 'one of your projects';
  return 'one of your jobs';
}
