import type { CareerStage, Insights, SkillInsight } from '@shortlist/schema';
import type { InsightSource } from './insight-source.ts';

/** What would help most with the person's own postings, with the points it would bring on average there; at most six, most first. `isOnly`: they have no others. */
export function planSteps(
  sources: readonly InsightSource[],
  skills: readonly SkillInsight[],
  stage: CareerStage,
  isOnly = true,
): Insights['steps'] {
  if (sources.length === 0) return [];
  const steps = skills
    .filter((skill) => skill.missing + skill.partly > 0)
    .map((skill) => ({
      id: `step-${skill.id}`,
      skill: skill.name,
      ...adviceFor(skill, stage, sources.length, isOnly),
      effect: effectOf(skill, sources),
      postings: skill.missing + skill.partly,
    }))
    .filter(({ effect }) => effect > 0)
    .sort((a, b) => b.effect - a.effect || b.postings - a.postings)
    .slice(0, 6);
  return sayOnce(steps);
}

/** Of steps with the same advice the first has it in full, the others in a few words. */
function sayOnce(steps: Planned[]): Insights['steps'] {
  const said = new Set<string>();
  return steps.map(({ seen, way, ...step }) => {
    const isNew = !said.has(way.full);
    said.add(way.full);
    return { ...step, text: `${seen} ${isNew ? way.full : way.short}` };
  });
}

/** The mean over all postings of the points that the levers naming this skill's requirements would bring. */
function effectOf(skill: SkillInsight, sources: readonly InsightSource[]): number {
  const total = sources.reduce((sum, { posting, match }) => {
    const asking = new Set(
      posting.requirements
        .filter(({ skills }) => skills?.some((each) => (each.id ?? each.name.toLowerCase()) === skill.id))
        .map(({ id }) => id),
    );
    return (
      sum +
      match.levers.filter(({ requirement }) => asking.has(requirement)).reduce((part, { effect }) => part + effect, 0)
    );
  }, 0);
  return Math.round((10 * total) / sources.length) / 10;
}

type Way = { full: string; short: string };
type Planned = Omit<Insights['steps'][number], 'text'> & { seen: string; way: Way };

function adviceFor(
  skill: SkillInsight,
  stage: CareerStage,
  postings: number,
  isOnly: boolean,
): { seen: string; way: Way } {
  const seen = `${askingFor(skill, postings, isOnly)} for ${skill.name}${shownOf(skill)}`;
  if (skill.kind === 'certificate')
    return {
      seen,
      way: {
        full: 'If you have it, add it with its date and issuer. If not, find out how long it takes and what it costs.',
        short: 'If you have this too, add it with its date and issuer. If not, find out what it takes to get it.',
      },
    };
  if (skill.kind === 'language')
    return {
      seen,
      way: { full: 'If you speak it, state your level.', short: 'If you speak this too, state your level.' },
    };
  const ways: Record<CareerStage, Way> = {
    entry: {
      full: 'If you know it from your studies, a course, or your own project, say where. If not, a small project you can show is the fastest way.',
      short: 'If you know this too, say where you learned it. If not, build a small project with it.',
    },
    mid: {
      full: 'If you’ve used it at work, name the job and the result. If not, ask your current employer for a project that uses it.',
      short: 'If you’ve used this too, name the job. If not, ask for a task that uses it.',
    },
    senior:
      skill.kind === 'tool'
        ? {
            full: 'If you’ve used it or managed people who did, name the job and the result. If not, name the closest tool you know.',
            short: 'If you’ve used this too, name the job. If not, name the closest tool you know.',
          }
        : {
            full: 'If you’ve done this or managed people who did, add it with its scope and the result. If not, name your closest experience.',
            short: 'If you’ve done this too, add it with its scope. If not, name your closest experience.',
          },
  };
  return { seen, way: ways[stage] };
}

function askingFor({ missing, partly }: SkillInsight, postings: number, isOnly: boolean): string {
  if (postings === 1) return isOnly ? 'Your posting asks' : 'The posting closest to your resume asks';
  if (missing + partly === postings) return `${postings === 2 ? 'Both' : `All ${postings}`} of your postings ask`;
  return `${missing + partly} of your ${postings} postings ${missing + partly === 1 ? 'asks' : 'ask'}`;
}

function shownOf({ missing, partly }: SkillInsight): string {
  if (missing === 0) return ', and your resume only partly shows it.';
  return partly === 0
    ? ', and your resume doesn’t show it.'
    : '. Your resume doesn’t show it or shows only part of it.';
}
