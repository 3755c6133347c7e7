import type { Session } from '@supabase/auth-js';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { forgetPage } from '../../api/kept-page.ts';
import { setTokenSource } from '../../api/request.ts';
import { signOut } from '../calls/sign-out.ts';
import { authClientLoaded, loadAuthClient } from '../client/auth-client.ts';
import { lacksSecondFactor } from '../client/lacks-second-factor.ts';
import { mayHaveSession, storageKey } from '../client/stored-session.ts';
import { AuthContext } from './session-context.ts';

/** Keeps who is signed in for the whole app: from storage, from the address, from other tabs, from each refresh. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null);
  const [loading, setLoading] = useState(true);
  const [left, setLeft] = useState(false);

  useEffect(() => {
    let unsubscribe = () => {};
    let stopped = false;
    void authClientLoaded.then((client) => {
      if (stopped) return;
      setTokenSource(async () => (await client.getSession()).data.session?.access_token ?? null);
      const { data } = client.onAuthStateChange((event, current) => {
        if (event === 'SIGNED_IN') setLeft(false);
        if (event === 'SIGNED_OUT') forgetPage();
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
    // A transition, so that a page whose code is still on its way keeps its HTML meanwhile.
    else startTransition(() => setLoading(false));
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
      left,
      signOut: () => {
        setLeft(true);
        return signOut();
      },
      refreshUser: () => refreshUser(setSession),
    }),
    [session, loading, left],
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
