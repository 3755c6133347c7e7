import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { AuthResult } from '../../../auth/calls/auth-error.ts';
import { enrolAuthenticator, removeAuthenticator } from '../../../auth/calls/manage-sign-in.ts';
import { makeRecoveryCodes } from '../../../auth/calls/recovery-codes.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { AuthenticatorSetup, type Setup } from './authenticator-setup.tsx';
import { PresenceForm } from './presence-form.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

/** A code of an authenticator app as the second step of a sign-in, with recovery codes for the day the phone is lost. */
export function TwoFactorSection() {
  const { user, refreshUser } = useAuth();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  /** What waits until the person has shown that they are there. */
  const [waiting, setWaiting] = useState<'setup' | 'codes' | 'removal' | null>(null);
  const factor = user?.factors?.find((one) => one.status === 'verified' && one.factor_type === 'totp');

  async function begin() {
    setBusy(true);
    const { data, error } = await enrolAuthenticator();
    setBusy(false);
    if (waitsForProof(error, 'setup')) return;
    if (error || !data) toast.error(error?.message ?? t`We couldn’t set up the authenticator. Please try again.`);
    else setSetup({ factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret });
  }

  async function showNewCodes() {
    const { data, error } = await makeRecoveryCodes();
    if (waitsForProof(error, 'codes')) return;
    if (error) toast.error(error.message);
    setCodes(data?.codes ?? []);
  }

  async function finish() {
    setSetup(null);
    toast.success(t`Two-factor authentication is on`);
    await refreshUser();
    await showNewCodes();
  }

  async function remove() {
    if (!factor) return;
    setAsking(false);
    const { error } = await removeAuthenticator(factor.id);
    if (waitsForProof(error, 'removal')) return;
    if (error) toast.error(error.message);
    else toast.success(t`Two-factor authentication is off`);
    await refreshUser();
  }

  function waitsForProof(error: AuthResult<unknown>['error'], what: NonNullable<typeof waiting>): boolean {
    const isAsked = error?.code === 'reauthentication_needed';
    setWaiting(isAsked ? what : null);
    return isAsked;
  }

  const goOn = { setup: begin, codes: showNewCodes, removal: remove };

  return (
    <SettingsSection
      title={t`Two-factor authentication`}
      about={t`Protects your account even if your password is stolen: signing in also takes a code from your phone.`}
    >
      <div className="grid justify-items-start gap-4">
        <Badge tone={factor ? 'accent' : 'neutral'}>{factor ? t`On` : t`Off`}</Badge>
        {setup && <AuthenticatorSetup setup={setup} onDone={() => void finish()} onCancel={() => setSetup(null)} />}
        {waiting && <PresenceForm onProved={() => void goOn[waiting]()} onCancel={() => setWaiting(null)} />}
        {!setup && !factor && !waiting && (
          <Button variant="secondary" busy={busy} onClick={() => void begin()}>
            {t`Set up an authenticator app`}
          </Button>
        )}
        {factor && !waiting && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => void showNewCodes()}>
              {t`New recovery codes`}
            </Button>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t`Turn off`}
            </Button>
          </div>
        )}
      </div>
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
      <ConfirmDialog
        open={asking}
        title={t`Turn off two-factor authentication?`}
        action={t`Turn off`}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {t`After that, you only need your password to sign in.`}
      </ConfirmDialog>
    </SettingsSection>
  );
}
