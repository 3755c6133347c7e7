import { t } from '@lingui/core/macro';
import type { Optimization } from '@shortlist/schema';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { optimizationQuery } from '../../../results/get-optimization.ts';
import { optimizationsQuery } from '../../../results/list-optimizations.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { type Compared, Comparison } from '../compare/comparison.tsx';
import { CompareForm, listComparable } from '../history/compare-picker.tsx';

/** Two results side by side, named in the address: `?first=…&second=…`; without them they are chosen here. */
export default function Compare() {
  const [params] = useSearchParams();
  const ids = [params.get('first') ?? '', params.get('second') ?? ''];
  const found = useQueries({ queries: ids.map((id) => ({ ...optimizationQuery(id), enabled: id !== '' })) });
  const [first, second] = found.map(({ data }) => comparable(data));
  const error = found.find((one) => one.error)?.error;
  if (ids.every(Boolean) && found.some(({ isPending }) => isPending))
    return <PageSpinner label={t`Loading both results`} />;
  return (
    <Page
      title={t`Two results side by side`}
      tabTitle={t`Compare`}
      intro={first && second ? undefined : t`Choose two completed resume results.`}
      back={<BackLink to={paths.history}>{t`All results`}</BackLink>}
    >
      {first && second ? (
        <Comparison first={first} second={second} />
      ) : (
        <Choose problem={error ? problemOf(error).title : undefined} />
      )}
    </Page>
  );
}

function comparable(optimization: Optimization | undefined): Compared | undefined {
  return optimization?.result?.kind === 'resume' ? { optimization, result: optimization.result } : undefined;
}

/** Two of the person's results are chosen; `problem` says why those of the address cannot be shown. */
function Choose({ problem }: { problem: string | undefined }) {
  const list = useQuery(optimizationsQuery);
  if (list.isPending) return <PageSpinner label={t`Loading your results`} />;
  const enough = listComparable(list.data ?? []).length >= 2;
  const failed = problem ?? (list.error ? problemOf(list.error).title : undefined);
  return (
    <div className="grid gap-6">
      {failed && <Notice tone="bad" role="alert" title={failed} />}
      {enough ? (
        <CompareForm optimizations={list.data ?? []} />
      ) : (
        <EmptyState
          title={t`You need two completed resume results`}
          action={
            <Link to={paths.optimizeResume} className={buttonStyle('primary')}>
              {t`Optimize a resume`}
            </Link>
          }
        >
          {t`Match your resume to another posting, then compare the two here.`}
        </EmptyState>
      )}
    </div>
  );
}
