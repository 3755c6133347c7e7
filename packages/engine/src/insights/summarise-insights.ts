import type { CareerStage, Insights, Match, Posting, RequirementMatch, SkillInsight } from '@shortlist/schema';
import type { InsightSource } from './insight-source.ts';
import { latestOfEach } from './latest-of-each.ts';
import { periodsOf } from './periods-of.ts';
import { planSteps } from './plan-steps.ts';

/**
 * What the person's own target postings ask for and how far it is met: counts over these postings and nothing else, each once.
 * `sources` in any order; at most forty skills.
 */
export function summariseInsights(sources: readonly InsightSource[], stage: CareerStage = 'mid'): Insights {
  const all = [...sources].sort((a, b) => (a.date < b.date ? -1 : 1));
  const sorted = latestOfEach(all);
  // A step towards a posting that is another trade altogether helps nobody: those at hand are for the near ones, where there are any.
  const near = sorted.filter(({ match }) => match.score > farOff);
  const aims = near.length === 0 ? sorted : near;
  return {
    postings: sorted.length,
    ...(aims.length < sorted.length ? { far: sorted.length - aims.length } : {}),
    skills: countSkills(sorted).slice(0, 40),
    periods: periodsOf(all),
    steps: planSteps(aims, countSkills(aims), stage, aims.length === sorted.length),
  };
}

/** At or below this estimate a posting is far from the resume: the letter's remarks say so too. */
const farOff = 25;

/** Every skill asked for, most often first. */
function countSkills(sources: readonly InsightSource[]): SkillInsight[] {
  const skills = new Map<string, SkillInsight>();
  for (const { posting, match } of sources)
    for (const [id, { name, kind, must, state }] of skillsOf(posting, match)) {
      const row = skills.get(id) ?? { id, name, kind, postings: 0, must: 0, met: 0, partly: 0, missing: 0 };
      row.postings++;
      row.must += must ? 1 : 0;
      row[state]++;
      skills.set(id, row);
    }
  return [...skills.values()].sort((a, b) => b.postings - a.postings || b.must - a.must || (a.name < b.name ? -1 : 1));
}

type State = 'met' | 'partly' | 'missing';
type Asked = { name: string; kind: SkillInsight['kind']; must: boolean; state: State };

/** The skills that one posting asks for by name, each once, with the best state that any of its requirements has. */
function skillsOf(posting: Posting, match: Match): Map<string, Asked> {
  const found = new Map<string, Asked>();
  for (const requirement of posting.requirements) {
    const result = match.requirements.find(({ id }) => id === requirement.id);
    for (const skill of requirement.skills ?? []) {
      if (skill.kind === 'soft-skill') continue;
      const id = skill.id ?? skill.name.toLowerCase();
      const state = stateOf(id, result);
      const known = found.get(id);
      const must = requirement.importance === 'must';
      if (known === undefined) found.set(id, { name: skill.name, kind: skill.kind, must, state });
      else
        found.set(id, {
          ...known,
          must: known.must || must,
          state: order[state] < order[known.state] ? state : known.state,
        });
    }
  }
  return found;
}

/** A skill that is there, but for fewer years than are asked for, is shown in part. */
function stateOf(id: string, result: RequirementMatch | undefined): State {
  if (result?.kind === 'experience' && result.met !== true && result.missing === undefined)
    return result.evidence.length > 0 ? 'partly' : 'missing';
  const isMissing =
    result?.missing?.some((each) => (each.id ?? each.name.toLowerCase()) === id) ?? result?.met === false;
  if (!isMissing) return 'met';
  return result?.met === 'partly' ? 'partly' : 'missing';
}

const order: Record<State, number> = { met: 0, partly: 1, missing: 2 };
