import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    toast.error(t`Failed to send password reset email`);
    form.setError('email', { message: error.said || t`An error occurred. Please try again.` });
  });

  return (
    <AuthCard title={t`Forgot your password?`} intro={t`We’ll email you a link to choose a new one.`}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField label={t`Email`} type="email" autoComplete="username" disabled={busy} {...form.field('email')} />
        <Button type="submit" busy={busy}>
          {t`Send reset link`}
        </Button>
      </form>
      <div className="mt-8">
        <BackLink to={paths.login}>{t`Back to sign in`}</BackLink>
      </div>
    </AuthCard>
  );
}

function Sent({ email }: { email: string }) {
  const navigate = useNavigate();
  return (
    <AuthCard title={t`Check your inbox`}>
      <div className="grid gap-6">
        <MailCheck aria-hidden="true" className="size-10 text-accent" strokeWidth={1.5} />
        <p role="status" className="text-soft">
          <Trans>
            If <strong className="font-semibold text-ink">{email}</strong> has an account, you’ll get an email with a
            link. The link works once and expires in one hour. Don’t see it? Check your spam folder.
          </Trans>
        </p>
        <MailedCode
          email={email}
          type="recovery"
          action={t`Choose a new password`}
          onVerified={() => void navigate(paths.resetPassword)}
        />
        <Link to={paths.login} className={buttonStyle('secondary')}>
          {t`Back to sign in`}
        </Link>
      </div>
    </AuthCard>
  );
}
