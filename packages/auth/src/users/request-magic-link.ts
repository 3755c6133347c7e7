import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import type { Metadata } from '../tables.ts';
import { insertEmailUser } from './create-user.ts';
import { findUserByEmail } from './find-user.ts';
import type { MailRequest } from './request-recovery.ts';
import { addLinkDecoy, addSignUp, ownSignUp } from './sign-ups.ts';

export interface MagicLinkRequest extends MailRequest {
  createUser: boolean;
  data: Metadata;
}

/**
 * Mails a link and code to sign in; a new address gets an account without a password, unless the app or the operator
 * forbids it: then nothing is sent, and nothing is said.
 */
export async function requestMagicLink(auth: AuthContext, request: MagicLinkRequest): Promise<void> {
  const { email, caller } = request;
  const reach = mayOpen(auth, request) ? 'anybody' : 'people';
  await limitMail(auth, { kind: 'magiclink', email, reach, network: caller.network });
  await auth.database.transaction((tx) => sendLink(auth, tx, request));
}

function mayOpen(auth: AuthContext, { createUser }: MagicLinkRequest): boolean {
  return createUser && !auth.settings.disableSignup;
}

async function sendLink(auth: AuthContext, tx: Db, request: MagicLinkRequest): Promise<void> {
  const { email, redirectTo, challenge, caller, data, bindingHash } = request;
  const mail = { to: email, redirectTo, challenge, caller };
  const known = await findUserByEmail(tx, email);
  const own = known && (await ownSignUp(tx, known.id, bindingHash));
  if (known?.emailConfirmedAt && mayOpen(auth, request)) await addLinkDecoy(auth, tx, known.id, bindingHash);
  if (known && (known.emailConfirmedAt || own || !mayOpen(auth, request))) {
    await sendTokenMail(auth, tx, { ...mail, user: known, type: 'magiclink', signUp: own });
    return;
  }
  if (!mayOpen(auth, request)) return;
  const user = known ?? (await insertEmailUser(tx, { email }, auth.now()));
  const asked = { provider: 'email', providerId: null, passwordHash: null, userMetadata: data } as const;
  const signUp = await addSignUp(auth, tx, user.id, { ...asked, bindingHash: bindingHash ?? null });
  await writeAudit(auth, tx, { action: 'signup', userId: user.id, caller });
  await sendTokenMail(auth, tx, { ...mail, user, type: 'confirmation', signUp });
}
