import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { cancelOptimization } from '../calls/end-optimization.ts';

/** Stops work that is going on. */
export function CancelWork({ id }: { id: string }) {
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => cancelOptimization(id),
    onSuccess: () => queries.invalidateQueries(),
    onError: (error) => toast.error(problemOf(error).title),
  });
  return (
    <Button variant="quiet" size="small" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      {t`Cancel this optimization`}
    </Button>
  );
}
