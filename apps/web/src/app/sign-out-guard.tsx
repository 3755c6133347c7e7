import { t } from '@lingui/core/macro';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { AuthContext, useAuth } from '../auth/session/session-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { forgetKept, hasTypedWords, waitForEdits } from './kept-in-browser.ts';

/** Milliseconds that edits on their way to the server are waited for. */
const patience = 2500;

/** Signing out leaves nothing of the person in this browser; before edits would be lost by it, it asks. */
export function SignOutGuard({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const [asking, setAsking] = useState(false);
  const { signOut } = auth;

  const leave = useCallback(async () => {
    setAsking(false);
    forgetKept();
    await signOut();
    forgetKept();
  }, [signOut]);

  const guarded = useCallback(async () => {
    if (!hasTypedWords() && (await waitForEdits(patience))) await leave();
    else setAsking(true);
  }, [leave]);

  const state = useMemo(() => ({ ...auth, signOut: guarded }), [auth, guarded]);
  return (
    <AuthContext value={state}>
      {children}
      <Dialog open={asking} title={t`Some changes aren’t saved yet`} onClose={() => setAsking(false)}>
        <p className="text-soft">
          {t`Your latest changes to a resume or a result are only in this browser. Signing out deletes them. Stay signed in until they’re saved.`}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => setAsking(false)}>{t`Stay signed in`}</Button>
          <Button variant="danger" onClick={() => void leave()}>
            {t`Sign out without saving`}
          </Button>
        </div>
      </Dialog>
    </AuthContext>
  );
}
