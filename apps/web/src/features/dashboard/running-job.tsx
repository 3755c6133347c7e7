import { t } from '@lingui/core/macro';
import type { OptimizationSummary } from '@shortlist/schema';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { describeProgress } from '../../results/stages.ts';
import { useProgress } from '../../results/use-progress.ts';

/** One optimization at work, with its stage and its bar. */
export function RunningJob({ optimization }: { optimization: OptimizationSummary }) {
  const progress = useProgress(optimization);
  return (
    <Link
      to={paths.optimization(optimization.id)}
      className="grid gap-2 rounded-lg border border-accent/40 bg-accent-soft p-4 hover:border-accent"
    >
      <span className="flex flex-wrap justify-between gap-x-6">
        <span className="font-medium">{optimization.title}</span>
        <span role="status" className="text-soft">
          {describeProgress(optimization.kind, progress)}
        </span>
      </span>
      <progress
        value={progress.progress}
        max={1}
        aria-label={t`Progress of ${{ title: optimization.title }}`}
        className="work-progress"
      />
    </Link>
  );
}
