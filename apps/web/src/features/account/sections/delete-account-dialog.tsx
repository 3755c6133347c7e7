import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { forgetKept } from '../../../app/kept-in-browser.ts';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import { forgetSession } from '../../../auth/calls/sign-out.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { deleteAccount } from '../calls/my-data.ts';
import { ProofField, useProof } from './proof-field.tsx';

/** Asks for the address, and of who signed in a while ago for a proof, before the account is deleted for good. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const proof = useProof();
  const { by, value } = proof;

  const remove = useMutation({
    mutationFn: () => deleteAccount(by === 'nothing' ? undefined : { [by]: value.trim() }),
    async onSuccess() {
      await forgetSession();
      forgetKept();
      toast.success(t`Your account and everything in it have been deleted`);
      void navigate(localAddress(paths.home), { replace: true });
    },
    onError(error) {
      const { code, title } = problemOf(error);
      if (code === 'proof-needed') void (proof.hasPassword ? proof.askPassword() : proof.mailCode());
      else if (code === 'proof-wrong') proof.setWrong(title);
      else toast.error(title);
    },
  });

  return (
    <ConfirmDialog
      open={open}
      title={t`Delete your account?`}
      action={t`Delete everything`}
      busy={remove.isPending}
      disabled={typed.trim().toLowerCase() !== user?.email?.toLowerCase() || (by !== 'nothing' && !value.trim())}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t`This immediately deletes your account, resumes, results, and letters. It can’t be undone.`}</p>
      <div className="mt-4 grid gap-4 text-ink">
        <TextField
          label={t`Type ${{ email: user?.email ?? '' }} to confirm`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ProofField
          proof={proof}
          hints={{
            password: t`You signed in a while ago. Please confirm it’s you.`,
            code: t`You signed in a while ago, so we emailed you a code.`,
          }}
        />
        {by === 'password' && (
          <Button variant="quiet" size="small" className="justify-self-start" onClick={() => void proof.mailCode()}>
            {t`Email me a code instead`}
          </Button>
        )}
      </div>
    </ConfirmDialog>
  );
}
