import type { Match, Part, Posting, Resume } from '@shortlist/schema';
import { findLevers } from './find-levers.ts';
import {
  anyWorkShare,
  bandOf,
  fewRequirements,
  lackingStep,
  shortOfYearsShare,
  titleByWords,
  unlicensedMost,
  weights,
} from './formula.ts';
import { holdsProfession } from './judge/hold-profession.ts';
import { judgeDuties } from './judge/judge-duties.ts';
import { meetRequirement } from './judge/meet-requirement.ts';
import { nearByWords } from './judge/near-by-words.ts';
import { type PartScore, scoreTitle } from './judge/score-title.ts';
import { indexResume, type ResumeIndex } from './resume/index-resume.ts';
import { reviewKeywords } from './review-keywords.ts';
import { lacksMuch, leastOfYears, shareOfYears, type WeighedRow, weighRows } from './weigh-requirement.ts';

type ScoredPart = keyof typeof weights;

/** The match estimate of a resume for a posting: same input, same number; every point with its evidence. `now` (ISO 8601) closes open jobs. */
export function matchResume(resume: Resume, posting: Posting, now: string): Match {
  const index = indexResume(resume, now);
  const judged = posting.requirements.map((requirement) => meetRequirement(requirement, index, posting));
  const gates = judged.filter((requirement) => requirement.kind === 'gate');
  const requirements = judged.filter((requirement) => requirement.kind !== 'gate');
  const duties = judgeDuties(posting, index);
  const foreign = index.words > 0 && index.language() !== posting.language;
  const licensed = holdsProfession(posting.title ?? '', index);
  const words = nearByWords(posting, index);
  const rows = weighRows(posting, requirements, foreign);
  const shares: Partial<Record<ScoredPart, PartScore>> = {};
  put(shares, 'requirements', scoreRows(rows));
  put(
    shares,
    'title',
    withWork(
      withYears(
        nearAtLeast(scoreTitle(posting, index), licensed && !lacksMuch(rows) ? words?.share : 0),
        shareOfYears(requirements),
      ),
      licensed && hasWorked(index),
    ),
  );
  put(shares, 'keywords', words);
  const weighed = weigh(shares, { ...weights, requirements: weights.requirements * shareOfFew(rows.length) });
  const parts = licensed ? weighed : capParts(weighed);
  const score = index.words === 0 ? 0 : Math.round(parts.reduce((sum, part) => sum + part.points, 0));
  const part = parts.find(({ name }) => name === 'requirements');
  return {
    score,
    band: bandOf(score),
    parts,
    requirements,
    gates,
    duties: duties.map(({ best: _best, share: _share, ...row }) => row),
    levers: findLevers(rows, part?.weight ?? 0, licensed ? undefined : unlicensedMost - score),
    notes: reviewKeywords(index),
  };
}

/** A title says little where firms call the same work otherwise: work that comes near to the posting's is worth a part of it. */
function nearAtLeast(title: PartScore | undefined, near = 0): PartScore | undefined {
  const least = titleByWords * near;
  if (title === undefined || title.share >= least) return title;
  return { share: least, evidence: title.evidence.map(({ posting }) => ({ posting, points: least })) };
}

/** A title held for less than half of the years that are asked for counts for less, with none of them `shortOfYearsShare`. */
function withYears(title: PartScore | undefined, years: number): PartScore | undefined {
  if (title === undefined || years >= leastOfYears) return title;
  const factor = shortOfYearsShare + (1 - shortOfYearsShare) * (years / leastOfYears);
  return {
    share: title.share * factor,
    evidence: title.evidence.map((row) => ({ ...row, points: row.points * factor })),
  };
}

/** Who has worked for a year at anything knows what work is: it is worth a part of any title, and nearness fills the rest. */
function withWork(title: PartScore | undefined, worked: boolean): PartScore | undefined {
  if (title === undefined || !worked) return title;
  const raised = (share: number): number => anyWorkShare + (1 - anyWorkShare) * share;
  return {
    share: raised(title.share),
    evidence: title.evidence.map((row) => ({ ...row, points: raised(row.points) })),
  };
}

/** Undated jobs are taken for a year. */
function hasWorked({ months, dated, lines }: ResumeIndex): boolean {
  return months >= monthsOfAnyWork || (!dated && lines.some(({ job }) => job !== undefined));
}

const monthsOfAnyWork = 12;

function put(shares: Partial<Record<ScoredPart, PartScore>>, name: ScoredPart, score: PartScore | undefined): void {
  if (score !== undefined) shares[name] = score;
}

/** One or two requirements say less of the fit than three or more. */
const shareOfFew = (count: number): number => 1 - lackingStep * Math.max(0, fewRequirements - Math.max(1, count));

/** The requirements: what is shown of them. */
function scoreRows(rows: readonly WeighedRow[]): PartScore | undefined {
  if (rows.length === 0) return undefined;
  return {
    share: Math.min(
      1,
      rows.reduce((sum, { row, weight }) => sum + weight * row.credit, 0),
    ),
    evidence: rows.map(({ row, weight }) => ({
      posting: row.text,
      ...(row.evidence[0] === undefined ? {} : { resume: row.evidence[0].text }),
      points: weight * row.credit,
    })),
  };
}

/** Without the licence or the degree that the law asks for, no more than so many points in all. */
function capParts(parts: Part[]): Part[] {
  const sum = parts.reduce((total, { points }) => total + points, 0);
  if (sum <= unlicensedMost) return parts;
  const scale = unlicensedMost / sum;
  return parts.map((part) => ({
    ...part,
    points: round(part.points * scale),
    evidence: part.evidence.map((row) => ({ ...row, points: round(row.points * scale) })),
  }));
}

function weigh(shares: Partial<Record<ScoredPart, PartScore>>, own: Record<ScoredPart, number>): Part[] {
  const names = (Object.keys(own) as ScoredPart[]).filter((name) => shares[name] !== undefined);
  const total = names.reduce((sum, name) => sum + own[name], 0);
  return names.map((name) => {
    const weight = (own[name] / total) * 100;
    const { share, evidence } = shares[name] ?? { share: 0, evidence: [] };
    return {
      name,
      weight: round(weight),
      points: round(weight * share),
      evidence: evidence.map((row) => ({ ...row, points: round(row.points * weight) })),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
