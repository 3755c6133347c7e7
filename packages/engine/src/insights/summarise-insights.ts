import type { CareerStage, Insights, Match, Posting, SkillInsight } from '@shortlist/schema';
import type { InsightSource } from './insight-source.ts';
import { planSteps } from './plan-steps.ts';

/**
 * What the person's own target postings ask for and how far it is met: counts over these postings and nothing else. `sources` in any
 * order; at most forty skills. Months are `YYYY-MM`.
 */
export function summariseInsights(sources: readonly InsightSource[], stage: CareerStage = 'mid'): Insights {
  const sorted = [...sources].sort((a, b) => (a.date < b.date ? -1 : 1));
  const skills = new Map<string, SkillInsight>();
  for (const { posting, match } of sorted)
    for (const [id, { name, kind, must, state }] of skillsOf(posting, match)) {
      const row = skills.get(id) ?? { id, name, kind, postings: 0, must: 0, met: 0, partly: 0, missing: 0 };
      row.postings++;
      row.must += must ? 1 : 0;
      row[state]++;
      skills.set(id, row);
    }
  const ranked = [...skills.values()]
    .sort((a, b) => b.postings - a.postings || b.must - a.must || (a.name < b.name ? -1 : 1))
    .slice(0, 40);
  return { postings: sorted.length, skills: ranked, months: monthsOf(sorted), steps: planSteps(sorted, ranked, stage) };
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
      const isMissing =
        result?.missing?.some((each) => (each.id ?? each.name.toLowerCase()) === id) ?? result?.met === false;
      const state: State = !isMissing ? 'met' : result?.met === 'partly' ? 'partly' : 'missing';
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

const order: Record<State, number> = { met: 0, partly: 1, missing: 2 };

function monthsOf(sorted: readonly InsightSource[]): Insights['months'] {
  const months = new Map<string, { postings: number; score: number; met: number; asked: number }>();
  for (const { match, date } of sorted) {
    const key = date.slice(0, 7);
    const row = months.get(key) ?? { postings: 0, score: 0, met: 0, asked: 0 };
    row.postings++;
    row.score += match.score;
    row.asked += match.requirements.length;
    row.met += match.requirements.filter(({ met }) => met === true).length;
    months.set(key, row);
  }
  return [...months].map(([month, { postings, score, met, asked }]) => ({
    month,
    postings,
    score: Math.round(score / postings),
    met: asked === 0 ? 0 : Math.round((100 * met) / asked) / 100,
  }));
}
