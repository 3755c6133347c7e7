import { t } from '@lingui/core/macro';
import { type ComponentProps, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { sendSignInLink } from '../../../auth/calls/send-sign-in-link.ts';
import { EmailForm } from '../../../auth/forms/credential-forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MailedCode } from './mailed-code.tsx';

type SignInLinkProps = { email: () => string; disabled: boolean } & Pick<
  ComponentProps<typeof MailedCode>,
  'onStart' | 'onFail' | 'onVerified'
>;

/** Sign-in by a link or a code in a mail, for the address that stands in the form. */
export function SignInLink({ email, disabled, ...done }: SignInLinkProps) {
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState('');

  async function send() {
    const form = EmailForm.safeParse({ email: email() });
    if (!form.success) {
      toast.error(t`Enter your email address above first`);
      return;
    }
    setBusy(true);
    const { error } = await sendSignInLink(form.data.email);
    setBusy(false);
    // An unknown address is answered like a known one: nobody learns here who has an account.
    if (error && error.code !== 'otp_disabled') toast.error(error.message);
    else setSentTo(form.data.email);
  }

  return (
    <div className="mt-3 grid gap-3">
      <Button variant="quiet" size="small" busy={busy} disabled={disabled} onClick={() => void send()}>
        {t`Email me a sign-in link instead`}
      </Button>
      {sentTo && (
        <>
          <Notice tone="good" role="status">
            {t`If ${sentTo} has an account, a link is on its way. The link works once and expires in one hour.`}
          </Notice>
          <MailedCode email={sentTo} type="email" action={t`Sign in with the code`} {...done} />
        </>
      )}
    </div>
  );
}
