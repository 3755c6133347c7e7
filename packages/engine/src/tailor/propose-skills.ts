import type { Fact, SkillMention } from '@shortlist/schema';
import { foldText } from '../language/fold-text.ts';
import { findListedSkills } from '../lexicon/find-skills.ts';
import { factAt, type Proposal, type TailorScene } from './proposal.ts';

/**
 * Names skills as the posting names them, where the lexicon says that they are the same thing; lists skills that only a job's lines or
 * an answer show; spells an abbreviation out once.
 */
export function proposeSkills(scene: TailorScene): Proposal[] {
  const asked = listAsked(scene);
  return [...proposeExactPhrases(scene, asked), ...proposeNamedSkills(scene, asked)];
}

type Asked = SkillMention & { requirements: string[] };

/** What the posting asks for by name, most important first, each skill once. */
function listAsked({ posting }: TailorScene): Asked[] {
  const asked = new Map<string, Asked>();
  const sorted = [...posting.requirements].sort(
    (a, b) => Number(b.importance === 'must') - Number(a.importance === 'must'),
  );
  for (const requirement of sorted)
    for (const skill of requirement.skills ?? []) {
      if (skill.id === undefined || skill.kind === 'soft-skill') continue;
      const known = asked.get(skill.id);
      if (known === undefined) asked.set(skill.id, { ...skill, requirements: [requirement.id] });
      else known.requirements.push(requirement.id);
    }
  return [...asked.values()];
}

function proposeExactPhrases(scene: TailorScene, asked: Asked[]): Proposal[] {
  const whole = foldText(
    scene.facts
      .filter((fact) => fact.source !== 'answer')
      .map((fact) => fact.text)
      .join('\n'),
  );
  const proposals: Proposal[] = [];
  for (const skill of asked) {
    if (holdsPhrase(whole, skill.text)) continue;
    const place = findPlace(scene, skill.id ?? '');
    if (place === undefined) continue;
    const { pointer, mention, text } = place;
    const own = mention.text;
    const isShort = own.length < skill.text.length && own === own.toUpperCase();
    const put =
      isShort || skill.text === skill.text.toUpperCase()
        ? `${longer(own, skill.text)} (${shorter(own, skill.text)})`
        : `${matchCase(skill.text, own)}`;
    const after = text.slice(0, mention.start) + put + text.slice(mention.end);
    const fact = factAt(scene, pointer);
    proposals.push({
      op: 'replace',
      path: pointer,
      before: text,
      after,
      reason: put.includes('(') ? 'acronym-expanded' : 'exact-phrase',
      explanation: put.includes('(')
        ? `Gives “${own}” its other name too, the one that the posting uses.`
        : `Says “${skill.text}” as the posting does; you wrote “${own}”, which is the same.`,
      evidence: fact === undefined ? [] : [fact],
      requirements: skill.requirements,
    });
  }
  return proposals;
}

/** The best place that names the skill in other words: the skills list before a job's line. */
function findPlace(
  scene: TailorScene,
  id: string,
): { pointer: string; text: string; mention: SkillMention } | undefined {
  const places = scene.facts.filter(
    (fact) =>
      fact.source !== 'answer' && /^\/(skills\/\d+\/keywords\/\d+|work\/\d+\/highlights\/\d+)$/.test(fact.pointer),
  );
  const sorted = [...places].sort(
    (a, b) => Number(b.pointer.startsWith('/skills')) - Number(a.pointer.startsWith('/skills')),
  );
  for (const fact of sorted) {
    const mention = findListedSkills(fact.text).find((each) => each.id === id);
    if (mention !== undefined && mention.text.length > 1) return { pointer: fact.pointer, text: fact.text, mention };
  }
  return undefined;
}

function proposeNamedSkills(scene: TailorScene, asked: Asked[]): Proposal[] {
  const groups = scene.resume.skills ?? [];
  const listed = new Set(
    groups
      .flatMap((group) => [group.name ?? '', ...(group.keywords ?? [])])
      .flatMap((text) => [foldText(text), ...findListedSkills(text).map((skill) => skill.id ?? '')]),
  );
  const proposals: Proposal[] = [];
  const adds: { name: string; facts: Fact[]; skill: Asked }[] = [];
  for (const skill of asked) {
    if (
      listed.has(skill.id ?? '') ||
      listed.has(foldText(skill.text)) ||
      skill.kind === 'language' ||
      skill.kind === 'certificate'
    )
      continue;
    const facts = [
      ...scene.facts.filter(
        (fact) =>
          fact.source !== 'answer' &&
          /^\/(work|projects|volunteer|certificates|basics\/summary|customSections)/.test(fact.pointer),
      ),
      ...scene.answers,
    ].filter((fact) => findListedSkills(fact.text).some((each) => each.id === skill.id));
    if (facts.length > 0) adds.push({ name: nameOf(skill), facts: facts.slice(0, 3), skill });
  }
  const target = groups.findIndex((group) => (group.keywords ?? []).length > 0);
  adds.slice(0, 8).forEach(({ name, facts, skill }) => {
    const flat = target < 0 && groups.length > 0;
    proposals.push({
      op: 'add',
      path: target >= 0 ? `/skills/${target}/keywords/-` : '/skills/-',
      before: undefined,
      after: target >= 0 || flat ? (flat ? { name } : name) : { name },
      reason: 'skill-named',
      explanation:
        facts[0]?.source === 'answer'
          ? `Lists “${name}”, which you told us about.`
          : `Lists “${name}”: the posting asks for it and ${whereShown(facts[0])} shows it, but your skills do not name it.`,
      evidence: facts,
      requirements: skill.requirements,
    });
  });
  return proposals;
}

function whereShown(fact: Fact | undefined): string {
  if (fact?.pointer.startsWith('/basics/summary')) return 'your summary';
  if (fact?.pointer.startsWith('/certificates')) return 'a certificate of yours';
  if (fact?.pointer.startsWith('/projects')) return 'a project of yours';
  return 'a job of yours';
}

/** A list entry's spelling: as the posting writes it, with a capital first letter. */
function nameOf(skill: SkillMention): string {
  const text =
    skill.text === skill.text.toLowerCase() && skill.name.toLowerCase() === skill.text.toLowerCase()
      ? skill.name
      : skill.text;
  return (text[0] ?? '').toUpperCase() + text.slice(1);
}

function holdsPhrase(whole: string, phrase: string): boolean {
  const wanted = foldText(phrase);
  let at = whole.indexOf(wanted);
  while (at >= 0) {
    if (
      !/[\p{L}\p{N}]/u.test(whole[at - 1] ?? ' ') &&
      !/[\p{L}\p{N}]/u.test((whole[at + wanted.length] ?? ' ').replace('s', ' '))
    )
      return true;
    at = whole.indexOf(wanted, at + 1);
  }
  return false;
}

function longer(a: string, b: string): string {
  return a.length >= b.length ? a : b;
}

function shorter(a: string, b: string): string {
  return a.length >= b.length ? b : a;
}

/** The posting's words in the case of the person's: a lower-case phrase in running text stays lower case. */
function matchCase(phrase: string, own: string): string {
  if (/\p{Lu}.*\p{Lu}/u.test(phrase.split(' ')[0] ?? '')) return phrase;
  return own[0] === own[0]?.toUpperCase()
    ? (phrase[0] ?? '').toUpperCase() + phrase.slice(1)
    : (phrase[0] ?? '').toLowerCase() + phrase.slice(1);
}
