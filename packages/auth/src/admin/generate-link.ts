import { z } from 'zod';
import type { AuthContext, Db } from '../context.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import { metadataField, optionalText } from '../http/read-body.ts';
import { safeRedirect } from '../http/redirect-target.ts';
import { verifyLink } from '../mails/send-token-mail.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requireGoodPassword } from '../passwords/judge-password.ts';
import { turnOfOperator } from '../passwords/take-turns.ts';
import type { User } from '../tables.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { prepareEmailChange, requireFree } from '../users/change-email.ts';
import { insertEmailUser } from '../users/create-user.ts';
import { requireEmail } from '../users/email-address.ts';
import { findUserByEmail, loadUser } from '../users/find-user.ts';
import { setNewEmail } from '../users/set-new-email.ts';
import { insertInvited } from './edit-user.ts';

export const generateLinkBody = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  email: z.string(),
  password: optionalText,
  new_email: optionalText,
  data: metadataField,
  redirect_to: optionalText,
});

type Input = z.output<typeof generateLinkBody>;

/** Makes the link of a mail without sending it: for mails that somebody else writes. */
export async function generateLink(auth: AuthContext, input: Input) {
  const email = requireEmail(input.email);
  if (input.type === 'signup') await requireGoodPassword(auth, input.password ?? '', [email]);
  const passwordHash =
    input.type === 'signup'
      ? await hashPassword(input.password ?? '', auth.settings.argon2, turnOfOperator)
      : undefined;
  const redirectTo = safeRedirect(input.redirect_to, auth.settings);
  const type = input.type === 'signup' ? 'confirmation' : input.type;
  const newEmail = await newAddress(auth, input, email);
  const made = await auth.database.transaction(async (tx) => {
    let user = await subject(auth, tx, input, email, passwordHash);
    if (newEmail) user = await setNewEmail(auth, tx, user, newEmail);
    const to = type === 'email_change_new' ? (newEmail ?? email) : email;
    return { user, token: await issueToken(auth, tx, { userId: user.id, type, email: to }) };
  });
  return {
    ...(await loadUser(auth.database.db, made.user)),
    action_link: verifyLink(auth, type, made.token.link, redirectTo),
    email_otp: made.token.code,
    hashed_token: made.token.link,
    verification_type: input.type,
    redirect_to: redirectTo,
  };
}

async function newAddress(auth: AuthContext, input: Input, email: string): Promise<string | undefined> {
  if (!input.type.startsWith('email_change')) return undefined;
  const user = await findUserByEmail(auth.database.db, email);
  if (!user) throw new AuthError(404, 'user_not_found', 'User with this email not found');
  const address = input.new_email && (await prepareEmailChange(auth, user, input.new_email, undefined));
  if (!address) throw badInput('A new email address is required');
  await requireFree(auth.database.db, address);
  return address;
}

async function subject(
  auth: AuthContext,
  tx: Db,
  input: Input,
  email: string,
  passwordHash: string | undefined,
): Promise<User> {
  if (input.type === 'invite') return insertInvited(auth, tx, email, input.data);
  const user = await findUserByEmail(tx, email);
  if (input.type === 'signup') {
    if (user) throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    return insertEmailUser(tx, { email, passwordHash: passwordHash ?? null, data: input.data ?? {} }, auth.now());
  }
  if (user) return user;
  if (input.type === 'magiclink') return insertEmailUser(tx, { email, data: input.data ?? {} }, auth.now());
  throw new AuthError(404, 'user_not_found', 'User with this email not found');
}
