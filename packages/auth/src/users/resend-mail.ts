import { eq } from 'drizzle-orm';
import type { AuthContext } from '../context.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { users } from '../tables.ts';
import { needsBoth } from './change-email.ts';
import { findUserByEmail } from './find-user.ts';
import type { MailRequest } from './request-recovery.ts';

/** Mails once more what was not answered yet; says nothing when there is nothing to resend. */
export async function resendMail(
  auth: AuthContext,
  request: MailRequest & { type: 'signup' | 'email_change' },
): Promise<void> {
  const { type, email, redirectTo, challenge } = request;
  // Counted apart from the first mail: whoever asks again at once is served once, then after the pause.
  await limitMail(auth, type === 'signup' ? 'confirmation again' : 'email_change again', email);
  await auth.database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    if (type === 'signup') {
      if (!user.emailConfirmedAt)
        await sendTokenMail(auth, tx, { user, type: 'confirmation', to: email, redirectTo, challenge });
      return;
    }
    if (!user.newEmail) return;
    // An answer that was given already counts no more: both mails are new.
    await tx.update(users).set({ emailChangeAccepted: 0 }).where(eq(users.id, user.id));
    const mail = { user, redirectTo, challenge };
    await sendTokenMail(auth, tx, { ...mail, type: 'email_change_new', to: user.newEmail });
    if (needsBoth(auth, user)) await sendTokenMail(auth, tx, { ...mail, type: 'email_change_current', to: email });
  });
}
