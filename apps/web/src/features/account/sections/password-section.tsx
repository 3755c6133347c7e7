import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { sendProofCode } from '../../../auth/calls/manage-sign-in.ts';
import { updatePassword } from '../../../auth/calls/update-user.ts';
import { NewPasswordForm } from '../../../auth/forms/credential-forms.ts';
import { NewPasswordFields } from '../../../auth/forms/new-password-fields.tsx';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** A new password. The present one proves who is there, or a mailed code. */
export function PasswordSection() {
  const [codeSent, setCodeSent] = useState(false);
  const [code, setCode] = useState('');
  const [current, setCurrent] = useState('');
  const [wrong, setWrong] = useState('');
  const { user } = useAuth();
  const mayHavePassword = user?.identities?.some((identity) => identity.provider === 'email') ?? false;
  const form = useZodForm(NewPasswordForm, { password: '', confirmPassword: '' });
  const { isSubmitting: busy } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    const proof = codeSent ? { nonce: code.trim() } : { currentPassword: current };
    const { error } = await updatePassword(password, proof);
    setWrong(error?.code === 'current_password_invalid' ? error.message : '');
    if (error?.code === 'reauthentication_needed') return askForCode();
    if (error?.code === 'current_password_invalid') return;
    if (error) {
      form.setError('password', { message: error.message });
      toast.error(error.said || t`Failed to update password`);
      return;
    }
    toast.success(t`Password updated successfully`);
    setCodeSent(false);
    setCode('');
    setCurrent('');
    form.reset();
  });

  async function askForCode() {
    const { error } = await sendProofCode();
    if (error) toast.error(error.message);
    else setCodeSent(true);
  }

  return (
    <SettingsSection
      title={t`Password`}
      about={t`Changing your password signs out your other devices. We’ll email you a confirmation.`}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {mayHavePassword && !codeSent && (
          <PasswordField
            label={t`Current password`}
            hint={t`Don’t remember your password? Leave this blank, and we’ll email you a code.`}
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
            error={wrong}
            disabled={busy}
          />
        )}
        <NewPasswordFields disabled={busy} field={form.field} />
        {codeSent && (
          <TextField
            label={t`Code from our email`}
            hint={t`We emailed you a code to make sure it’s you.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            disabled={busy}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {t`Change password`}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
