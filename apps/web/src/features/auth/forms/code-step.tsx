import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { z } from 'zod';
import { enterRecoveryCode } from '../../../auth/calls/recovery-codes.ts';
import { enterCode } from '../../../auth/calls/second-factor.ts';
import { signOut } from '../../../auth/calls/sign-out.ts';
import { brand } from '../../../content/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { AuthCard } from './auth-card.tsx';

const required = z
  .string()
  .trim()
  .min(1, { error: () => t`Code is required` });
const AppCode = z.object({ code: required.regex(/^\d{6}$/, { error: () => t`Enter all 6 digits` }) });
const RecoveryCode = z.object({ code: required });

type CodeStepProps = { onStart?: () => void; onDone?: () => void };

/** The second step of a sign-in: the code of the authenticator app, or a recovery code in its place. */
export function CodeStep(props: CodeStepProps) {
  const [lost, setLost] = useState(false);
  return (
    <AuthCard
      title={t`Enter your code`}
      intro={
        lost
          ? t`Enter one of the recovery codes you saved. Each code works once.`
          : t`Open your authenticator app and enter the six-digit code for ${{ product: brand.name }}.`
      }
    >
      <CodeForm key={String(lost)} lost={lost} {...props} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="quiet" size="small" onClick={() => setLost(!lost)}>
          {lost ? t`Use the authenticator app` : t`Use a recovery code`}
        </Button>
        <Button variant="quiet" size="small" onClick={() => void signOut()}>
          {t`Use another account`}
        </Button>
      </div>
    </AuthCard>
  );
}

function CodeForm({ lost, onStart, onDone }: CodeStepProps & { lost: boolean }) {
  const form = useZodForm(lost ? RecoveryCode : AppCode, { code: '' });
  const { isSubmitting: busy } = form.formState;

  const submit = form.handleSubmit(async ({ code }) => {
    onStart?.();
    const { error } = await (lost ? enterRecoveryCode(code) : enterCode(code));
    if (error) form.setError('code', { message: error.message });
    else onDone?.();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid justify-items-start gap-5">
      <TextField
        label={lost ? t`Recovery code` : t`Code`}
        inputMode={lost ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        disabled={busy}
        className="tabular max-w-56 tracking-widest"
        {...form.field('code')}
      />
      <Button type="submit" busy={busy}>
        {t`Continue`}
      </Button>
    </form>
  );
}
