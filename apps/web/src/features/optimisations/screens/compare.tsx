import type { Optimization } from '@shortlist/schema';
import { useQueries } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { optimizationQuery } from '../../../results/get-optimization.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { type Compared, Comparison } from '../compare/comparison.tsx';

/** Two results side by side, named in the address: `?first=…&second=…`. */
export default function Compare() {
  const [params] = useSearchParams();
  const ids = [params.get('first') ?? '', params.get('second') ?? ''];
  const found = useQueries({ queries: ids.map((id) => ({ ...optimizationQuery(id), enabled: id !== '' })) });
  const [first, second] = found.map(({ data }) => comparable(data));
  const error = found.find((one) => one.error)?.error;
  if (ids.every(Boolean) && found.some(({ isPending }) => isPending))
    return <PageSpinner label="Loading both results" />;
  return (
    <Page
      title="Two results side by side"
      tabTitle="Compare"
      back={<BackLink to={paths.history}>All results</BackLink>}
    >
      {first && second ? (
        <Comparison first={first} second={second} />
      ) : (
        <div className="grid max-w-prose gap-4">
          <Notice
            tone="bad"
            role="alert"
            title={error ? problemOf(error).title : 'There are no two results to compare'}
          >
            Choose two finished resume results from your history.
          </Notice>
          <Link to={paths.history} className={`${buttonStyle('secondary')} justify-self-start`}>
            See all results
          </Link>
        </div>
      )}
    </Page>
  );
}

function comparable(optimization: Optimization | undefined): Compared | undefined {
  return optimization?.result?.kind === 'resume' ? { optimization, result: optimization.result } : undefined;
}
