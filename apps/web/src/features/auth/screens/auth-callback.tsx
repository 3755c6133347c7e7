import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { finishSignIn } from '../../../auth/calls/finish-sign-in.ts';
import { expectedReturn } from '../../../auth/client/expected-return.ts';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';
import { UntrustedReturn } from '../session/untrusted-return.tsx';
import { useUntrustedReturn } from '../session/use-untrusted-return.ts';

/** Milliseconds before the session is read. */
const settleTime = 1000;

/** Where the browser returns after Google or a mail link; after linking Google it goes on to the account. */
export default function AuthCallback() {
  useDocumentTitle(t`Completing authentication`);
  const untrusted = useUntrustedReturn();
  if (untrusted.session) return <UntrustedReturn session={untrusted.session} onTaken={untrusted.clear} />;
  return <Completing />;
}

function Completing() {
  const navigate = useNavigate();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    async function complete() {
      const linking = expectedReturn() === 'link';
      await new Promise((resolve) => setTimeout(resolve, settleTime));
      const failure = await finishSignIn();
      if (failure === null) toast.success(linking ? t`Google account linked` : t`Successfully signed in!`);
      else toast.error(failure || t`Authentication failed. Please try again.`);
      const next = failure === null ? paths.dashboard : paths.login;
      void navigate(linking ? paths.account : next, { replace: true });
    }
    void complete();
  }, [navigate]);

  return (
    <>
      <h1 className="sr-only">{t`Signing in`}</h1>
      <PageSpinner label={t`Completing authentication...`} />
    </>
  );
}
