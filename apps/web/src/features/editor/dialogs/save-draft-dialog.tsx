import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { createVersion } from '../../../api/resumes/versions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDate } from '../../../ui/format.ts';
import { TextField } from '../../../ui/text-field.tsx';

type Props = { id: string; flush: () => Promise<boolean>; onClose: () => void };

/** Keeps what is typed now as a version with a name. */
export function SaveDraftDialog({ id, flush, onClose }: Props) {
  const [name, setName] = useState(() => t`Draft of ${{ day: formatDate(new Date().toISOString()) }}`);
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: async () => {
      if (!(await flush())) throw new Error(t`Your latest changes aren’t saved yet.`);
      await createVersion(id, name.trim());
    },
    onSuccess: () => {
      toast.success(t`Draft saved`);
      void queries.invalidateQueries({ queryKey: ['resume-versions', id] });
      onClose();
    },
    onError: (error) => toast.error(t`We couldn’t save the draft: ${{ reason: problemOf(error).title }}`),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') keep.mutate();
  }

  return (
    <Dialog open title={t`Save Draft`} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          label={t`Version name`}
          hint={t`You can compare and restore it under Versions. Your changes are saved automatically.`}
          data-first-focus
          onFocus={(event) => event.target.select()}
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" busy={keep.isPending} disabled={name.trim() === ''} className="justify-self-start">
          {t`Save this version`}
        </Button>
      </form>
    </Dialog>
  );
}
