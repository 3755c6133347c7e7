import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OptimizationSummary } from '@shortlist/schema';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { i18n } from '#i18n';
import { paths } from '../app/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { formatMoment } from '../ui/format.ts';
import { stateWords } from './stages.ts';

/** Optimizations as lines that lead to their results. */
export function HistoryList({ optimizations }: { optimizations: OptimizationSummary[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {optimizations.map((one) => (
        <li key={one.id}>
          <Link
            to={paths.optimization(one.id)}
            className="flex items-center gap-4 rounded-sm py-4 hover:bg-sunken sm:px-2"
          >
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">
                <Post {...one} />
              </span>
              <span className="block truncate text-small text-faint">
                {one.kind === 'resume' ? t`Resume` : 'LinkedIn'}, {one.fileName}, {formatMoment(one.createdAt)}
              </span>
            </span>
            <Outcome optimization={one} />
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The post that a result is for, and where. */
function Post({ title, employer }: Pick<OptimizationSummary, 'title' | 'employer'>) {
  if (!employer) return title;
  return (
    <Trans>
      {title} <span className="font-normal text-soft">at {employer}</span>
    </Trans>
  );
}

function Outcome({ optimization }: { optimization: OptimizationSummary }) {
  const { state, score, scoreBefore } = optimization;
  if (state === 'done' && score !== undefined) {
    return (
      <span className="tabular shrink-0 text-end">
        <span className="serif text-title">{Math.round(score)}</span>
        {scoreBefore !== undefined && (
          <span className="block text-small text-faint">
            {Math.round(scoreBefore) === Math.round(score) ? t`of 100` : t`from ${{ score: Math.round(scoreBefore) }}`}
          </span>
        )}
      </span>
    );
  }
  const tone = state === 'failed' ? 'missing' : state === 'done' ? 'accent' : 'neutral';
  return <Badge tone={tone}>{i18n._(stateWords[state])}</Badge>;
}
