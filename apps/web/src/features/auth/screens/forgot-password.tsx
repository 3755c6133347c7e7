import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { requestPasswordReset } from '../../../auth/calls/request-password-reset.ts';
import { EmailForm } from '../../../auth/forms/credential-forms.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { AuthCard } from '../forms/auth-card.tsx';
import { MailedCode } from '../forms/mailed-code.tsx';

/** Asks for an address, then says where the link went. */
export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState('');
  return sentTo ? <Sent email={sentTo} /> : <Ask onSent={setSentTo} />;
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const form = useZodForm(EmailForm, { email: '' });
  const { isSubmitting: busy } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    const { error } = await requestPasswordReset(email);
    if (!error) return onSent(email);
    toast.error('Failed to send password reset email');
    form.setError('email', { message: error.said || 'An error occurred. Please try again.' });
  });

  return (
    <AuthCard title="Forgot your password?" intro="We mail you a link to choose a new one.">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField label="Email" type="email" autoComplete="username" disabled={busy} {...form.field('email')} />
        <Button type="submit" busy={busy}>
          Send reset link
        </Button>
      </form>
      <div className="mt-8">
        <BackLink to={paths.login}>Back to login</BackLink>
      </div>
    </AuthCard>
  );
}

function Sent({ email }: { email: string }) {
  const navigate = useNavigate();
  return (
    <AuthCard title="Check your inbox">
      <div className="grid gap-6">
        <MailCheck aria-hidden="true" className="size-10 text-accent" strokeWidth={1.5} />
        <p role="status" className="text-soft">
          We sent a link to <strong className="font-semibold text-ink">{email}</strong>, if it has an account. It works
          once, for one hour. Look into the spam folder too.
        </p>
        <MailedCode
          email={email}
          type="recovery"
          action="Choose a new password"
          onVerified={() => void navigate(paths.resetPassword)}
        />
        <Link to={paths.login} className={buttonStyle('secondary')}>
          Back to login
        </Link>
      </div>
    </AuthCard>
  );
}
