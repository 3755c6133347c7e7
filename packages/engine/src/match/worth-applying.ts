import type { BriefConfirmation, BriefDemand, Match, PostingBrief, RequirementMatch, Worth } from '@shortlist/schema';

type Row = { key: string; start: number; end: number; text: string };
type Judged = { row: Row; met: RequirementMatch['met'] };

/**
 * Whether a job is worth applying for, with the two demands that the resume shows best and the one thing that is missing. The needs decide:
 * `apply` where at most one of them is not shown and at least half are met in full. `skip` only where a licence is a must and not shown, or
 * where the person said that they cannot meet a condition that is a must. Undefined for a posting that asks for nothing.
 */
export function worthApplying(
  brief: PostingBrief,
  match: Match,
  answers: NonNullable<BriefConfirmation['conditions']> = [],
): Worth | undefined {
  const said = new Map(answers.map(({ key, met }) => [key, met]));
  const judged = judgeRows(match, said);
  const needs = brief.needs.flatMap(judged);
  const others = brief.demands.filter(({ key }) => !brief.needs.some((need) => need.key === key));
  const rest = others.flatMap(judged);
  const barred = brief.conditions.flatMap((row) => judgeCondition(row, judged(row)[0], said.get(row.key)));
  const all = [...needs, ...rest];
  if (all.length === 0 && barred.length === 0) return undefined;
  const strongest = all
    .filter(({ met }) => met === true)
    .slice(0, 2)
    .map(({ row }) => row.text);
  const [bar] = barred;
  if (bar) return { advice: 'skip', strongest, missing: bar };
  const missing = findMissing(needs, rest, brief.demands);
  const decisive = needs.length > 0 ? needs : rest;
  const unshown = decisive.filter(({ met }) => met === false).length;
  const met = decisive.filter((each) => each.met === true).length;
  const advice = unshown <= 1 && met * 2 >= decisive.length ? 'apply' : 'stretch';
  return { advice, strongest, ...(missing ? { missing } : {}) };
}

/** How the resume meets a row; what the person said of a condition stands over it. */
function judgeRows(
  { requirements, gates, duties = [] }: Match,
  said: ReadonlyMap<string, boolean>,
): (row: Row) => Judged[] {
  const at = new Map([...requirements, ...gates, ...duties].map((each) => [`${each.start}-${each.end}`, each]));
  return (row) => {
    const found = at.get(`${row.start}-${row.end}`);
    return found ? [{ row, met: said.get(row.key) ?? found.met }] : [];
  };
}

/** What bars the person: said by themselves, or a licence that nothing shows. Nothing is concluded from a resume's silence on other conditions. */
function judgeCondition(
  { text, kind, must }: BriefDemand,
  found: Judged | undefined,
  said: boolean | undefined,
): NonNullable<Worth['missing']>[] {
  if (!must || said === true) return [];
  if (said === false) return [{ text, why: 'declined' }];
  return kind === 'licence' && found?.met === false ? [{ text, why: 'licence' }] : [];
}

/** The one thing to name: a need that is not shown, else a must that is not, else what is shown in part. */
function findMissing(needs: Judged[], rest: Judged[], demands: readonly BriefDemand[]): Worth['missing'] {
  const isMust = ({ row }: Judged) => demands.some(({ key, must }) => must && key === row.key);
  const all = [...needs, ...rest.filter(isMust)];
  const unshown = all.find(({ met }) => met === false);
  if (unshown) return { text: unshown.row.text, why: 'not-shown' };
  const partly = all.find(({ met }) => met === 'partly');
  return partly && { text: partly.row.text, why: 'partly' };
}
