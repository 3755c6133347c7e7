import type { Fact } from '@shortlist/schema';
import { foldText } from '../language/fold-text.ts';
import { skillsIn } from '../lexicon/skills-in.ts';
import { stemWord } from '../lexicon/stem-word.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';
import type { Proposal, TailorScene } from './proposal.ts';
import { type Asked, listAsked } from './propose-skills.ts';

/** Lists skills that the posting asks for and only a job's line, a certificate or an answer shows: at most eight. */
export function proposeNamedSkills(scene: TailorScene): Proposal[] {
  const groups = scene.resume.skills ?? [];
  const texts = groups.flatMap((group) => [group.name ?? '', ...(group.keywords ?? [])]);
  const listed = new Set(texts.flatMap((text) => [foldText(text), ...skillsIn(text).map((skill) => skill.id ?? '')]));
  const titles = new Set(
    [
      scene.resume.basics?.label ?? '',
      scene.posting.title ?? '',
      ...(scene.resume.work ?? []).map((job) => job.position ?? ''),
    ].flatMap((text) => tokenize(text).map((token) => stemWord(token.key))),
  );
  const target = groups.findIndex((group) => (group.keywords ?? []).length > 0);
  const proposals: Proposal[] = [];
  for (const skill of listAsked(scene)) {
    if (listed.has(skill.id ?? '') || listed.has(foldText(skill.text)) || !saysEnough(skill, titles)) continue;
    const facts = factsShowing(scene, skill);
    if (facts.length === 0 || proposals.length >= 8) continue;
    const name = (skill.text[0] ?? '').toUpperCase() + skill.text.slice(1);
    proposals.push({
      op: 'add',
      path: target >= 0 ? `/skills/${target}/keywords/-` : '/skills/-',
      before: undefined,
      after: target >= 0 ? name : { name },
      reason: 'skill-named',
      explanation:
        facts[0]?.source === 'answer'
          ? `Lists “${name}”, which you told us about.`
          : `Lists “${name}”: the posting asks for it, ${whereShown(facts[0])} shows it, and your skills do not name it.`,
      evidence: facts.slice(0, 3),
      requirements: skill.requirements,
    });
  }
  return proposals;
}

/** Tools and methods always; a skill only when it says more than the titles do ("Accounting" says nothing of an accountant). */
function saysEnough(skill: Asked, titles: Set<string>): boolean {
  if (skill.kind === 'tool' || skill.kind === 'method') return true;
  if (skill.kind !== 'skill') return false;
  const words = tokenize(skill.text).filter((token) => !isGeneralWord(token.form));
  return (
    words.length > 0 && tokenize(skill.text).length > 1 && !words.every((token) => titles.has(stemWord(token.key)))
  );
}

function factsShowing(scene: TailorScene, skill: Asked): Fact[] {
  const documents = scene.facts.filter(
    (fact) =>
      fact.source !== 'answer' &&
      /^\/(work|projects|volunteer|certificates|basics\/summary|customSections)/.test(fact.pointer) &&
      !/\/(name|location|url)$/.test(fact.pointer),
  );
  return [...scene.answers, ...documents].filter(
    (fact) => !hedged.test(fact.text) && skillsIn(fact.text).some((each) => each.id === skill.id),
  );
}

const hedged = /\b(?:interested in|learning|aspir|basic|familiar|exposure|no |not |never |without)\b/i;

function whereShown(fact: Fact | undefined): string {
  if (fact?.pointer.startsWith('/basics/summary')) return 'your summary';
  if (fact?.pointer.startsWith('/certificates')) return 'a certificate of yours';
  if (fact?.pointer.startsWith('/projects')) return 'a project of yours';
  return 'a job of yours';
}
