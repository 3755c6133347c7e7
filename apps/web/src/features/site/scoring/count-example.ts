import { bandOf, matchWeights } from '@shortlist/schema';

type PartName = keyof typeof matchWeights;

export type ExampleRow = { part: PartName; weight: number; share: number; points: number; why: string };

/** Counts an example by the published formula: parts that the posting does not ask for are left out, the rest rescaled to 100. */
export function countExample(shares: Partial<Record<PartName, { share: number; why: string }>>) {
  const asked = (Object.keys(matchWeights) as PartName[]).flatMap((part) => {
    const found = shares[part];
    return found ? [{ part, ...found }] : [];
  });
  const total = asked.reduce((sum, { part }) => sum + matchWeights[part], 0);
  const rows: ExampleRow[] = asked.map(({ part, share, why }) => {
    const weight = total > 0 ? (matchWeights[part] / total) * 100 : 0;
    return { part, weight, share, points: weight * share, why };
  });
  const score = Math.round(rows.reduce((sum, row) => sum + row.points, 0));
  return { rows, score, band: bandOf(score) };
}
