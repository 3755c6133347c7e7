import type { Fact } from '@shortlist/schema';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { saysDeed } from '../../lexicon/find/deed-skills.ts';
import { shownSkillsIn } from '../../lexicon/find/shown-skills.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
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
  const titles = new Set(
    [
      scene.resume.basics?.label ?? '',
      scene.posting.title ?? '',
      ...(scene.resume.work ?? []).map((job) => job.position ?? ''),
    ].flatMap((text) => tokenize(text).map((token) => stemWord(token.key))),
  );
  return listAsked(scene)
    .filter(
      ({ id, text, requirements }) =>
        requirements.length > 0 &&
        !listed.has(id ?? '') &&
        // "Advanced Excel" lists Excel.
        !texts.some((each) => holdsPhrase(foldText(each), text)),
    )
    .flatMap((skill) => {
      const facts = factsShowing(scene, skill);
      const isTold = facts[0]?.source === 'answer' && skill.kind !== 'certificate' && skill.kind !== 'language';
      const done = facts.some((fact) => isDone(fact, skill));
      return facts.length > 0 && (isTold || (done ? isPhrase(skill, titles) : saysEnough(skill, titles)))
        ? [{ skill, facts }]
        : [];
    })
    .slice(0, 8);
}

/** As the posting writes it, with the initials that the person uses: "Continuous integration (CI)"; in a resume of another language as the person does. */
function nameWith(skill: Asked, fact: Fact | undefined, isForeign: boolean): string {
  // "eClinicalWorks", "dbt" are written so.
  const name = skill.kind === 'tool' ? skill.text : (skill.text[0] ?? '').toUpperCase() + skill.text.slice(1);
  const own = skillsIn(fact?.text ?? '').find((each) => each.id === skill.id)?.text ?? '';
  if (isForeign && own.length > 1 && skill.kind !== 'tool') return own.charAt(0).toUpperCase() + own.slice(1);
  return own.length < name.length && own.length > 1 && isInitialsOf(own, skill.text) ? `${name} (${own})` : name;
}

/** Tools and methods always; a skill only when it says more than the titles do ("Accounting" says nothing of an accountant). */
function saysEnough(skill: Asked, titles: Set<string>): boolean {
  if (tokenize(skill.text).length === 1 && findTitles(skill.text).length > 0) return false;
  if (skill.kind === 'tool' || skill.kind === 'method') return true;
  if (skill.kind !== 'skill') return false;
  const words = tokenize(skill.text).filter((token) => !isGeneralWord(token.form));
  return (
    words.length > 0 && tokenize(skill.text).length > 1 && !words.every((token) => titles.has(stemWord(token.key)))
  );
}

/** What only a deed shows is worth a name of its own where that is a phrase that the titles do not hold: "Budget management". */
function isPhrase({ kind, text }: Asked, titles: Set<string>): boolean {
  const words = tokenize(text);
  return kind !== 'method' && words.length > 1 && !words.every(({ key }) => titles.has(stemWord(key)));
}

function factsShowing(scene: TailorScene, skill: Asked): Fact[] {
  const documents = scene.facts.filter(
    (fact) =>
      fact.source !== 'answer' &&
      /^\/(work|projects|volunteer|certificates|basics\/summary|customSections)/.test(fact.pointer) &&
      !/\/(name|location|url)$/.test(fact.pointer),
  );
  return [...scene.answers, ...documents].filter(
    (fact) =>
      !hedged.test(fact.text) &&
      (shownSkillsIn(fact.text, fact.pointer.startsWith('/certificates')).some((each) => each.id === skill.id) ||
        isDone(fact, skill)),
  );
}

/** Whether a line of work shows a skill by its deed: "Managed a £450k budget". */
function isDone({ pointer, text }: Fact, skill: Asked): boolean {
  return /^\/work\/\d+\/highlights\//.test(pointer) && findDisclaimers(text).length === 0 && saysDeed(text, skill);
}

const hedged =
  /\b(?:interested in|(?<!machine |deep |e-)learning|aspir|basic|familiar|exposure|no |not |never |without)\b/i;

function whereShown(fact: Fact | undefined): string {
  if (fact?.pointer.startsWith('/basics/summary')) return 'your summary';
  if (fact?.pointer.startsWith('/certificates')) return 'one of your certificates';
  if (fact?.pointer.startsWith('/projects')) return 'one of your projects';
  return 'one of your jobs';
}
