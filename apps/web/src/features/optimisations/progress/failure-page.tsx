import { t } from '@lingui/core/macro';
import type { Optimization } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { LimitNotice } from '../../../account/limit-notice.tsx';
import { useTrials } from '../../../account/use-trials.ts';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { sayServerText } from '../../../language/say-server-text.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { retryOptimization } from '../calls/deliver-result.ts';

/** Work that could not be finished: what happened, what became of the trial, what to do. */
export function FailurePage({ optimization }: { optimization: Optimization }) {
  const { state, failure, kind, trial, fileName } = optimization;
  const form = kind === 'resume' ? paths.optimizeResume : paths.optimizeLinkedin;
  const title = state === 'cancelled' ? t`You canceled this optimization` : t`We couldn’t finish this optimization`;
  return (
    <Page title={title} width="prose" back={<BackLink to={paths.history}>{t`All results`}</BackLink>} intro={fileName}>
      <div className="grid gap-4">
        {failure && (
          <Notice tone="bad" title={sayServerText(failure.message)}>
            {sayServerText(failure.advice)}
          </Notice>
        )}
        {trial === 'returned' && !saysRefunded(failure) && (
          <Notice tone="good">{t`We refunded the optimization.`}</Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <TryAgain id={optimization.id} />
          <Link to={form} className={buttonStyle('secondary')}>
            {t`Edit and resubmit`}
          </Link>
        </div>
      </div>
    </Page>
  );
}

/** Whether the advice begins with the refund: a second box would only repeat it. */
const saysRefunded = (failure: Optimization['failure']) => failure?.advice.startsWith('We refunded the optimization.');

/** Sends the same document and form once more, with nothing to fill in. It uses a trial, like every submission. */
function TryAgain({ id }: { id: string }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const trials = useTrials();
  const retry = useMutation({
    mutationFn: () => retryOptimization(id),
    onSuccess(accepted) {
      void queries.invalidateQueries();
      void navigate(paths.optimization(accepted.id));
    },
  });
  if (trials?.reached) return <LimitNotice />;
  return (
    <div className="grid gap-2">
      <Button busy={retry.isPending} onClick={() => retry.mutate()}>
        {t`Try again`}
      </Button>
      {retry.error && (
        <p role="alert" className="text-small font-medium text-missing">
          {problemOf(retry.error).title}
        </p>
      )}
    </div>
  );
}
