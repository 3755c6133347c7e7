import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { createVersion } from '../../../api/resumes/versions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Props = { id: string; flush: () => Promise<boolean>; onClose: () => void };

/** Keeps what is typed now as a version with a name. */
export function SaveDraftDialog({ id, flush, onClose }: Props) {
  const [name, setName] = useState(() => `Draft of ${new Date().toLocaleDateString('en-US', { dateStyle: 'medium' })}`);
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: async () => {
      if (!(await flush())) throw new Error('Your last changes are not on the server yet.');
      await createVersion(id, name.trim());
    },
    onSuccess: () => {
      toast.success('Draft saved');
      void queries.invalidateQueries({ queryKey: ['resume-versions', id] });
      onClose();
    },
    onError: (error) => toast.error(`The draft was not saved: ${problemOf(error).title}`),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') keep.mutate();
  }

  return (
    <Dialog open title="Save Draft" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          label="Name of this version"
          hint="You can compare it and bring it back under Versions. Your changes are saved by themselves all the time."
          data-first-focus
          onFocus={(event) => event.target.select()}
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" busy={keep.isPending} disabled={name.trim() === ''} className="justify-self-start">
          Save this version
        </Button>
      </form>
    </Dialog>
  );
}
