import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { HistoryList } from '../../../results/history-list.tsx';
import { optimizationsQuery } from '../../../results/list-optimizations.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ComparePicker } from '../history/compare-picker.tsx';
import { searchOptimizations } from '../history/search-optimizations.ts';

/** All results of the person, newest first, with search. */
export default function History() {
  const { data, error, isPending, refetch } = useQuery(optimizationsQuery);
  const [search, setSearch] = useState('');
  const found = searchOptimizations(data ?? [], search);
  return (
    <Page
      title={t`Your results`}
      back={<BackLink to={paths.dashboard}>{t`Dashboard`}</BackLink>}
      actions={
        <Link to={paths.optimizeResume} className={buttonStyle('primary')}>
          {t`Optimize a resume`}
        </Link>
      }
    >
      {isPending && (
        <div role="status" aria-label={t`Loading your results`} className="grid gap-3">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </div>
      )}
      {error && (
        <LoadFailed title={problemOf(error).title} onRetry={() => void refetch()}>
          {problemOf(error).advice ?? t`Your results are safe.`}
        </LoadFailed>
      )}
      {data?.length === 0 && (
        <EmptyState
          title={t`No results yet`}
          action={
            <Link to={paths.optimizeResume} className={buttonStyle('primary')}>
              {t`Optimize your resume`}
            </Link>
          }
        >
          {t`Each submission appears here with its scores, text, and files.`}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <div className="grid gap-6">
          <div className="max-w-form">
            <TextField
              label={t`Search`}
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
          <p role="status" className="sr-only">
            {plural(found.length, { one: '# result', other: '# results' })}
          </p>
          {found.length > 0 ? (
            <HistoryList optimizations={found} />
          ) : (
            <p className="text-soft">{t`No results for “${search}”.`}</p>
          )}
          <ComparePicker optimizations={data} />
        </div>
      )}
    </Page>
  );
}
