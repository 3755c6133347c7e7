import { useEffect, useState } from 'react';
import { loadAuthClient } from '../../../auth/client/auth-client.ts';
import { isTrustedReturn } from '../../../auth/client/return-url.ts';
import { claimsOf } from '../../../auth/client/token-claims.ts';

export type ReturnedSession = { accessToken: string; refreshToken: string; email: string };

/** A session that stands in the address although this browser did not ask for it: taken only when the person says so. */
export function useUntrustedReturn(): { session: ReturnedSession | null; clear: () => void } {
  const [session, setSession] = useState<ReturnedSession | null>(readFromAddress);
  useEffect(() => {
    // The tokens leave the address at once: it may be copied, logged or shown.
    if (session) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [session]);
  return { session, clear: () => setSession(null) };
}

/** Takes such a session as this browser's own. Throws when the service refuses it. */
export async function takeSession({ accessToken, refreshToken }: ReturnedSession): Promise<void> {
  const client = await loadAuthClient();
  const { error } = await client.setSession({ access_token: accessToken, refresh_token: refreshToken });
  if (error) throw error;
}

function readFromAddress(): ReturnedSession | null {
  const params = Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));
  const { access_token: accessToken, refresh_token: refreshToken } = params;
  if (!accessToken || !refreshToken || isTrustedReturn(new URL(window.location.href), params)) return null;
  const { email } = claimsOf(accessToken);
  return email ? { accessToken, refreshToken, email } : null;
}
