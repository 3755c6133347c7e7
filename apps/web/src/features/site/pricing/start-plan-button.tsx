import { PaidPlan } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import type { PlanContent } from '../../../content/plans.ts';
import { Button } from '../../../ui/button.tsx';
import { startPlan } from './start-plan.ts';

/** Begins a paid plan: the free trial, or the payment page where payment is set up. */
export function StartPlanButton({ plan }: { plan: PlanContent }) {
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () => startPlan(PaidPlan.parse(plan.type)),
    onSuccess(reply) {
      if (reply.state === 'checkout') window.location.assign(reply.url);
      else void navigate(`${paths.dashboard}?status=success&plan=${plan.name}`);
    },
    onError: (error) => {
      const problem = problemOf(error);
      toast.error([problem.title, problem.advice].filter(Boolean).join(' '));
    },
  });
  return (
    <Button variant={plan.highlighted ? 'primary' : 'secondary'} busy={start.isPending} onClick={() => start.mutate()}>
      Start the {plan.name} trial
    </Button>
  );
}
