import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../../account/get-account.ts';
import { LimitNotice } from '../../account/limit-notice.tsx';
import { useTrials } from '../../account/use-trials.ts';
import { problemOf } from '../../api/call-error.ts';
import { resumesQuery } from '../../api/resumes/list-resumes.ts';
import { shownName, useAuth } from '../../auth/session/session-context.ts';
import { planContent } from '../../content/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { ActionCards } from './action-cards.tsx';
import { MyResumesList } from './my-resumes-list.tsx';
import { NextApplications } from './next-applications.tsx';
import { PlanCard } from './plan-card.tsx';
import { PostingInsights } from './posting-insights.tsx';
import { RecentResults } from './recent-results.tsx';
import { StatCards } from './stat-cards.tsx';
import { useSubscriptionReturn } from './use-subscription-return.ts';

/** Where a signed-in person stands and what they can do next. */
export default function Dashboard() {
  const { user } = useAuth();
  const { data: account, error, refetch } = useQuery(accountQuery);
  const trials = useTrials();
  useSubscriptionReturn();
  return (
    <Page
      title={t`Welcome, ${{ name: shownName(user) }}`}
      tabTitle={t`Dashboard`}
      intro={
        account?.name ? t`${{ name: account.name }}, here’s your job search so far.` : t`Here’s your job search so far.`
      }
      actions={
        account && (
          <Badge tone="accent">{t`${{ plan: planContent(account.subscription.subscriptionType).name }} plan`}</Badge>
        )
      }
    >
      <div className="grid grid-cols-1 gap-10">
        {error && (
          <LoadFailed title={t`Failed to fetch user subscription data.`} onRetry={() => void refetch()}>
            {problemOf(error).advice ?? problemOf(error).title}
          </LoadFailed>
        )}
        {trials?.reached && <LimitNotice />}
        <Parts limitReached={trials?.reached ?? false} />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <AccountCard account={account} failed={error !== null} />
          <PlanCard account={account} failed={error !== null} />
        </div>
      </div>
    </Page>
  );
}

/** Who has resumes comes to go on with them, and their applications; who has none is shown what there is to begin. */
function Parts({ limitReached }: { limitReached: boolean }) {
  const { data, isPending, fetchStatus } = useQuery(resumesQuery);
  const resumes = data?.resumes ?? [];
  // Settled once: what somebody watches stays where it is when their first resume comes.
  const [hadResumes, setHadResumes] = useState<boolean>();
  if (data && hadResumes === undefined) setHadResumes(resumes.length > 0);
  if (isPending && fetchStatus !== 'paused')
    return (
      <div role="status" aria-label={t`Loading your dashboard`} className="grid gap-10">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-80" />
      </div>
    );
  if (!hadResumes)
    return (
      <>
        <StatCards />
        <ActionCards limitReached={limitReached} />
        {resumes.length > 0 && <MyResumesList resumes={resumes} />}
        <RecentResults />
        <PostingInsights />
        <NextApplications />
      </>
    );
  return (
    <>
      {resumes.length > 0 && <MyResumesList resumes={resumes} />}
      <ActionCards limitReached={limitReached} />
      <RecentResults />
      <NextApplications />
      <StatCards />
      <PostingInsights />
    </>
  );
}
