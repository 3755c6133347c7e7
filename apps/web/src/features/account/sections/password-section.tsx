import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { sendProofCode } from '../../../auth/calls/manage-sign-in.ts';
import { updatePassword } from '../../../auth/calls/update-user.ts';
import { NewPasswordForm } from '../../../auth/forms/credential-forms.ts';
import { NewPasswordFields } from '../../../auth/forms/new-password-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** A new password. Where the sign-in is some time ago, a mailed code proves who is there. */
export function PasswordSection() {
  const [codeSent, setCodeSent] = useState(false);
  const [code, setCode] = useState('');
  const form = useZodForm(NewPasswordForm, { password: '', confirmPassword: '' });
  const { isSubmitting: busy } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    const { error } = await updatePassword(password, codeSent ? code.trim() : undefined);
    if (error?.code === 'reauthentication_needed') return askForCode();
    if (error) {
      form.setError('password', { message: error.message });
      toast.error(error.said || 'Failed to update password');
      return;
    }
    toast.success('Password updated successfully');
    setCodeSent(false);
    setCode('');
    form.reset();
  });

  async function askForCode() {
    const { error } = await sendProofCode();
    if (error) toast.error(error.message);
    else setCodeSent(true);
  }

  return (
    <SettingsSection title="Password" about="A change signs out every other device and is told to you by mail.">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <NewPasswordFields disabled={busy} field={form.field} />
        {codeSent && (
          <TextField
            label="Code from our email"
            hint="You signed in a while ago, so we mailed you a code."
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            disabled={busy}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            Change password
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
