import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { authSettingsQuery } from '../../../auth/calls/get-auth-settings.ts';
import { linkGoogle, unlinkIdentity } from '../../../auth/calls/manage-sign-in.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { PresenceForm } from './presence-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** A linked Google account, as another way to sign in. */
export function GoogleSection() {
  const { user, refreshUser } = useAuth();
  const { data: settings } = useQuery(authSettingsQuery);
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);
  const google = user?.identities?.find((identity) => identity.provider === 'google');
  const only = (user?.identities?.length ?? 0) < 2;

  async function link() {
    setBusy(true);
    const { error } = await linkGoogle();
    if (!error) return;
    setBusy(false);
    setProving(error.code === 'reauthentication_needed');
    if (error.code !== 'reauthentication_needed') toast.error(error.message);
  }

  async function unlink() {
    if (!google) return;
    setBusy(true);
    const { error } = await unlinkIdentity(google);
    setBusy(false);
    setProving(error?.code === 'reauthentication_needed');
    if (error?.code === 'reauthentication_needed') return;
    if (error) toast.error(error.message);
    else toast.success(t`Google account unlinked`);
    await refreshUser();
  }

  if (!google && !(settings?.external?.google && settings.manual_linking_enabled)) return null;
  return (
    <SettingsSection
      title="Google"
      about={google ? t`You can sign in with your Google account.` : t`Sign in with Google instead of a password.`}
    >
      {proving ? (
        <PresenceForm onProved={() => void (google ? unlink() : link())} onCancel={() => setProving(false)} />
      ) : google ? (
        <div className="grid justify-items-start gap-2">
          <Button variant="secondary" busy={busy} disabled={only} onClick={() => void unlink()}>
            {t`Unlink Google`}
          </Button>
          {only && (
            <p className="text-small text-faint">{t`Set a password first. Google is your only way to sign in.`}</p>
          )}
        </div>
      ) : (
        <Button variant="secondary" busy={busy} onClick={() => void link()}>
          {t`Link Google`}
        </Button>
      )}
    </SettingsSection>
  );
}
