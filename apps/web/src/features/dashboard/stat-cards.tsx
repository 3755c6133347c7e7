import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { localAddress } from '../../app/local-address.ts';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { exampleStats, usePersonalStats } from './use-personal-stats.ts';

/** The three numbers of the person; before there is any, the example ones, marked as such. */
export function StatCards() {
  const stats = usePersonalStats();
  if (stats === 'loading') {
    return (
      <div role="status" aria-label={t`Loading your scores`} className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    );
  }
  const example = stats === 'none';
  const shown = example ? exampleStats() : stats;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="sr-only">
        {t`Your scores`}
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:grid-cols-3">
        <Stat name={t`Resume Score`} value={shown.resumeScore} example={example}>
          {t`How well an ATS can read your latest resume`}
        </Stat>
        <Stat name={t`ATS Match Rate`} value={shown.matchRate} example={example}>
          {example ? (
            t`How well your latest resume matches its job posting`
          ) : (
            <Trans>
              Your latest match.{' '}
              <Link to={localAddress(paths.howScoringWorks)} className="prose-link">
                How it’s calculated
              </Link>
            </Trans>
          )}
        </Stat>
        <Stat name={t`Industry Rank`} value={shown.industryRank} example={example}>
          {example ? t`Your latest match compared with other users in your industry` : shown.rankWords}
        </Stat>
      </ul>
    </section>
  );
}

function Stat({
  name,
  value,
  example,
  children,
}: {
  name: string;
  value?: string;
  example: boolean;
  children: ReactNode;
}) {
  return (
    <li className="grid content-start bg-surface p-5 sm:row-span-3 sm:grid-rows-subgrid sm:p-6">
      <div className="flex items-start justify-between gap-2">
        <h3 className="font-medium">{name}</h3>
        {example && <Badge>{t`Example`}</Badge>}
      </div>
      <p className={`serif tabular mt-3 text-headline ${example ? 'text-faint' : ''}`}>{value ?? t`Not yet`}</p>
      <p className="mt-1 text-small text-soft">{children}</p>
    </li>
  );
}
