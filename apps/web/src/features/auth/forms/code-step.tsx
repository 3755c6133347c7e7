import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { enterCode } from '../calls/second-factor.ts';
import { signOut } from '../calls/sign-out.ts';
import { AuthCard } from './auth-card.tsx';

const CodeForm = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'Code is required')
    .regex(/^\d{6}$/, 'The code has 6 digits'),
});

/** The second step of a sign-in: the code of the authenticator app. */
export function CodeStep({ onStart, onDone }: { onStart: () => void; onDone: () => void }) {
  const form = useZodForm(CodeForm, { code: '' });
  const { isSubmitting: busy } = form.formState;

  const submit = form.handleSubmit(async ({ code }) => {
    onStart();
    const { error } = await enterCode(code);
    if (error) form.setError('code', { message: error.message });
    else onDone();
  });

  return (
    <AuthCard
      title="Enter your code"
      intro="Open your authenticator app and type the six digits that it shows for Shortlist."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          disabled={busy}
          className="tabular max-w-40 tracking-widest"
          {...form.field('code')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            Continue
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => void signOut()}>
            Use another account
          </Button>
        </div>
      </form>
    </AuthCard>
  );
}
