import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { sendProofCode } from '../../../auth/calls/manage-sign-in.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** How a person shows that it is them: not asked yet, by their password, or by a mailed code. */
type ProofKind = 'nothing' | 'password' | 'code';

/** A proof in the making that the person is there: `ask` begins with the password, where there is one, else a code is mailed. */
export function useProof() {
  const { user } = useAuth();
  const hasPassword = user?.identities?.some((identity) => identity.provider === 'email') ?? false;
  const [by, setBy] = useState<ProofKind>('nothing');
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState<string>();

  function change(to: string) {
    setValue(to);
    setWrong(undefined);
  }

  function begin(kind: ProofKind) {
    setBy(kind);
    change('');
  }

  async function mailCode() {
    const { error } = await sendProofCode();
    if (error) toast.error(error.message);
    else begin('code');
  }

  return { by, value, wrong, change, setWrong, mailCode, hasPassword, askPassword: () => begin('password') };
}

export type Proof = ReturnType<typeof useProof>;

type ProofFieldProps = { proof: Proof; hints?: Partial<Record<ProofKind, string>>; disabled?: boolean };

/** The field of the password or of the mailed code. */
export function ProofField({ proof, hints = {}, disabled }: ProofFieldProps) {
  const { by, value, wrong, change } = proof;
  if (by === 'nothing') return null;
  const field = {
    value,
    error: wrong,
    disabled,
    autoFocus: true,
    hint: hints[by],
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  return by === 'password' ? (
    <PasswordField {...field} label={t`Your password`} autoComplete="current-password" />
  ) : (
    <TextField {...field} label={t`Code from our email`} inputMode="numeric" autoComplete="one-time-code" />
  );
}
