import { t } from '@lingui/core/macro';
import { type PlanStatus, planNames } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../api/call-error.ts';
import { request } from '../api/request.ts';
import { urls } from '../api/urls.ts';
import { Button } from '../ui/button.tsx';
import { formatDate } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { planQuery } from './get-plan.ts';

/** The plan that follows on the present one, with its date, and the way back. Shows nothing where none is waiting. */
export function NextPlan() {
  const { data } = useQuery(planQuery);
  return data?.next ? <Waiting plan={data.plan} next={data.next} /> : null;
}

function Waiting({ plan, next }: { plan: PlanStatus['plan']; next: NonNullable<PlanStatus['next']> }) {
  const present = planNames[plan];
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () => request(urls.planChange, { method: 'DELETE' }),
    onSuccess: () => toast.success(t`You stay on the ${present} plan.`),
    onError: (error) => toast.error(problemOf(error).title),
    onSettled: () => queries.invalidateQueries({ queryKey: planQuery.queryKey }),
  });
  return (
    <Notice
      title={t`Changes to ${{ plan: planNames[next.plan] }} on ${{ day: formatDate(next.at) }}`}
      actions={
        <Button variant="secondary" size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
          {t`Keep ${present}`}
        </Button>
      }
    >
      {t`You keep everything in ${present} until then. You won’t be charged for switching.`}
    </Notice>
  );
}
