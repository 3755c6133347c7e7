import type { Requirement } from '@shortlist/schema';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { relateSkills } from '../../lexicon/relate/relate-skills.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { rankLines, type Verdict } from './verdict.ts';

const held = new WeakMap<Requirement, readonly string[]>();

/** "Dimestichezza con il software di versionamento git": a sentence that holds known skills among its words is met by the best of them. */
export function skillsHeld(requirement: Requirement, index: ResumeIndex): Verdict | undefined {
  let ids = held.get(requirement);
  if (ids === undefined) {
    ids = skillsIn(requirement.text).flatMap(({ id, kind }) => (id === undefined || kind === 'soft-skill' ? [] : [id]));
    held.set(requirement, ids);
  }
  let best: Verdict | undefined;
  for (const asked of ids)
    for (const [id, lines] of index.skills) {
      const credit = relateSkills(asked, id) * sentenceShare;
      if (credit >= leastOfSentence && credit > (best?.credit ?? 0)) best = { credit, lines: rankLines(lines, index) };
    }
  return best;
}

/** What a skill that a sentence holds speaks for all of it, and from where on it says anything. */
const sentenceShare = 0.85;
const leastOfSentence = 0.3;
