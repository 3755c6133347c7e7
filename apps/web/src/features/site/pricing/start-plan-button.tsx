import { PaidPlan } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { planQuery } from '../../../account/get-plan.ts';
import { sayTrialEnd } from '../../../account/say-trial-end.ts';
import { problemOf } from '../../../api/call-error.ts';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import type { PlanContent } from '../../../content/plans.ts';
import { planActions, pricingWords } from '../../../content/site/pricing.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format.ts';
import { isByArrangement, isWithinTrial, namePlanAction } from './name-plan-action.ts';
import { startPlan } from './start-plan.ts';

/** Begins a paid plan: the free trial, the payment page where payment is set up, the change of what is paid for, or a word to the operator. */
export function StartPlanButton({ plan }: { plan: PlanContent }) {
  const pricing = pricingWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: status } = useQuery(planQuery);
  const start = useMutation({
    mutationFn: () => startPlan(PaidPlan.parse(plan.type)),
    onSuccess(reply) {
      void client.invalidateQueries({ queryKey: planQuery.queryKey });
      if (reply.state === 'checkout') window.location.assign(reply.url);
      else if (reply.state === 'change-scheduled')
        toast.success(planActions.scheduled(plan.name, formatDate(reply.at)));
      else void navigate(`${paths.dashboard}?status=success&plan=${plan.name}`);
    },
    onError: (error) => {
      const problem = problemOf(error);
      toast.error([problem.title, problem.advice].filter(Boolean).join(' '));
    },
  });
  if (status && isWithinTrial(plan, status)) return <p className="text-small text-soft">{pricing.withinTrial}</p>;
  if (status && isByArrangement(plan, status))
    return (
      <>
        <p className="mb-3 text-small text-soft">
          {(status.plan === plan.type && sayTrialEnd(status)) || pricing.trialUsed}
        </p>
        <Link to={localAddress(paths.contact)} className={buttonStyle('secondary')}>
          {pricing.arrange}
        </Link>
      </>
    );
  return (
    <Button variant={plan.highlighted ? 'primary' : 'secondary'} busy={start.isPending} onClick={() => start.mutate()}>
      {namePlanAction(plan, status)}
    </Button>
  );
}
