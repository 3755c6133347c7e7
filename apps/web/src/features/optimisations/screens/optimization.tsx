import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { isFinal } from '../../../results/follow-optimization.ts';
import { optimizationQuery } from '../../../results/get-optimization.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { FailurePage } from '../progress/failure-page.tsx';
import { ProgressPage } from '../progress/progress-page.tsx';
import { ExternalResultPage } from '../result/external-result-page.tsx';
import { LinkedinResultPage } from '../result/linkedin-result-page.tsx';
import { ResumeResultPage } from '../result/resume-result-page.tsx';

/** One optimization: its progress, its result, or why there is none. */
export default function OptimizationScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(optimizationQuery(id));
  if (isPending) return <PageSpinner label={t`Loading the result`} />;
  if (error) return <Unavailable error={error} onRetry={() => void refetch()} />;
  if (data.result?.kind === 'resume') return <ResumeResultPage optimization={data} result={data.result} />;
  if (data.result?.kind === 'linkedin') return <LinkedinResultPage optimization={data} result={data.result} />;
  if (data.result?.kind === 'external') return <ExternalResultPage optimization={data} result={data.result} />;
  if (data.state === 'done') return <ExternalResultPage optimization={data} />;
  if (isFinal(data.state)) return <FailurePage optimization={data} />;
  return <ProgressPage optimization={data} />;
}

function Unavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problem = problemOf(error);
  return (
    <Page
      title={problem.status === 404 ? t`We couldn’t find this result` : problem.title}
      width="prose"
      intro={problem.advice}
    >
      <div className="flex flex-wrap gap-3">
        {problem.status !== 404 && <Button onClick={onRetry}>{t`Try again`}</Button>}
        <Link to={paths.history} className={buttonStyle('secondary')}>
          {t`See all results`}
        </Link>
      </div>
    </Page>
  );
}
