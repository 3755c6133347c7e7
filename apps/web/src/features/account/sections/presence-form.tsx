import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { sendProofCode } from '../../../auth/calls/manage-sign-in.ts';
import { provePresence } from '../../../auth/calls/prove-presence.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type PresenceFormProps = { onProved: () => void; onCancel: () => void };

/** Asks who signed in a while ago for the password, or for a mailed code, before something that could shut them out. */
export function PresenceForm({ onProved, onCancel }: PresenceFormProps) {
  const { user } = useAuth();
  const hasPassword = user?.identities?.some((identity) => identity.provider === 'email') ?? false;
  const [by, setBy] = useState<'password' | 'code' | 'nothing'>(hasPassword ? 'password' : 'nothing');
  const [proof, setProof] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);

  function change(to: string) {
    setProof(to);
    setWrong(undefined);
  }

  async function mailCode() {
    setBusy(true);
    const { error } = await sendProofCode();
    setBusy(false);
    if (error) return toast.error(error.message);
    setBy('code');
    change('');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!proof.trim()) return setWrong(by === 'code' ? t`Code is required` : t`Password is required`);
    setBusy(true);
    const refused = await provePresence(by === 'code' ? { nonce: proof.trim() } : { currentPassword: proof });
    setBusy(false);
    if (refused) setWrong(refused);
    else onProved();
  }

  const field = { value: proof, error: wrong, disabled: busy, autoFocus: true };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid w-full max-w-md gap-4">
      <p>{t`You signed in a while ago. Please confirm it’s you.`}</p>
      {by === 'password' && (
        <PasswordField
          {...field}
          label={t`Your password`}
          autoComplete="current-password"
          onChange={(event) => change(event.target.value)}
        />
      )}
      {by === 'code' && (
        <TextField
          {...field}
          label={t`Code from our email`}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(event) => change(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {by !== 'nothing' && (
          <Button type="submit" busy={busy}>
            {t`Continue`}
          </Button>
        )}
        {by !== 'code' && (
          <Button variant={by === 'nothing' ? 'primary' : 'quiet'} busy={busy} onClick={() => void mailCode()}>
            {by === 'nothing' ? t`Email me a code` : t`Email me a code instead`}
          </Button>
        )}
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
