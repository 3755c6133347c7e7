import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import type { Metadata } from '../tables.ts';
import { insertEmailUser } from './create-user.ts';
import { findUserByEmail } from './find-user.ts';
import type { MailRequest } from './request-recovery.ts';

export interface MagicLinkRequest extends MailRequest {
  createUser: boolean;
  data: Metadata;
  caller: Caller;
}

/** Mails a link and code to sign in; a new address gets an account without a password, unless the app forbids it. */
export async function requestMagicLink(auth: AuthContext, request: MagicLinkRequest): Promise<void> {
  const { email, redirectTo, challenge, caller, createUser, data } = request;
  await limitMail(auth, 'magiclink', email);
  await auth.database.transaction(async (tx) => {
    const known = await findUserByEmail(tx, email);
    if (known) {
      await sendTokenMail(auth, tx, { user: known, type: 'magiclink', to: email, redirectTo, challenge });
      return;
    }
    if (!createUser) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
    if (auth.settings.disableSignup)
      throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
    const user = await insertEmailUser(tx, { email, data }, auth.now());
    await writeAudit(auth, tx, { action: 'signup', userId: user.id, caller });
    await sendTokenMail(auth, tx, { user, type: 'confirmation', to: email, redirectTo, challenge });
  });
}
