import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router';
import { accountQuery } from '../../account/get-account.ts';

/** Back from a subscription (`?status=success&plan=…`): says so once, and reads the subscription again. */
export function useSubscriptionReturn(): void {
  const [params, setParams] = useSearchParams();
  const queries = useQueryClient();
  const told = useRef(false);
  const success = params.get('status') === 'success';
  const plan = params.get('plan') ?? '';

  useEffect(() => {
    if (!success || told.current) return;
    told.current = true;
    toast.success(t`Successfully subscribed to ${plan} plan!`);
    void queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    setParams({}, { replace: true });
  }, [success, plan, queries, setParams]);
}
