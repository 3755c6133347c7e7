import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useLocation, useNavigate } from 'react-router';
import { loadAccount } from '../../../account/get-account.ts';
import { paths } from '../../../app/paths.ts';
import { signIn } from '../../../auth/calls/sign-in.ts';
import { lacksSecondFactor } from '../../../auth/client/lacks-second-factor.ts';
import { LoginForm } from '../../../auth/forms/credential-forms.ts';
import { originOf } from '../../../auth/session/origin.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { AuthCard } from '../forms/auth-card.tsx';
import { CodeStep } from '../forms/code-step.tsx';
import { GoogleButton } from '../forms/google-button.tsx';
import { SignInLink } from '../forms/sign-in-link.tsx';
import { RedirectSignedIn } from '../session/redirect-signed-in.tsx';

/** Sign-in: address and password, Google, or a mail link; then the code of the authenticator, where one is set up. */
export default function Login() {
  const { codeNeeded } = useAuth();
  const [finishing, setFinishing] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();

  async function finish() {
    await loadAccount();
    toast.success(t`Logged in successfully!`);
    void navigate(originOf(location.state) ?? paths.dashboard, { replace: true });
  }

  if (codeNeeded) return <CodeStep onStart={() => setFinishing(true)} onDone={() => void finish()} />;
  return (
    <RedirectSignedIn hold={finishing}>
      <LoginCard onStart={() => setFinishing(true)} onFail={() => setFinishing(false)} onSignedIn={finish} />
    </RedirectSignedIn>
  );
}

type LoginCardProps = { onStart: () => void; onFail: () => void; onSignedIn: () => Promise<void> };

function LoginCard({ onStart, onFail, onSignedIn }: LoginCardProps) {
  const form = useZodForm(LoginForm, { email: '', password: '' });
  const { isSubmitting: busy } = form.formState;
  const [unconfirmed, setUnconfirmed] = useState('');
  const location = useLocation();

  const submit = form.handleSubmit(async ({ email, password }) => {
    onStart();
    setUnconfirmed('');
    const { data, error } = await signIn(email, password);
    if (error) {
      onFail();
      if (error.code === 'email_not_confirmed') setUnconfirmed(email);
      toast.error(error.said || t`An error occurred during authentication`);
      return;
    }
    if (!lacksSecondFactor(data.session)) await onSignedIn();
  });

  return (
    <AuthCard title={t({ message: 'Sign in', context: 'heading' })} intro={t`Welcome back.`}>
      <GoogleButton disabled={busy} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField label={t`Email`} type="email" autoComplete="username" disabled={busy} {...form.field('email')} />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          disabled={busy}
          aside={
            <Link to={paths.forgotPassword} className="prose-link text-small">
              {t`Forgot password?`}
            </Link>
          }
          {...form.field('password')}
        />
        <Button type="submit" busy={busy}>
          {t`Sign In`}
        </Button>
      </form>
      {unconfirmed && (
        <div className="mt-5">
          <Notice
            tone="warning"
            title={t`Your email address isn’t confirmed yet`}
            actions={
              <Link to={paths.verifyEmail} state={{ email: unconfirmed }} className={buttonStyle('secondary', 'small')}>
                {t`Send the email again`}
              </Link>
            }
          >
            {t`Open the link in the email we sent when you signed up.`}
          </Notice>
        </div>
      )}
      <SignInLink
        email={() => form.getValues('email')}
        disabled={busy}
        onStart={onStart}
        onFail={onFail}
        onVerified={(session) => (lacksSecondFactor(session) ? undefined : onSignedIn())}
      />
      <p className="mt-8 text-soft">
        <Trans>
          New here?{' '}
          <Link to={paths.register} state={location.state} className="prose-link">
            Create an account
          </Link>
        </Trans>
      </p>
    </AuthCard>
  );
}
