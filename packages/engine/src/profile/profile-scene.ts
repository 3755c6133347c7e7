import type { Answer, Fact, ProfileGoals, Resume, Violation } from '@shortlist/schema';
import { isPast } from '../language/dates/against-today.ts';
import type { AskedSkill } from './asked-by-postings.ts';

/** What the optimisation of a profile works from. `relevance` measures a text against the target role and industry. */
export type ProfileScene = {
  resume: Resume;
  goals: ProfileGoals;
  facts: readonly Fact[];
  answers: readonly Answer[];
  other?: Resume;
  /** What the person's own postings ask for. */
  asked: readonly AskedSkill[];
  language: string;
  now: string;
  relevance: (text: string) => number;
  verify: (sentence: string, facts: readonly Fact[]) => Violation[];
};

/** A text with the facts that it rests on. */
export type Written = { text: string; facts: Fact[] };

/** The profile's own facts at the pointers that exist, in order: a resume beside it counts its jobs by itself. */
export function factsOf(scene: Pick<ProfileScene, 'facts'>, ...pointers: string[]): Fact[] {
  return pointers.flatMap((pointer) =>
    scene.facts.filter((fact) => fact.pointer === pointer && fact.source !== 'resume'),
  );
}

/** Whether a job still runs at `now`. */
export function isCurrent(job: { startDate?: string | undefined; endDate?: string | undefined }, now: string): boolean {
  return job.endDate === undefined ? job.startDate !== undefined : !isPast(job.endDate, now);
}

/** The fact that names a skill: the entry of that very name, else the first that has it as whole words. */
export function factNaming({ facts }: Pick<ProfileScene, 'facts'>, name: string): Fact | undefined {
  const wanted = name.trim().toLowerCase();
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(wanted)}(?![\\p{L}\\p{N}])`, 'iu');
  return facts.find(({ text }) => text.trim().toLowerCase() === wanted) ?? facts.find(({ text }) => word.test(text));
}
