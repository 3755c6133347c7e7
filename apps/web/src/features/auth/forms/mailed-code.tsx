import { t } from '@lingui/core/macro';
import type { Session } from '@supabase/auth-js';
import { z } from 'zod';
import { type CodeType, verifyCode } from '../../../auth/calls/verify-link.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';

const MailedCodeForm = z.object({
  code: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(
      z
        .string()
        .min(1, { error: () => t`Code is required` })
        .regex(/^\d{6,10}$/, { error: () => t`Enter the code from the email` }),
    ),
});

type MailedCodeProps = {
  /** The address that the mail went to. */
  email: string;
  type: CodeType;
  /** The words on the button. */
  action: string;
  onStart?: () => void;
  onFail?: () => void;
  onVerified: (session: Session | null) => Promise<void> | void;
};

/** The code of a mail, for who reads their mail on another device than this. It does what the link does. */
export function MailedCode({ email, type, action, onStart, onFail, onVerified }: MailedCodeProps) {
  const form = useZodForm(MailedCodeForm, { code: '' });
  const { isSubmitting: busy } = form.formState;

  const submit = form.handleSubmit(async ({ code }) => {
    onStart?.();
    const { data, error } = await verifyCode(email, code, type);
    if (!error) return onVerified(data.session);
    onFail?.();
    const wrong = error.code === 'otp_expired';
    form.setError('code', { message: wrong ? t`This code is wrong or has expired.` : error.message });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid justify-items-start gap-4">
      <TextField
        label={t`Code from the email`}
        hint={t`If your email shows a code, you can enter it here instead.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        disabled={busy}
        className="tabular max-w-56 tracking-widest"
        {...form.field('code')}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
