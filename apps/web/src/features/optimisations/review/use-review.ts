import type { AnsweredResult, Optimization } from '@shortlist/schema';
import { useQueryClient } from '@tanstack/react-query';
import { optimizationQuery } from '../../../results/get-optimization.ts';
import { optimizationsQuery } from '../../../results/list-optimizations.ts';

/** Puts what the server answered to a change of a result into what the screens show. */
export function useReview(id: string) {
  const queries = useQueryClient();
  const { queryKey } = optimizationQuery(id);

  function change(update: (current: Optimization) => Optimization) {
    queries.setQueryData(queryKey, (current) => current && update(current));
    void queries.invalidateQueries({ queryKey: optimizationsQuery.queryKey });
  }

  return {
    change,
    /** The whole result came back. Edits worked out anew all stand as proposed. */
    replace: (result: AnsweredResult, renewed = false) =>
      change((current) => ({
        ...current,
        result,
        ...(result.kind === 'resume' ? { score: result.matchAfter.score } : {}),
        accepted: renewed ? undefined : current.accepted,
      })),
    reload: () => queries.invalidateQueries({ queryKey }),
  };
}
