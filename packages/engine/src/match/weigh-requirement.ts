import type { Posting, RequirementMatch } from '@shortlist/schema';
import {
  capStep,
  fewRequirements,
  importanceWeights,
  kindWeights,
  leastOfNeeds,
  needShare,
  requirementCap,
} from './formula.ts';

/** A requirement, or a duty that is one of the needs, with its share of the requirements; all shares are 1 together. */
export type WeighedRow = { row: RequirementMatch; weight: number };

/**
 * What each requirement counts among the requirements: by whether it is a must and by what it asks for, the needs that decide the job three times
 * another one and at least half together. Duties count where they are needs. Conditions do not count.
 */
export function weighRows(
  posting: Posting,
  requirements: readonly RequirementMatch[],
  duties: readonly RequirementMatch[],
): WeighedRow[] {
  const needs = new Set(posting.needs);
  const isNeed = ({ id }: RequirementMatch): boolean => needs.has(id);
  const rows = [...requirements, ...duties.filter(isNeed)].map((row) => ({
    row,
    need: isNeed(row),
    weight: weighRow(row, posting) * (isNeed(row) ? needShare : 1),
  }));
  const sum = (list: typeof rows): number => list.reduce((total, { weight }) => total + weight, 0);
  const ofNeeds = sum(rows.filter(({ need }) => need));
  const ofRest = sum(rows.filter(({ need }) => !need));
  const share = ofRest === 0 ? 1 : ofNeeds === 0 ? 0 : Math.max(leastOfNeeds, ofNeeds / (ofNeeds + ofRest));
  return rows.flatMap(({ row, need, weight }) => {
    const part = need ? (share * weight) / ofNeeds : ((1 - share) * weight) / ofRest;
    return part > 0 ? [{ row, weight: part }] : [];
  });
}

/**
 * The share at which the requirements are full: all of a few, less of many, since nobody shows everything that a long list names. All of them where
 * nothing shows a must-have licence or certificate.
 */
export function fullAt(rows: readonly WeighedRow[]): number {
  const lacksPaper = rows.some(
    ({ row: { kind, importance, credit } }) => kind === 'certificate' && importance === 'must' && credit < leastOfPaper,
  );
  return lacksPaper ? 1 : Math.max(requirementCap, 1 - capStep * Math.max(0, rows.length - fewRequirements));
}

/** A certificate with less credit than this is not shown: a title may speak for it. */
const leastOfPaper = 0.5;

function weighRow({ id, kind, importance }: RequirementMatch, posting: Posting): number {
  if (id.startsWith('d')) return kindWeights.duty;
  return importanceWeights[importance] * weighKind(id, kind, importance, posting);
}

function weighKind(
  id: string,
  kind: RequirementMatch['kind'],
  importance: RequirementMatch['importance'],
  { requirements }: Posting,
): number {
  if (kind === 'responsibility') return kindWeights.sentence;
  if (kind === 'certificate') return importance === 'must' ? kindWeights.mustLicence : kindWeights.known;
  if (kind !== 'skill') return kindWeights.known;
  const isListed = requirements.find((each) => each.id === id)?.skills?.some((skill) => skill.id !== undefined);
  return isListed === true ? kindWeights.known : kindWeights.unknownSkill;
}
