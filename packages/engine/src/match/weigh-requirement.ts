import type { Posting, RequirementMatch } from '@shortlist/schema';
import { asksForTrait } from '../language/stance/asks-for-trait.ts';
import { importanceWeights, kindWeights, needShare } from './formula.ts';

/** A requirement with its share of the requirements; all shares are 1 together. */
export type WeighedRow = { row: RequirementMatch; weight: number };

/**
 * What each requirement counts among the requirements: by whether it is a must and by what it asks for, the needs that decide the job three times
 * another one. Conditions and duties do not count. In a resume of another language (`foreign`) the words of a sentence that names nothing are not to be
 * found, and it is left out.
 */
export function weighRows(posting: Posting, requirements: readonly RequirementMatch[], foreign: boolean): WeighedRow[] {
  const needs = new Set(posting.needs);
  const isLost = (row: RequirementMatch): boolean =>
    (foreign && row.kind === 'responsibility' && row.credit === 0) || isTrait(row, posting);
  const rows = requirements
    .filter((row) => !isLost(row))
    .map((row) => ({ row, weight: weighRow(row, posting) * (needs.has(row.id) ? needShare : 1) }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  return rows.map(({ row, weight }) => ({ row, weight: weight / total }));
}

/** Whether nothing shows a must-have paper, or half of the years that the posting insists on. */
export function lacksMuch(rows: readonly WeighedRow[]): boolean {
  const lacksPaper = rows.some(
    ({ row: { kind, importance, credit } }) => kind === 'certificate' && importance === 'must' && credit < leastOfPaper,
  );
  return lacksPaper || shareOfYears(rows.map(({ row }) => row)) < leastOfYears;
}

/** How much of the years is shown that a posting insists on, 1 where it insists on none. "Three with a degree, five without": what is met best tells. */
export function shareOfYears(rows: readonly RequirementMatch[]): number {
  const years = rows.filter(({ kind, importance }) => kind === 'experience' && importance === 'must');
  return years.length === 0 ? 1 : Math.max(...years.map(({ credit }) => credit));
}

/** Less than this of the years asked for is a beginning. */
export const leastOfYears = 0.5;

/** A certificate with less credit than this is not shown: a title may speak for it. */
const leastOfPaper = 0.5;

/** A trait that no list knows as one ("Lust und Interesse an der Eisenbahn"): like the listed ones it is never scored. */
function isTrait({ id, kind, text }: RequirementMatch, posting: Posting): boolean {
  const isOpen = kind === 'responsibility' || (kind === 'skill' && (!isListed(id, posting) || bent.test(text)));
  return isOpen && asksForTrait(text);
}

/** To like a field is to hold none of it. */
const bent = /^\W*(?:lust|(?:\p{L}+ )?interesse|spaß|freude) /iu;

const isListed = (id: string, { requirements }: Posting): boolean =>
  requirements.find((each) => each.id === id)?.skills?.some((skill) => skill.id !== undefined) === true;

function weighRow({ id, kind, importance }: RequirementMatch, posting: Posting): number {
  return importanceWeights[importance] * weighKind(id, kind, importance, posting);
}

function weighKind(
  id: string,
  kind: RequirementMatch['kind'],
  importance: RequirementMatch['importance'],
  posting: Posting,
): number {
  if (kind === 'responsibility') return kindWeights.sentence;
  if (kind === 'certificate') return importance === 'must' ? kindWeights.mustLicence : kindWeights.known;
  if (kind !== 'skill') return kindWeights.known;
  return isListed(id, posting) ? kindWeights.known : kindWeights.unknownSkill;
}
