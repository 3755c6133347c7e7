import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { updateEmail } from '../../../auth/calls/update-user.ts';
import { EmailForm } from '../../../auth/forms/credential-forms.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { PresenceForm } from './presence-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The address: a change must be confirmed in both mailboxes. */
export function EmailSection() {
  const { user } = useAuth();
  const [pending, setPending] = useState('');
  const [proving, setProving] = useState(false);
  const form = useZodForm(EmailForm, { email: '' });
  const { isSubmitting: busy } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    const { error } = await updateEmail(email);
    setProving(error?.code === 'reauthentication_needed');
    if (error?.code === 'reauthentication_needed') return;
    if (error) {
      form.setError('email', { message: error.message });
      toast.error(error.message);
      return;
    }
    setPending(email);
    form.reset();
  });

  const waiting = pending || user?.new_email;
  const email = user?.email;
  return (
    <SettingsSection
      title={t`Email`}
      about={
        <Trans>
          You sign in with <strong className="font-semibold break-words text-ink">{email}</strong>.
        </Trans>
      }
    >
      {proving && <PresenceForm onProved={() => void submit()} onCancel={() => setProving(false)} />}
      <form noValidate hidden={proving} onSubmit={(event) => void submit(event)} className="grid gap-4">
        {waiting && (
          <Notice tone="info" role="status" title={t`Waiting for you to confirm ${waiting}`}>
            {t`We sent a link to both your old and your new address. Open both to finish.`}
          </Notice>
        )}
        <TextField label={t`New email`} type="email" autoComplete="email" disabled={busy} {...form.field('email')} />
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {t`Change email`}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
