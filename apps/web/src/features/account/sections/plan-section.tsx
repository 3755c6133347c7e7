import { t } from '@lingui/core/macro';
import { type PlanStatus, planNames } from '@shortlist/schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { openPlanPortal, planQuery } from '../../../account/get-plan.ts';
import { NextPlan } from '../../../account/next-plan.tsx';
import { sayTrialEnd } from '../../../account/say-trial-end.ts';
import { problemOf } from '../../../api/call-error.ts';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The plan: what it is, until when, how to change or end it. */
export function PlanSection() {
  const { data, error } = useQuery(planQuery);
  const portal = useMutation({
    mutationFn: openPlanPortal,
    onSuccess: (url) => window.location.assign(url),
    onError: (problem) => toast.error(problemOf(problem).title),
  });
  return (
    <SettingsSection title={t`Plan`} about={t`Change or cancel anytime.`}>
      {!data && !error && <Skeleton className="h-20" />}
      {error && <p className="text-soft">{t`Failed to fetch user subscription data.`}</p>}
      {data && (
        <div className="grid justify-items-start gap-4">
          <p>{describePlan(data)}</p>
          <NextPlan />
          <div className="flex flex-wrap gap-3">
            <Link to={localAddress(paths.pricing)} className={buttonStyle('secondary')}>
              {t`See plans`}
            </Link>
            {data.source === 'stripe' && (
              <Button variant="quiet" busy={portal.isPending} onClick={() => portal.mutate()}>
                {t`Manage payment and invoices`}
              </Button>
            )}
          </div>
        </div>
      )}
    </SettingsSection>
  );
}

function describePlan(status: PlanStatus): string {
  const { plan, source, endsAt, cancels } = status;
  const name = planNames[plan];
  const trialEnd = sayTrialEnd(status);
  if (trialEnd) return t`${name} plan. ${trialEnd}`;
  if (source === 'stripe' && endsAt) {
    const day = formatDate(endsAt);
    return cancels ? t`${name} plan, ends on ${day}.` : t`${name} plan, renews on ${day}.`;
  }
  return source === 'organization' ? t`${name} plan, through your organization.` : t`${name} plan.`;
}
