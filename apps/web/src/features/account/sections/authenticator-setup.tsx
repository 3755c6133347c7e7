import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { z } from 'zod';
import { confirmAuthenticator } from '../../../auth/calls/manage-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';

/** What is needed to pair an app: `qrCode` is an image address, `secret` the same for typing. */
export type Setup = { factorId: string; qrCode: string; secret: string };

const CodeForm = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => t`Code is required` })
    .regex(/^\d{6}$/, { error: () => t`Enter all 6 digits` }),
});

type AuthenticatorSetupProps = { setup: Setup; onDone: () => void; onCancel: () => void };

/** Pairs an authenticator app: scan, then type its first code. */
export function AuthenticatorSetup({ setup, onDone, onCancel }: AuthenticatorSetupProps) {
  const form = useZodForm(CodeForm, { code: '' });
  const { isSubmitting: busy } = form.formState;
  const { secret } = setup;

  const submit = form.handleSubmit(async ({ code }) => {
    const { error } = await confirmAuthenticator(setup.factorId, code);
    if (error) form.setError('code', { message: error.message });
    else onDone();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{t`Scan this with your authenticator app, then enter the six digits it shows.`}</p>
      <img
        src={setup.qrCode}
        width={176}
        height={176}
        alt={t`QR code for your authenticator app`}
        className="size-44 rounded-md bg-[#fff] p-2"
      />
      <p className="text-small text-soft">
        <Trans>
          No camera? Enter this key: <code className="font-mono break-all text-ink select-all">{secret}</code>
        </Trans>
      </p>
      <TextField
        label={t`Code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        disabled={busy}
        className="tabular max-w-40 tracking-widest"
        {...form.field('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t`Turn on`}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
