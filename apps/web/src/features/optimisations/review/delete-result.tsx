import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { optimizationsQuery } from '../../../results/list-optimizations.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deleteOptimization } from '../calls/end-optimization.ts';
import { dropAllTyped } from './typed-words.ts';

/** Deletes a result with its files, after asking. */
export function DeleteResult({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteOptimization(id),
    onSuccess() {
      dropAllTyped(id);
      void queries.invalidateQueries({ queryKey: optimizationsQuery.queryKey });
      toast.success(t`Result deleted`);
      void navigate(paths.history, { replace: true });
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t`Delete`}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t`Delete this result?`}
        action={t`Delete result`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {t`This also deletes its files, its letter, and the document you uploaded. The optimization it used isn’t refunded.`}
      </ConfirmDialog>
    </>
  );
}
