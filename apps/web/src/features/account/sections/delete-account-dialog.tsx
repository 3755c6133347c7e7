import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { sendProofCode } from '../../../auth/calls/manage-sign-in.ts';
import { forgetSession } from '../../../auth/calls/sign-out.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { deleteAccount } from '../calls/my-data.ts';

/** How a person shows that it is them: not asked yet, by their password, or by a mailed code. */
type Asked = 'nothing' | 'password' | 'code';

/** Asks for the address, and of who signed in a while ago for a proof, before the account is deleted for good. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked>('nothing');
  const [proof, setProof] = useState('');
  const [wrong, setWrong] = useState<string>();
  const hasPassword = user?.identities?.some((identity) => identity.provider === 'email') ?? false;

  const remove = useMutation({
    mutationFn: () => deleteAccount(asked === 'nothing' ? undefined : { [asked]: proof.trim() }),
    async onSuccess() {
      await forgetSession();
      toast.success(t`Your account and everything in it has been deleted`);
      void navigate(paths.home, { replace: true });
    },
    onError(error) {
      const { code, title } = problemOf(error);
      if (code === 'proof-needed') void (hasPassword ? ask('password') : mailCode());
      else if (code === 'proof-wrong') setWrong(title);
      else toast.error(title);
    },
  });

  function change(to: string) {
    setProof(to);
    setWrong(undefined);
  }

  function ask(what: Asked) {
    setAsked(what);
    change('');
  }

  async function mailCode() {
    const { error } = await sendProofCode();
    if (error) toast.error(error.message);
    else ask('code');
  }

  return (
    <ConfirmDialog
      open={open}
      title={t`Delete your account?`}
      action={t`Delete everything`}
      busy={remove.isPending}
      disabled={typed.trim().toLowerCase() !== user?.email?.toLowerCase() || (asked !== 'nothing' && !proof.trim())}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t`We delete your account, resumes, results, and letters now. You can’t undo this.`}</p>
      <div className="mt-4 grid gap-4 text-ink">
        <TextField
          label={t`Type ${{ email: user?.email ?? '' }} to confirm`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {asked === 'password' && (
          <>
            <PasswordField
              autoFocus
              label={t`Your password`}
              hint={t`You signed in a while ago. Please confirm it’s you.`}
              error={wrong}
              autoComplete="current-password"
              value={proof}
              onChange={(event) => change(event.target.value)}
            />
            <Button variant="quiet" size="small" className="justify-self-start" onClick={() => void mailCode()}>
              {t`Email me a code instead`}
            </Button>
          </>
        )}
        {asked === 'code' && (
          <TextField
            autoFocus
            label={t`Code from our email`}
            hint={t`You signed in a while ago, so we emailed you a code.`}
            error={wrong}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={proof}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
