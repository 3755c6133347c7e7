import type { Posting } from '@shortlist/schema';
import { deedSkills } from '../find/deed-skills.ts';
import { skillsIn } from '../find/skills-in.ts';
import { stemWord } from '../stem-word.ts';
import { tokenize } from '../tokenize.ts';
import { relateSkills } from './relate-skills.ts';

/**
 * How much a text serves a posting: 0 for nothing; a must-have skill named counts 2, a nice one 1, a telling word up to 0.6. What shows a skill by
 * its deed or names a kind of it counts once, and at most 1: "Mentored two juniors" for mentoring, PostgreSQL for databases.
 */
export type Relevance = (text: string) => number;

/** Prepares the measure for one posting. Each skill and each word counts once, so that repetition gains nothing. */
export function rankRelevance(posting: Posting): Relevance {
  const skills = new Map<string, number>();
  for (const requirement of posting.requirements)
    for (const skill of requirement.skills ?? [])
      raise(
        skills,
        skill.id ?? skill.name.toLowerCase(),
        // A paper is shown by holding it, not by a line of work that names it.
        skill.kind === 'certificate' ? 0.5 : requirement.importance === 'must' ? 2 : 1,
      );
  for (const duty of posting.responsibilities)
    for (const skill of skillsIn(duty.text)) raise(skills, skill.id ?? skill.name.toLowerCase(), 1);
  const words = new Map<string, number>();
  for (const { text, weight } of posting.keywords)
    for (const token of tokenize(text)) raise(words, stemWord(token.key), weight * 0.6);
  for (const requirement of posting.requirements)
    for (const token of tokenize(requirement.text)) if (token.key.length > 4) raise(words, stemWord(token.key), 0.15);
  const known = new Map<string, number>();
  return (text) => {
    let sum = known.get(text);
    if (sum === undefined) {
      sum = measure(text, skills, words);
      known.set(text, sum);
    }
    return sum;
  };
}

function measure(text: string, skills: Map<string, number>, words: Map<string, number>): number {
  let sum = 0;
  const named = skillsIn(text);
  const ids = new Set(named.map((skill) => skill.id ?? skill.name.toLowerCase()));
  for (const id of ids) sum += skills.get(id) ?? 0;
  // What is asked for and named needs no second proof.
  if (sum === 0) sum += otherwise([...ids], deedSkills(text), skills);
  const stems = new Set(tokenize(text).map((token) => stemWord(token.key)));
  let shared = 0;
  for (const stem of stems) shared += words.get(stem) ?? 0;
  return Math.round((sum + shared) * 1000) / 1000;
}

/** What a text says for what is asked without its name: a kind of it and the deed itself count whole, what is only related less than a step. */
function otherwise(ids: string[], deeds: string[], skills: Map<string, number>): number {
  let most = 0;
  for (const [asked, worth] of skills) {
    if (deeds.includes(asked)) most = Math.max(most, Math.min(1, worth));
    for (const id of ids) {
      const near = relateSkills(asked, id);
      most = Math.max(most, Math.min(near === 1 ? 1 : related, worth * near));
    }
  }
  return most;
}

/** What a related skill counts at most. */
const related = 0.75;

function raise(map: Map<string, number>, key: string, value: number): void {
  if ((map.get(key) ?? 0) < value) map.set(key, value);
}
