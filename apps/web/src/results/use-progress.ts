import type { OptimizationProgress, OptimizationSummary } from '@shortlist/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followOptimization, isFinal } from './follow-optimization.ts';
import { optimizationQuery } from './get-optimization.ts';
import { optimizationsQuery } from './list-optimizations.ts';

/** Follows running work live and fetches the result when it is there. Begins again by itself after a reload. */
export function useProgress(optimization: OptimizationSummary): OptimizationProgress {
  const { id, state } = optimization;
  const [latest, setLatest] = useState<OptimizationProgress>(optimization);
  const queries = useQueryClient();
  const running = !isFinal(state);

  useEffect(() => {
    if (!running) return;
    const stop = new AbortController();
    const refetch = () => {
      void queries.invalidateQueries({ queryKey: optimizationQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: optimizationsQuery.queryKey });
      // The tailored resume is among the person's own.
      void queries.invalidateQueries({ queryKey: ['resumes'] });
    };
    void followOptimization(id, stop.signal, (progress) => {
      setLatest(progress);
      if (isFinal(progress.state)) refetch();
    }).catch(refetch);
    return () => stop.abort();
  }, [id, running, queries]);

  return running ? latest : optimization;
}
