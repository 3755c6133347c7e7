import type { AuthContext } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import type { CodeChallenge } from '../http/read-body.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { findUserByEmail } from './find-user.ts';
import { ownSignUp } from './sign-ups.ts';

export interface MailRequest {
  email: string;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  /** Hash of the binding cookie of the browser that asks. */
  bindingHash: string | undefined;
  /** Who asks, so that the mail can say when and with what. */
  caller: Caller;
}

/** Mails a link to choose a new password when the address has an account, and says nothing when not. */
export async function requestRecovery(auth: AuthContext, request: MailRequest): Promise<void> {
  const { email, redirectTo, challenge, bindingHash, caller } = request;
  await limitMail(auth, { kind: 'recovery', email, reach: 'people', network: caller.network });
  await auth.database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    const signUp = await ownSignUp(tx, user.id, bindingHash);
    await sendTokenMail(auth, tx, { user, type: 'recovery', to: email, redirectTo, challenge, signUp, caller });
  });
}
