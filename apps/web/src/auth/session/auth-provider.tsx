import type { Session } from '@supabase/auth-js';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { setTokenSource } from '../../api/request.ts';
import { signOut } from '../calls/sign-out.ts';
import { authClientLoaded, loadAuthClient, mayHaveSession } from '../client/auth-client.ts';
import { storageKey } from '../client/settings.ts';
import { AuthContext, lacksSecondFactor } from './session-context.ts';

/** Keeps who is signed in for the whole app: from storage, from the address, from other tabs, from each refresh. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null);
  const [loading, setLoading] = useState(true);

  useEffect(() => {
    let unsubscribe = () => {};
    let stopped = false;
    void authClientLoaded.then((client) => {
      if (stopped) return;
      setTokenSource(async () => (await client.getSession()).data.session?.access_token ?? null);
      const { data } = client.onAuthStateChange((_event, current) => {
        setSession(current);
        setLoading(false);
      });
      unsubscribe = () => data.subscription.unsubscribe();
    });
    return () => {
      stopped = true;
      unsubscribe();
    };
  }, []);

  useEffect(() => {
    const load = () => void loadAuthClient().catch(() => setLoading(false));
    if (mayHaveSession()) load();
    else setLoading(false);
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey && event.newValue) load();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const state = useMemo(
    () => ({
      user: session?.user ?? null,
      session,
      loading,
      codeNeeded: lacksSecondFactor(session),
      signOut,
      refreshUser: () => refreshUser(setSession),
    }),
    [session, loading],
  );
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Asks the service for the user as it is now, and takes it into the session. */
async function refreshUser(setSession: (session: Session | null) => void): Promise<void> {
  const client = await loadAuthClient();
  const { data, error } = await client.getUser();
  if (error) throw error;
  const { session } = (await client.getSession()).data;
  setSession(session && { ...session, user: data.user });
}
