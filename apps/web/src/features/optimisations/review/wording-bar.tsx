import { t } from '@lingui/core/macro';
import type { Optimization } from '@shortlist/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { followOptimization, isSettled } from '../../../results/follow-optimization.ts';
import { optimizationQuery } from '../../../results/get-optimization.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { CancelWork } from './cancel-work.tsx';

/** Says that a model is wording the result anew, at the foot of the window so that nothing moves, and how to stop it. What it writes comes in by itself. */
export function WordingBar({ optimization }: { optimization: Optimization }) {
  const { id, rewording = false } = optimization;
  useNewWording(optimization);
  return (
    <div className="pointer-events-none sticky bottom-3 z-10 print:hidden">
      <div role="status" className="mx-auto w-fit max-w-full">
        {rewording && (
          <div className="pointer-events-auto mt-6 flex items-center gap-2 rounded-lg border border-rule bg-surface py-2 pe-2 ps-4 shadow-lift">
            <span className="flex min-w-0 items-center gap-3">
              <span className="shrink-0">
                <Spinner />
              </span>
              <span>{t`A language model is improving the wording. You can keep working or leave the page. Your changes are safe.`}</span>
            </span>
            <span className="shrink-0">
              <CancelWork id={id} />
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

/** Fetches the result when the model has answered, and says what became of it; not where the person stopped it. */
function useNewWording({ id, rewording, result }: Optimization): void {
  const queries = useQueryClient();
  const record = useRef('');
  record.current = recordOf(result);
  useEffect(() => {
    if (!rewording) return;
    const stop = new AbortController();
    const before = record.current;
    void followOptimization(id, stop.signal, (progress) => {
      if (!isSettled(progress)) return;
      void queries.fetchQuery({ ...optimizationQuery(id), staleTime: 0 }).then(({ result: now }) => {
        if (recordOf(now) === before) return;
        if (now?.kind !== 'external' && now?.model?.failure === undefined)
          toast.success(t`The model’s wording is ready`);
        else toast(t`The model didn’t respond, so your wording hasn’t changed`);
      });
    }).catch(() => queries.invalidateQueries({ queryKey: optimizationQuery(id).queryKey }));
    return () => stop.abort();
  }, [id, rewording, queries]);
}

/** What is known of the latest asking: another where a model has answered since. */
const recordOf = (result: Optimization['result']) =>
  result === undefined || result.kind === 'external' ? '' : JSON.stringify(result.model ?? '');
