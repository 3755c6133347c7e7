import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../../../ui/button.tsx';
import { signOutOthers } from '../../auth/calls/manage-sign-in.ts';
import { SettingsSection } from './settings-section.tsx';

/** Other devices on which the person is signed in. */
export function SessionsSection() {
  const [busy, setBusy] = useState(false);

  async function signOutElsewhere() {
    setBusy(true);
    const { error } = await signOutOthers();
    setBusy(false);
    if (error) toast.error(error.message);
    else toast.success('Every other device is signed out');
  }

  return (
    <SettingsSection title="Sessions" about="Lost a phone, or used a computer that is not yours?">
      <Button variant="secondary" busy={busy} onClick={() => void signOutElsewhere()}>
        Sign out others
      </Button>
    </SettingsSection>
  );
}
