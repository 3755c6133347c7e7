import type { Fact, OptimisedProfile } from '@shortlist/schema';
import { disclaimsAny } from '../language/stance/find-disclaimers.ts';
import { isWishLabel } from '../language/stance/is-wish.ts';
import { foldText } from '../language/text/fold-text.ts';
import { shownSkillsIn } from '../lexicon/find/shown-skills.ts';
import { skillsIn } from '../lexicon/find/skills-in.ts';
import { loadLexicon } from '../lexicon/load-lexicon.ts';
import { findTitles } from '../lexicon/titles/recognise-titles.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';
import { profileLimits } from './limits.ts';
import { isCurrent, type ProfileScene } from './profile-scene.ts';

type Ranked = { skills: OptimisedProfile['skills']; facts: Map<string, Fact[]> };

/** Skills to list, in the order that serves the goals; those to add, which the person's own words show; those to drop, which say nothing or repeat. */
export function rankSkills(scene: ProfileScene): Ranked {
  const listed = (scene.resume.skills ?? [])
    .filter(({ name }) => !isWishLabel(name))
    .flatMap((group) =>
      group.keywords !== undefined && group.keywords.length > 0 ? group.keywords : [group.name ?? ''],
    )
    .filter((name) => name.trim() !== '' && !disclaimsAny(name));
  const seen = new Set<string>();
  const kept: string[] = [];
  const drop: string[] = [];
  for (const name of listed) {
    const ids = idsOf(name);
    const repeated = ids.some((id) => seen.has(id));
    if (repeated || saysNothing(name)) drop.push(name);
    else {
      kept.push(name);
      for (const id of ids) seen.add(id);
    }
  }
  const { add, facts } = findUnlisted(scene, seen);
  const order = [...kept, ...add]
    .map((name, i) => ({ name, i, worth: scene.relevance(name) + wanted(scene, name) }))
    .sort((a, b) => b.worth - a.worth || a.i - b.i);
  return { skills: { add, drop, order: order.map(({ name }) => name).slice(0, profileLimits.skills.limit) }, facts };
}

const emptyWords =
  /^(?:team ?work|team player|hard[- ]?work(?:ing|er)?|communication|communication skills|motivated|punctual(?:ity)?|microsoft word|ms word|e-?mail|internet|typing|computer literacy|self[- ]starter|multi-?tasking|fast learner|quick learner|check-?lists?|reports?|records?|meetings?|documents?|forms?|spreadsheets?|calendars?|team player|teamwork skills|leadership skills|hard working|reliab(?:le|ility)|flexib(?:le|ility)|enthusias(?:m|tic)|positive attitude|teamfähigkeit|team-?arbeit|belastbarkeit|zuverlässigkeit|flexibilität|pünktlichkeit|motivation|kommunikation|kommunikationsfähigkeit|travail d['’]équipe|esprit d['’]équipe|rigueur|ponctualité|autonomie|motivation|trabajo en equipo|comunicación|puntualidad|responsabilidad|proactividad)$/iu;

/** How much of the person's own postings asks for a skill: 3 where all do. */
function wanted({ asked }: ProfileScene, name: string): number {
  const ids = new Set([...skillsIn(name).map(({ id }) => id), name.toLowerCase()]);
  const row = asked.find(({ id }) => ids.has(id));
  return row === undefined ? 0 : 1 + (2 * row.count) / row.of;
}

/** Whether a skill is one that everybody claims, or that no trade searches by. */
export const saysNothing = (name: string): boolean => emptyWords.test(name.trim());

function idsOf(name: string): string[] {
  const ids = skillsIn(name).flatMap((skill) =>
    skill.end - skill.start >= name.trim().length - 1 && skill.id !== undefined ? [skill.id] : [],
  );
  return [foldText(name), ...ids];
}

/** Everyday words of another language that are a thing of a trade in English: French "mise en place" sets up anything. */
const plainElsewhere = /^mise en place$/i;

/** "Chef" is who somebody is, and the name of a tool only beside others. */
function isTitleName(text: string): boolean {
  return findTitles(text).some(({ start, end }) => start === 0 && end === text.length);
}

/** Whether a thing comes from a past job of a trade that is neither the latest nor the wished-for one: "stocking shelves" of a nurse who once sat at a till. */
function isOfAnotherTrade(
  { resume, goals, now, relevance }: ProfileScene,
  { pointer, text }: Fact,
  skill: string,
): boolean {
  const [, at] = /^\/work\/(\d+)\//.exec(pointer) ?? [];
  const job = resume.work?.[Number(at)];
  if (at === undefined || at === '0' || job === undefined || isCurrent(job, now) || relevance(text) >= 1) return false;
  const industries = (title = '') => findTitles(title).flatMap((each) => each.title.industries);
  const sought = new Set([...industries(goals.targetRole), ...industries(resume.work?.[0]?.position)]);
  const past = [...industries(job.position), ...(loadLexicon().skills.get(skill)?.industries ?? [])];
  return sought.size > 0 && past.length > 0 && !past.some((industry) => sought.has(industry));
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
    for (const skill of shownSkillsIn(fact.text)) {
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
        saysNothing(skill.text) ||
        isGeneralWord(skill.text.toLowerCase()) ||
        isTitleName(skill.text) ||
        (!scene.language.startsWith('en') && plainElsewhere.test(skill.text)) ||
        isOfAnotherTrade(scene, fact, skill.id)
      )
        continue;
      names.set(skill.id, names.get(skill.id) ?? (skill.text[0] ?? '').toUpperCase() + skill.text.slice(1));
      facts.set(skill.id, [...(facts.get(skill.id) ?? []), fact]);
    }
  }
  const add = [...names]
    .map(([id, name]) => ({
      id,
      name,
      worth: scene.relevance(name) + wanted(scene, name) + (facts.get(id)?.length ?? 0) * 0.1,
    }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 12);
  return { add: add.map(({ name }) => name), facts: new Map(add.map(({ id, name }) => [name, facts.get(id) ?? []])) };
}
