import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { finishSignIn } from '../../../auth/calls/finish-sign-in.ts';
import { resendVerification } from '../../../auth/calls/resend-verification.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { AuthCard } from '../forms/auth-card.tsx';
import { MailedCode } from '../forms/mailed-code.tsx';
import { useCountdown } from '../forms/use-countdown.ts';

/** Seconds between two verification mails to one address. */
const pause = 60;

/** Says where the verification mail went and sends it again on request. */
export default function VerifyEmail() {
  const email = emailFrom(useLocation().state);
  const address = email ?? t`your email`;
  const countdown = useCountdown();
  const navigate = useNavigate();

  async function goOn() {
    const failure = await finishSignIn();
    if (failure) toast.error(failure);
    else toast.success(t`Successfully signed in!`);
    void navigate(failure ? paths.login : paths.dashboard, { replace: true });
  }

  async function resend() {
    if (!email) return;
    countdown.start(pause);
    const { error } = await resendVerification(email);
    if (error) toast.error(error.message);
    else toast.success(t`Verification email sent`);
  }

  return (
    <AuthCard title={t`Verify your email`}>
      <div className="grid gap-6">
        <MailCheck aria-hidden="true" className="size-10 text-accent" strokeWidth={1.5} />
        <p className="text-soft">
          <Trans>
            We sent a verification email to <strong className="font-semibold text-ink">{address}</strong>. Open the link
            in it to finish. Don’t see it? Check your spam folder.
          </Trans>
        </p>
        {email && <MailedCode email={email} type="signup" action={t`Verify`} onVerified={goOn} />}
        <Button
          variant="secondary"
          disabled={!email || countdown.left > 0}
          onClick={() => void resend()}
          className="tabular"
        >
          {t`Resend Verification Email`}
          {countdown.left > 0 && ` (${countdown.left} s)`}
        </Button>
        {!email && (
          <p className="text-small text-faint">{t`Didn’t get the email? Sign up again with the same address, and we’ll send a new one.`}</p>
        )}
        <BackLink to={paths.login}>{t`Back to sign in`}</BackLink>
      </div>
    </AuthCard>
  );
}

function emailFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' && state.email ? state.email : undefined;
}
