import type { AuthContext } from '../context.ts';
import { hasAllowance, limitMail } from '../limits/limit-mail.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { sendChangeMails } from './change-email.ts';
import { findUserByEmail } from './find-user.ts';
import type { MailRequest } from './request-recovery.ts';
import { meantSignUp } from './sign-ups.ts';

/** Mails once more what was not answered yet; says nothing when there is nothing to resend. */
export async function resendMail(
  auth: AuthContext,
  request: MailRequest & { type: 'signup' | 'email_change' },
): Promise<void> {
  const { type, email, redirectTo, challenge, bindingHash, caller } = request;
  // Counted apart from the first mail: whoever asks again at once is served once, then after the pause.
  const kind = type === 'signup' ? 'confirmation again' : 'email_change again';
  await limitMail(auth, { kind, email, reach: 'people', network: caller.network });
  // Of a change the new address hears too, whose mails are counted as those of any other: or a few accounts would fill one mailbox.
  const newEmail = type === 'email_change' ? (await findUserByEmail(auth.database.db, email))?.newEmail : undefined;
  if (newEmail && !(await hasAllowance(auth, newEmail, caller.network))) return;
  await auth.database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    if (type === 'signup') {
      if (user.emailConfirmedAt) return;
      const signUp = await meantSignUp(tx, user.id, bindingHash);
      await sendTokenMail(auth, tx, { user, type: 'confirmation', to: email, redirectTo, challenge, signUp, caller });
      return;
    }
    if (!user.newEmail) return;
    await sendChangeMails(auth, tx, user, user.newEmail, { redirectTo, challenge, caller });
  });
}
