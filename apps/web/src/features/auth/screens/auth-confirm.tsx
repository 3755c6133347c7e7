import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { finishSignIn } from '../../../auth/calls/finish-sign-in.ts';
import { isLinkType, type LinkType, verifyLink } from '../../../auth/calls/verify-link.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthCard } from '../forms/auth-card.tsx';

const words: Record<LinkType, { title: string; intro: string; action: string }> = {
  signup: { title: 'Confirm your email', intro: 'One press, and your account is ready.', action: 'Confirm my email' },
  email: { title: 'Confirm your email', intro: 'One press, and your account is ready.', action: 'Confirm my email' },
  invite: { title: 'You are invited', intro: 'One press, and your account is ready.', action: 'Accept the invitation' },
  magiclink: { title: 'Sign in', intro: 'You asked for a link to sign in.', action: 'Sign in now' },
  recovery: {
    title: 'Choose a new password',
    intro: 'You asked for a link to choose a new password.',
    action: 'Go on',
  },
  email_change: {
    title: 'Confirm the change',
    intro: 'You asked to change your email address.',
    action: 'Confirm the change',
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

  async function confirm() {
    setBusy(true);
    const { data, error } = await verifyLink(tokenHash, type);
    if (error) {
      setBusy(false);
      // A service that is down or busy has not judged the link: it may be pressed again.
      if (error.status === undefined || error.status === 0 || error.status === 429 || error.status >= 500)
        toast.error('We could not check the link. Please try again in a moment.');
      else setBroken(true);
      return;
    }
    if (type === 'recovery') return void navigate(paths.resetPassword, { replace: true });
    if (type === 'email_change') {
      toast.success(
        data.session ? 'Email address changed' : 'Confirmed. Please follow the link in your other mailbox too.',
      );
      return void navigate(paths.account, { replace: true });
    }
    const failure = await finishSignIn();
    if (failure) toast.error(failure);
    else toast.success('Successfully signed in!');
    void navigate(failure ? paths.login : paths.dashboard, { replace: true });
  }

  if (broken) return <Broken />;
  return (
    <AuthCard title={title} intro={intro}>
      <div className="grid justify-items-start gap-5">
        {user && type !== 'email_change' && (
          <Notice tone="info" title={`You are signed in as ${user.email}`}>
            A link for another account signs you in to that one instead. Go on only if you asked for it yourself.
          </Notice>
        )}
        <Button busy={busy} onClick={() => void confirm()}>
          {action}
        </Button>
      </div>
    </AuthCard>
  );
}

function Broken() {
  return (
    <AuthCard title="This link does not work">
      <Notice
        tone="warning"
        title="It has expired or was used before"
        actions={
          <>
            <Link to={paths.login} className={buttonStyle('primary', 'small')}>
              Back to login
            </Link>
            <Link to={paths.forgotPassword} className={buttonStyle('secondary', 'small')}>
              Reset the password
            </Link>
          </>
        }
      >
        Links in our mails work once, for one hour.
      </Notice>
    </AuthCard>
  );
}
