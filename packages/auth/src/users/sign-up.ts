import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import type { CodeChallenge } from '../http/read-body.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requireGoodPassword } from '../passwords/judge-password.ts';
import { turnOfStranger } from '../passwords/take-turns.ts';
import { replySession, type SessionReply, type Started } from '../sessions/session-reply.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Metadata } from '../tables.ts';
import { insertEmailUser } from './create-user.ts';
import { findUserByEmail, lockUser } from './find-user.ts';
import { nameIn } from './name-in.ts';
import { presentNewUser } from './present-new-user.ts';
import type { PresentedUser } from './present-user.ts';
import { addDecoy, addSignUp } from './sign-ups.ts';

export interface SignUpRequest {
  email: string;
  password: string;
  data: Metadata;
  challenge: CodeChallenge | undefined;
  redirectTo: string;
  caller: Caller;
  bindingHash: string | undefined;
}

/**
 * Opens an account. With confirmation the answer is a user, and the same whether the address was free, waits or is taken:
 * password and data wait with the mail of this sign-up, the owner of a confirmed account is told. With autoconfirm it is a
 * session.
 */
export async function signUp(auth: AuthContext, input: SignUpRequest): Promise<PresentedUser | SessionReply> {
  const { settings } = auth;
  if (settings.disableSignup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!input.password) throw badInput('Signup requires a valid password');
  await requireGoodPassword(auth, input.password, [input.email, nameIn(input.data)]);
  const passwordHash = await hashPassword(input.password, settings.argon2, turnOfStranger(input.caller.network));
  const { email, caller } = input;
  if (!settings.autoconfirm)
    await limitMail(auth, { kind: 'confirmation', email, reach: 'anybody', network: caller.network });
  const open = settings.autoconfirm ? openAccount : askForProof;
  const attempt = () =>
    auth.database.transaction((tx): Promise<PresentedUser | Started> => open(auth, tx, input, passwordHash));
  const outcome = await attempt().catch((error: unknown) => {
    // Two sign-ups of one address at the same moment: the slower one finds the account of the faster.
    if (isDuplicate(error)) return attempt();
    throw error;
  });
  return 'session' in outcome ? replySession(auth, outcome) : outcome;
}

async function openAccount(auth: AuthContext, tx: Db, input: SignUpRequest, passwordHash: string): Promise<Started> {
  const { email, data, caller, bindingHash } = input;
  if (await findUserByEmail(tx, email)) throw new AuthError(422, 'user_already_exists', 'User already registered');
  const user = await insertEmailUser(tx, { email, passwordHash, data, confirmedAt: auth.now() }, auth.now());
  await writeAudit(auth, tx, { action: 'signup', userId: user.id, caller });
  return startSession(auth, tx, { user, caller, method: 'password', bindingHash });
}

async function askForProof(
  auth: AuthContext,
  tx: Db,
  input: SignUpRequest,
  passwordHash: string,
): Promise<PresentedUser> {
  const { email, data, caller, bindingHash, redirectTo, challenge } = input;
  const id = uuidv7();
  const found = await findUserByEmail(tx, email);
  const known = found && (await lockUser(tx, found.id));
  if (known?.emailConfirmedAt) {
    await addDecoy(auth, tx, known.id, { passwordHash, bindingHash });
    await sendNotice(auth, tx, 'triedToSignUp', known, caller);
    return presentNewUser(id, email, data, auth.now());
  }
  const user = known ?? (await insertEmailUser(tx, { id, email }, auth.now()));
  const asked = { provider: 'email', providerId: null, passwordHash, userMetadata: data } as const;
  const added = await addSignUp(auth, tx, user.id, { ...asked, bindingHash: bindingHash ?? null });
  await writeAudit(auth, tx, { action: 'signup', userId: user.id, caller });
  await sendTokenMail(auth, tx, {
    user,
    type: 'confirmation',
    to: email,
    redirectTo,
    challenge,
    signUp: added,
    caller,
  });
  return presentNewUser(id, email, data, auth.now());
}

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (cause as { code?: string } | undefined)?.code === '23505';
}
