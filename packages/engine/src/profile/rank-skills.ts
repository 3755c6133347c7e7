import type { Fact, OptimisedProfile } from '@shortlist/schema';
import { foldText } from '../language/fold-text.ts';
import { isWishLabel } from '../language/is-wish.ts';
import { skillsIn } from '../lexicon/skills-in.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';
import { profileLimits } from './limits.ts';
import type { ProfileScene } from './profile-scene.ts';

type Ranked = { skills: OptimisedProfile['skills']; facts: Map<string, Fact[]> };

/** Skills to list, in the order that serves the goals; those to add, which the person's own words show; those to drop, which say nothing or repeat. */
export function rankSkills(scene: ProfileScene): Ranked {
  const listed = (scene.resume.skills ?? [])
    .filter(({ name }) => !isWishLabel(name))
    .flatMap((group) =>
      group.keywords !== undefined && group.keywords.length > 0 ? group.keywords : [group.name ?? ''],
    )
    .filter((name) => name.trim() !== '');
  const seen = new Set<string>();
  const kept: string[] = [];
  const drop: string[] = [];
  for (const name of listed) {
    const ids = idsOf(name);
    const repeated = ids.some((id) => seen.has(id));
    if (repeated || sayNothing.test(name.trim())) drop.push(name);
    else {
      kept.push(name);
      for (const id of ids) seen.add(id);
    }
  }
  const { add, facts } = findUnlisted(scene, seen);
  const order = [...kept, ...add]
    .map((name, i) => ({ name, i, worth: scene.relevance(name) }))
    .sort((a, b) => b.worth - a.worth || a.i - b.i);
  return { skills: { add, drop, order: order.map(({ name }) => name).slice(0, profileLimits.skills.limit) }, facts };
}

const sayNothing =
  /^(?:team ?work|team player|hard[- ]?work(?:ing|er)?|communication|communication skills|motivated|punctual(?:ity)?|microsoft word|ms word|e-?mail|internet|typing|computer literacy|self[- ]starter|multi-?tasking|fast learner|quick learner|check-?lists?|reports?|records?|meetings?|documents?|forms?|spreadsheets?|calendars?)$/i;

function idsOf(name: string): string[] {
  const ids = skillsIn(name).flatMap((skill) =>
    skill.end - skill.start >= name.trim().length - 1 && skill.id !== undefined ? [skill.id] : [],
  );
  return [foldText(name), ...ids];
}

function findUnlisted(scene: ProfileScene, seen: Set<string>): { add: string[]; facts: Map<string, Fact[]> } {
  const facts = new Map<string, Fact[]>();
  const names = new Map<string, string>();
  for (const fact of scene.facts) {
    if (
      !/^\/(work|projects|volunteer|basics\/summary|certificates|answers)/.test(fact.pointer) ||
      /\/(name|url|location)$/.test(fact.pointer)
    )
      continue;
    for (const skill of skillsIn(fact.text)) {
      if (
        skill.id === undefined ||
        seen.has(skill.id) ||
        seen.has(foldText(skill.text)) ||
        skill.kind === 'soft-skill' ||
        skill.kind === 'language' ||
        skill.kind === 'certificate' ||
        skill.kind === 'domain' ||
        (skill.kind === 'skill' && !skill.text.includes(' ')) ||
        [...seen].some((known) => known.includes(foldText(skill.text))) ||
        (!skill.text.includes(' ') && skill.text === skill.text.toLowerCase()) ||
        sayNothing.test(skill.text.trim()) ||
        isGeneralWord(skill.text.toLowerCase())
      )
        continue;
      names.set(skill.id, names.get(skill.id) ?? (skill.text[0] ?? '').toUpperCase() + skill.text.slice(1));
      facts.set(skill.id, [...(facts.get(skill.id) ?? []), fact]);
    }
  }
  const add = [...names]
    .map(([id, name]) => ({ id, name, worth: scene.relevance(name) + (facts.get(id)?.length ?? 0) * 0.1 }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 12);
  return { add: add.map(({ name }) => name), facts: new Map(add.map(({ id, name }) => [name, facts.get(id) ?? []])) };
}
