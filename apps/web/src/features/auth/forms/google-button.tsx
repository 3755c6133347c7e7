import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { authSettingsQuery } from '../../../auth/calls/get-auth-settings.ts';
import { signInWithGoogle } from '../../../auth/calls/sign-in-with-google.ts';
import { Button } from '../../../ui/button.tsx';
import { OrRule } from './or-rule.tsx';

/**
 * Sign in with Google, and the line to the other way. Stays busy on success, because the page goes away. Where the operator
 * has not set it up, the line says so: it stands there anyway, so that nothing moves when that becomes known. Until then
 * the button waits.
 */
export function GoogleButton({ disabled }: { disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  const { data, isPending } = useQuery(authSettingsQuery);
  const off = data !== undefined && data.external?.google !== true;

  async function start() {
    setBusy(true);
    const { error } = await signInWithGoogle();
    if (!error) return;
    toast.error(error.said || t`Failed to sign in with Google`);
    setBusy(false);
  }

  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        disabled={disabled || isPending || off}
        onClick={() => void start()}
        className="w-full"
      >
        {!busy && <GoogleMark />}
        {t`Continue with Google`}
      </Button>
      <OrRule>{off ? t`Google sign-in isn’t available on this site. Use your email instead.` : t`or`}</OrRule>
    </>
  );
}

function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 18 18" className="size-4.5">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.71v2.26h2.92a8.78 8.78 0 0 0 2.68-6.61z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26a5.4 5.4 0 0 1-8.06-2.85H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.98 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3.02-2.33z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3.02 2.33A5.36 5.36 0 0 1 9 3.58z"
      />
    </svg>
  );
}
