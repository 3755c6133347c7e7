import { plural, t } from '@lingui/core/macro';
import { type Account, trialsOf } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { planQuery } from '../../account/get-plan.ts';
import { NextPlan } from '../../account/next-plan.tsx';
import { PlanFeatures } from '../../account/plan-features.tsx';
import { sayTrialEnd } from '../../account/say-trial-end.ts';
import { localAddress } from '../../app/local-address.ts';
import { paths } from '../../app/paths.ts';
import { planContent } from '../../content/plans.ts';
import { Bar } from '../../ui/bar.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The plan: how much of it is used, what it holds, and the way to a larger one. */
export function PlanCard({ account, failed }: { account: Account | undefined; failed: boolean }) {
  const plan = account && planContent(account.subscription.subscriptionType);
  const { data: status } = useQuery(planQuery);
  const trialEnd = status && sayTrialEnd(status);
  return (
    <Panel title={plan ? t`${{ plan: plan.name }} plan` : t`Your plan`}>
      {account && plan && (
        <>
          {trialEnd && <p className="mb-3">{trialEnd}</p>}
          <Usage account={account} />
          <div className="mt-5 empty:hidden">
            <NextPlan />
          </div>
          <ul className="mt-5 grid gap-2">
            <PlanFeatures features={plan.features} />
          </ul>
        </>
      )}
      {!account && !failed && <Skeleton className="h-44" />}
      <Link to={localAddress(paths.pricing)} className={`${buttonStyle('secondary')} mt-6 self-start`}>
        {t`Upgrade Plan`}
      </Link>
    </Panel>
  );
}

function Usage({ account }: { account: Account }) {
  const { used, allowed, left, reached } = trialsOf(account.subscription);
  if (!Number.isFinite(allowed))
    return (
      <p className="text-soft">
        {plural(used, { one: '# optimization so far, no limit', other: '# optimizations so far, no limit' })}
      </p>
    );
  return (
    <div className="grid gap-2">
      <p className="tabular flex justify-between gap-4">
        <span>{t`${used} of ${allowed} optimizations used`}</span>
        <span className="shrink-0 text-soft">{t`${left} left`}</span>
      </p>
      <Bar
        label={t`Optimizations used`}
        value={used}
        max={allowed}
        valueText={t`${used} of ${allowed}`}
        tone={reached ? 'missing' : 'accent'}
      />
    </div>
  );
}
