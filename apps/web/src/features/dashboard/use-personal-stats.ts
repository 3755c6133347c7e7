import { type OptimizationSummary, scoreReadability } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { optimizationQuery } from '../../results/get-optimization.ts';
import { optimizationsQuery } from '../../results/list-optimizations.ts';

export type PersonalStats = { resumeScore?: string; matchRate?: string; industryRank?: string };

/** What the three cards show before the person has any number of their own, plainly marked as an example. */
export const exampleStats: PersonalStats = { resumeScore: '85%', matchRate: '92%', industryRank: 'Top 10%' };

/** The person's own numbers, from their newest finished resume. */
export function usePersonalStats(): PersonalStats | 'loading' | 'none' {
  const list = useQuery(optimizationsQuery);
  const newest = newestResume(list.data ?? []);
  const detail = useQuery({ ...optimizationQuery(newest?.id ?? ''), enabled: newest !== undefined });
  if (list.isPending) return 'loading';
  if (!newest) return 'none';
  const result = detail.data?.result;
  if (detail.isPending) return 'loading';
  return {
    resumeScore: result?.kind === 'resume' ? `${scoreReadability(result.findings)}%` : undefined,
    matchRate: newest.score === undefined ? undefined : `${Math.round(newest.score)}%`,
  };
}

/** The newest finished resume optimisation of a list that is sorted newest first. */
function newestResume(list: OptimizationSummary[]): OptimizationSummary | undefined {
  return list.find((one) => one.kind === 'resume' && one.state === 'done');
}
