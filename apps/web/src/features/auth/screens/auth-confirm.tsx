import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { i18n } from '#i18n';
import { paths } from '../../../app/paths.ts';
import { finishSignIn } from '../../../auth/calls/finish-sign-in.ts';
import { isLinkType, type LinkType, verifyLink } from '../../../auth/calls/verify-link.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthCard } from '../forms/auth-card.tsx';

const ready = msg`One more step and your account is ready.`;

const words: Record<LinkType, { title: MessageDescriptor; intro: MessageDescriptor; action: MessageDescriptor }> = {
  signup: { title: msg`Confirm your email`, intro: ready, action: msg`Confirm my email` },
  email: { title: msg`Confirm your email`, intro: ready, action: msg`Confirm my email` },
  invite: { title: msg`You’re invited`, intro: ready, action: msg`Accept the invitation` },
  magiclink: {
    title: msg({ message: 'Sign in', context: 'heading' }),
    intro: msg`You requested a link to sign in.`,
    action: msg`Sign in now`,
  },
  recovery: {
    title: msg`Choose a new password`,
    intro: msg`You requested a link to choose a new password.`,
    action: msg`Continue`,
  },
  email_change: {
    title: msg`Confirm the change`,
    intro: msg`You asked to change your email address.`,
    action: msg`Confirm the change`,
  },
};

/** Where the links of our mails lead. The link is redeemed by a press, not by opening it: mail scanners open links too. */
export default function AuthConfirm() {
  const [params] = useSearchParams();
  const tokenHash = params.get('token_hash') ?? params.get('token');
  const type = params.get('type');
  if (!tokenHash || !isLinkType(type)) return <Broken />;
  return <Confirm tokenHash={tokenHash} type={type} />;
}

function Confirm({ tokenHash, type }: { tokenHash: string; type: LinkType }) {
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState(false);
  const navigate = useNavigate();
  const { user } = useAuth();
  const { title, intro, action } = words[type];
  const email = user?.email ?? '';
  // Who waits for a change of their own stays who they are.
  const isOwnChange = type === 'email_change' && Boolean(user?.new_email);

  async function confirm() {
    setBusy(true);
    const { data, error } = await verifyLink(tokenHash, type);
    if (error) {
      setBusy(false);
      // A service that is down or busy has not judged the link: it may be pressed again.
      if (error.status === undefined || error.status === 0 || error.status === 429 || error.status >= 500)
        toast.error(t`We couldn’t check this link. Please try again in a moment.`);
      else setBroken(true);
      return;
    }
    if (type === 'recovery') return void navigate(paths.resetPassword, { replace: true });
    if (type === 'email_change') {
      toast.success(
        data.session ? t`Email address changed` : t`Confirmed. Now open the link we sent to your other address.`,
      );
      return void navigate(paths.account, { replace: true });
    }
    const failure = await finishSignIn();
    if (failure) toast.error(failure);
    else toast.success(t`Successfully signed in!`);
    void navigate(failure ? paths.login : paths.dashboard, { replace: true });
  }

  if (broken) return <Broken />;
  return (
    <AuthCard title={i18n._(title)} intro={i18n._(intro)}>
      <div className="grid justify-items-start gap-5">
        {user && !isOwnChange && (
          <Notice tone="info" title={t`You’re signed in as ${email}`}>
            {t`This link may sign you in to a different account. Continue only if you requested it.`}
          </Notice>
        )}
        <Button busy={busy} onClick={() => void confirm()}>
          {i18n._(action)}
        </Button>
      </div>
    </AuthCard>
  );
}

function Broken() {
  return (
    <AuthCard title={t`This link doesn’t work`}>
      <Notice
        tone="warning"
        title={t`It has expired or was already used`}
        actions={
          <>
            <Link to={paths.login} className={buttonStyle('primary', 'small')}>
              {t`Back to sign in`}
            </Link>
            <Link to={paths.forgotPassword} className={buttonStyle('secondary', 'small')}>
              {t`Reset password`}
            </Link>
          </>
        }
      >
        {t`Links in our emails work once and expire in one hour.`}
      </Notice>
    </AuthCard>
  );
}
