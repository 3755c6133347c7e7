import type { Match, Part, PartName, Posting, RequirementMatch, Resume } from '@shortlist/schema';
import { stemWord } from '../lexicon/stem-word.ts';
import { findLevers } from './find-levers.ts';
import { bandOf, keywordCap, weights, wishesOnlyShare } from './formula.ts';
import { type DutyMatch, judgeDuties } from './judge/judge-duties.ts';
import { meetRequirement } from './judge/meet-requirement.ts';
import { type PartScore, scoreTitle } from './judge/score-title.ts';
import { indexResume, type ResumeIndex } from './resume/index-resume.ts';
import { reviewKeywords } from './review-keywords.ts';
import { partOf, softRequirements, weighRequirement } from './weigh-requirement.ts';

/** The match estimate of a resume for a posting: same input, same number; every point with its evidence. `now` (ISO 8601) closes open jobs. */
export function matchResume(resume: Resume, posting: Posting, now: string): Match {
  const index = indexResume(resume, now);
  const judged = posting.requirements.map((requirement) => meetRequirement(requirement, index, posting));
  const gates = judged.filter((requirement) => requirement.kind === 'gate');
  const requirements = judged.filter((requirement) => requirement.kind !== 'gate');
  const duties = judgeDuties(posting, index);
  const shares: Partial<Record<PartName, PartScore>> = {};
  const soft = softRequirements(posting.requirements);
  const of = (part: PartName): RequirementMatch[] => requirements.filter((row) => partOf(row) === part);
  put(shares, 'requirements', scoreList(of('requirements'), soft));
  put(shares, 'title', scoreTitle(posting, index));
  put(shares, 'experience', scoreExperience(of('experience'), duties));
  put(shares, 'education', scoreList(of('education'), soft));
  put(shares, 'keywords', scoreKeywords(posting, index));
  const wished = (part: PartName): number =>
    of(part).every(({ importance }) => importance === 'nice') ? weights[part] * wishesOnlyShare : weights[part];
  const parts = weigh(shares, { ...weights, requirements: wished('requirements'), education: wished('education') });
  const score = index.words === 0 ? 0 : Math.round(parts.reduce((sum, part) => sum + part.points, 0));
  return {
    score,
    band: bandOf(score),
    parts,
    requirements,
    gates,
    duties: duties.map(({ best: _best, share: _share, ...row }) => row),
    levers: findLevers(posting, requirements, parts, soft),
    notes: reviewKeywords(index),
  };
}

function put(shares: Partial<Record<PartName, PartScore>>, name: PartName, score: PartScore | undefined): void {
  if (score !== undefined) shares[name] = score;
}

function scoreList(requirements: RequirementMatch[], soft: Set<string>): PartScore | undefined {
  const rows = requirements.map((requirement) => ({
    requirement,
    weight: weighRequirement(requirement, soft.has(requirement.id)),
  }));
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  if (total === 0) return undefined;
  const evidence = rows.map(({ requirement, weight }) => ({
    posting: requirement.text,
    ...(requirement.evidence[0] === undefined ? {} : { resume: requirement.evidence[0].text }),
    points: (weight * requirement.credit) / total,
  }));
  return { share: evidence.reduce((sum, row) => sum + row.points, 0), evidence };
}

function scoreExperience(requirements: RequirementMatch[], duties: DutyMatch[]): PartScore | undefined {
  const years = scoreList(requirements, new Set());
  const done = duties.reduce((sum, duty) => sum + duty.share, 0) / Math.max(1, duties.length);
  const work: PartScore | undefined =
    duties.length === 0
      ? undefined
      : {
          share: Math.min(1, done),
          evidence: duties.map((duty) => ({
            posting: duty.text,
            ...(duty.best === undefined ? {} : { resume: duty.best }),
            points: duty.share / duties.length / Math.max(1, done),
          })),
        };
  if (years === undefined || work === undefined) return years ?? work;
  return {
    share: (years.share + work.share) / 2,
    evidence: [...years.evidence, ...work.evidence].map((row) => ({ ...row, points: row.points / 2 })),
  };
}

function scoreKeywords(posting: Posting, index: ResumeIndex): PartScore | undefined {
  const total = posting.keywords.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const rows = posting.keywords.flatMap(({ text, weight }) => {
    const line = index.stems.get(stemWord(text.toLowerCase()))?.[0];
    return line === undefined
      ? []
      : [{ posting: text, resume: index.lines[line]?.text ?? '', points: weight / total / keywordCap }];
  });
  const share = rows.reduce((sum, row) => sum + row.points, 0);
  const scale = share > 1 ? 1 / share : 1;
  return { share: share * scale, evidence: rows.map((row) => ({ ...row, points: row.points * scale })) };
}

function weigh(shares: Partial<Record<PartName, PartScore>>, own: Record<PartName, number>): Part[] {
  const names = (Object.keys(own) as PartName[]).filter((name) => shares[name] !== undefined);
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
