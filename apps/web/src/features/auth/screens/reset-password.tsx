import { t } from '@lingui/core/macro';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { forgetSession } from '../../../auth/calls/sign-out.ts';
import { updatePassword } from '../../../auth/calls/update-user.ts';
import { NewPasswordForm } from '../../../auth/forms/credential-forms.ts';
import { NewPasswordFields } from '../../../auth/forms/new-password-fields.tsx';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { AuthCard } from '../forms/auth-card.tsx';
import { CodeStep } from '../forms/code-step.tsx';
import { UntrustedReturn } from '../session/untrusted-return.tsx';
import { useUntrustedReturn } from '../session/use-untrusted-return.ts';

/** Where the link of the password mail leads: a new password, twice. */
export default function ResetPassword() {
  const { user, loading, codeNeeded } = useAuth();
  const untrusted = useUntrustedReturn();
  if (loading) return <PageSpinner />;
  if (untrusted.session) return <UntrustedReturn session={untrusted.session} onTaken={untrusted.clear} />;
  // A mail link alone does not set a password where a second factor guards the account.
  if (codeNeeded) return <CodeStep />;
  return user ? <Choose /> : <Expired />;
}

function Choose() {
  const form = useZodForm(NewPasswordForm, { password: '', confirmPassword: '' });
  const { isSubmitting: busy } = form.formState;
  const navigate = useNavigate();

  const submit = form.handleSubmit(async ({ password }) => {
    const { error } = await updatePassword(password);
    if (error) {
      form.setError('password', { message: error.message });
      toast.error(error.said || t`Failed to update password`);
      return;
    }
    // The session of the mail link has done its work: the next sign-in is with the new password.
    await forgetSession();
    toast.success(t`Password updated successfully`);
    void navigate(paths.login);
  });

  return (
    <AuthCard title={t`Choose a new password`} intro={t`Saving the new password signs you out of all other devices.`}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <NewPasswordFields disabled={busy} field={form.field} />
        <Button type="submit" busy={busy}>
          {t`Update password`}
        </Button>
      </form>
    </AuthCard>
  );
}

function Expired() {
  return (
    <AuthCard title={t`Choose a new password`}>
      <Notice
        tone="warning"
        title={t`This link has expired or was already used`}
        actions={
          <Link to={paths.forgotPassword} className={buttonStyle('primary', 'small')}>
            {t`Send a new link`}
          </Link>
        }
      >
        {t`Links work once and expire in one hour. Your password hasn’t changed.`}
      </Notice>
    </AuthCard>
  );
}
