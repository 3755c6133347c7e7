import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { isFinal } from '../../results/follow-optimization.ts';
import { HistoryList } from '../../results/history-list.tsx';
import { optimizationsQuery } from '../../results/list-optimizations.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RunningJob } from './running-job.tsx';
import { scorePoints } from './score-points.ts';

const ScoreChart = lazy(() => import('./score-chart.tsx'));

/** Work that is going on, live; the newest results; the scores over time. */
export function RecentResults() {
  const { data, isPending } = useQuery(optimizationsQuery);
  const all = data ?? [];
  const running = all.filter((one) => !isFinal(one.state));
  const finished = all.filter((one) => isFinal(one.state));
  const points = scorePoints(all);
  return (
    <section aria-labelledby="results" className="grid grid-cols-1 gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="results" className="text-title">
          {t`Your results`}
        </h2>
        {all.length > 0 && (
          <Link to={paths.history} className="prose-link text-small">
            {t`See all`}
          </Link>
        )}
      </div>
      {isPending && <Skeleton className="h-24" />}
      {running.map((one) => (
        <RunningJob key={one.id} optimization={one} />
      ))}
      {data && all.length === 0 && (
        <EmptyState title={t`No results yet`}>
          {t`Submit a resume and a job posting. Your result appears here within seconds, and we’ll email you a copy.`}
        </EmptyState>
      )}
      {finished.length > 0 && <HistoryList optimizations={finished.slice(0, 5)} />}
      {points.length > 1 && (
        <Suspense fallback={<Skeleton className="h-56" />}>
          <ScoreChart points={points} />
        </Suspense>
      )}
    </section>
  );
}
