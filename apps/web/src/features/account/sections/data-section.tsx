import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { forgetSession } from '../../../auth/calls/sign-out.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { deleteAccount, exportMyData } from '../calls/my-data.ts';
import { SettingsSection } from './settings-section.tsx';

/** Everything that is kept: take it out, or delete it all. */
export function DataSection() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const take = useMutation({
    mutationFn: exportMyData,
    onSuccess: (zip) => saveBlob(zip, 'shortlist-my-data.zip'),
    onError: (error) => toast.error(problemOf(error).title),
  });
  const remove = useMutation({
    mutationFn: deleteAccount,
    async onSuccess() {
      await forgetSession();
      toast.success('Your account and everything in it is deleted');
      void navigate(paths.home, { replace: true });
    },
    onError: (error) => toast.error(problemOf(error).title),
  });

  return (
    <SettingsSection title="Your data" about="Everything that we keep of you, as files, or gone for good.">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={take.isPending} onClick={() => take.mutate()}>
          Download all my data
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Delete your account?"
        action="Delete everything"
        busy={remove.isPending}
        disabled={typed.trim().toLowerCase() !== user?.email?.toLowerCase()}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>Your resumes, results, letters and your account are deleted now and cannot be brought back.</p>
        <div className="mt-4 text-ink">
          <TextField
            label={`Type ${user?.email ?? 'your address'} to confirm`}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </ConfirmDialog>
    </SettingsSection>
  );
}
