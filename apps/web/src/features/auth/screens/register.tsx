import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { toast } from 'react-hot-toast/headless';
import { Link, useLocation, useNavigate } from 'react-router';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import { signUp } from '../../../auth/calls/sign-up.ts';
import { RegisterForm } from '../../../auth/forms/credential-forms.ts';
import { NewPasswordFields } from '../../../auth/forms/new-password-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { AuthCard } from '../forms/auth-card.tsx';
import { GoogleButton } from '../forms/google-button.tsx';
import { RedirectSignedIn } from '../session/redirect-signed-in.tsx';

/** Sign-up. */
export default function Register() {
  return (
    <RedirectSignedIn>
      <RegisterCard />
    </RedirectSignedIn>
  );
}

function RegisterCard() {
  const form = useZodForm(RegisterForm, { name: '', email: '', password: '', confirmPassword: '' });
  const { isSubmitting: busy } = form.formState;
  const navigate = useNavigate();
  const location = useLocation();

  const submit = form.handleSubmit(async ({ name, email, password }) => {
    const { data, error } = await signUp({ name, email, password });
    if (error) {
      if (error.code === 'weak_password') form.setError('password', { message: error.message });
      toast.error(error.said || t`An error occurred during authentication`);
      return;
    }
    if (data.session) {
      toast.success(t`Registration successful!`);
      return;
    }
    toast.success(t`Registration successful! Please check your email for verification.`);
    void navigate(paths.verifyEmail, { state: { email } });
  });

  return (
    <AuthCard title={t`Create your account`} intro={t`Your first three optimizations are free. No card required.`}>
      <GoogleButton disabled={busy} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField label={t`Name`} autoComplete="name" disabled={busy} {...form.field('name')} />
        <TextField label={t`Email`} type="email" autoComplete="username" disabled={busy} {...form.field('email')} />
        <NewPasswordFields
          label={t`Password`}
          hint={t`At least 6 characters. A phrase is safer than a single word.`}
          disabled={busy}
          field={form.field}
        />
        <Button type="submit" busy={busy}>
          {t`Sign Up`}
        </Button>
      </form>
      <p className="mt-6 text-small text-faint">
        <Trans>
          By signing up, you agree to the{' '}
          <Link to={localAddress(paths.terms)} className="prose-link">
            terms
          </Link>{' '}
          and the{' '}
          <Link to={localAddress(paths.privacy)} className="prose-link">
            privacy notice
          </Link>
          .
        </Trans>
      </p>
      <p className="mt-4 text-soft">
        <Trans>
          Already have an account?{' '}
          <Link to={paths.login} state={location.state} className="prose-link">
            Sign in
          </Link>
        </Trans>
      </p>
    </AuthCard>
  );
}
