import type { AuthContext } from '../context.ts';
import type { CodeChallenge } from '../http/read-body.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { findUserByEmail } from './find-user.ts';

export interface MailRequest {
  email: string;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
}

/** Mails a link to choose a new password when the address has an account, and says nothing when not. */
export async function requestRecovery(auth: AuthContext, { email, redirectTo, challenge }: MailRequest): Promise<void> {
  await limitMail(auth, 'recovery', email);
  await auth.database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user) await sendTokenMail(auth, tx, { user, type: 'recovery', to: email, redirectTo, challenge });
  });
}
