import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { provePresence } from '../../../auth/calls/prove-presence.ts';
import { Button } from '../../../ui/button.tsx';
import { ProofField, useProof } from './proof-field.tsx';

type PresenceFormProps = { onProved: () => void; onCancel: () => void };

/** Asks who signed in a while ago for the password, or for a mailed code, before something that could shut them out. */
export function PresenceForm({ onProved, onCancel }: PresenceFormProps) {
  const proof = useProof();
  const { value, setWrong } = proof;
  const by = proof.by === 'nothing' && proof.hasPassword ? 'password' : proof.by;
  const [busy, setBusy] = useState(false);

  async function mailCode() {
    setBusy(true);
    await proof.mailCode();
    setBusy(false);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!value.trim()) return setWrong(by === 'code' ? t`Code is required` : t`Password is required`);
    setBusy(true);
    const refused = await provePresence(by === 'code' ? { nonce: value.trim() } : { currentPassword: value });
    setBusy(false);
    if (refused) setWrong(refused);
    else onProved();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid w-full max-w-md gap-4">
      <p>{t`You signed in a while ago. Please confirm it’s you.`}</p>
      <ProofField proof={{ ...proof, by }} disabled={busy} />
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
