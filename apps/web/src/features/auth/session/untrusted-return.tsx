import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { AuthCard } from '../forms/auth-card.tsx';
import { type ReturnedSession, takeSession } from './use-untrusted-return.ts';

/** Asks before a session from a link is taken that this browser did not ask for: it may be someone else's account. */
export function UntrustedReturn({ session, onTaken }: { session: ReturnedSession; onTaken: () => void }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function take() {
    setBusy(true);
    try {
      await takeSession(session);
      onTaken();
    } catch {
      toast.error(t`Authentication failed. Please try again.`);
      void navigate(paths.login, { replace: true });
    }
  }

  return (
    <AuthCard
      title={t`Sign in as ${{ email: session.email }}?`}
      intro={t`This link wasn’t requested in this browser. Continue only if this is your email address.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void take()}>
          {t`Sign in`}
        </Button>
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => void navigate(localAddress(paths.home), { replace: true })}
        >
          {t`Not me`}
        </Button>
      </div>
    </AuthCard>
  );
}
