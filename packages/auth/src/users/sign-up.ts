import { randomUUID } from 'node:crypto';
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
import { replySession, type SessionReply, type Started } from '../sessions/session-reply.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Metadata, User } from '../tables.ts';
import { emailClaims, insertEmailUser } from './create-user.ts';
import { findUserByEmail, loadUser } from './find-user.ts';
import { type PresentedUser, presentUser } from './present-user.ts';

export interface SignUp {
  email: string;
  password: string;
  data: Metadata;
  challenge: CodeChallenge | undefined;
  redirectTo: string;
  caller: Caller;
  bindingHash: string | undefined;
}

/**
 * Opens an account. With confirmation the answer is a user, whether the address was free or not; an unconfirmed account
 * gets its mail again and keeps its password, the owner of a confirmed one is told. With autoconfirm it is a session.
 */
export async function signUp(auth: AuthContext, input: SignUp): Promise<PresentedUser | SessionReply> {
  const { settings } = auth;
  if (settings.disableSignup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!input.password) throw badInput('Signup requires a valid password');
  await requireGoodPassword(input.password, [input.email, String(input.data.name ?? '')], settings);
  const passwordHash = await hashPassword(input.password, settings.argon2);
  if (!settings.autoconfirm) await limitMail(auth, 'confirmation', input.email);
  const attempt = () => auth.database.transaction((tx) => decide(auth, tx, input, passwordHash));
  const outcome = await attempt().catch((error: unknown) => {
    // Two sign-ups of one address at the same moment: the slower one finds the account of the faster.
    if (isDuplicate(error)) return attempt();
    throw error;
  });
  return 'session' in outcome ? replySession(auth, outcome) : outcome;
}

async function decide(
  auth: AuthContext,
  tx: Db,
  input: SignUp,
  passwordHash: string,
): Promise<PresentedUser | Started> {
  const { settings } = auth;
  const { caller, email } = input;
  const known = await findUserByEmail(tx, email);
  if (known && settings.autoconfirm) throw new AuthError(422, 'user_already_exists', 'User already registered');
  if (known?.emailConfirmedAt) {
    await sendNotice(auth, tx, 'triedToSignUp', email, caller);
    return disguise(auth, input);
  }
  if (known) return sendConfirmation(auth, tx, known, input);
  const confirmedAt = settings.autoconfirm ? auth.now() : null;
  const user = await insertEmailUser(tx, { email, passwordHash, data: input.data, confirmedAt }, auth.now());
  await writeAudit(auth, tx, { action: 'signup', userId: user.id, caller });
  if (!settings.autoconfirm) return sendConfirmation(auth, tx, user, input);
  return startSession(auth, tx, { user, caller, method: 'password', bindingHash: input.bindingHash });
}

async function sendConfirmation(auth: AuthContext, tx: Db, user: User, input: SignUp): Promise<PresentedUser> {
  const { email, redirectTo, challenge } = input;
  const sent = await sendTokenMail(auth, tx, { user, type: 'confirmation', to: email, redirectTo, challenge });
  return loadUser(tx, sent.user);
}

/** What a new account would look like: the reply for an address that is taken must not differ. */
function disguise(auth: AuthContext, input: SignUp): PresentedUser {
  const now = auth.now();
  const id = randomUUID();
  const data = { ...input.data, ...emailClaims(id, input.email, false) };
  const times = { createdAt: now, updatedAt: now };
  const identity = {
    id: randomUUID(),
    userId: id,
    provider: 'email',
    providerId: id,
    identityData: data,
    email: input.email,
    lastSignInAt: now,
    ...times,
  };
  const user: User = {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: input.email,
    passwordHash: null,
    emailConfirmedAt: null,
    invitedAt: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeAccepted: 0,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: data,
    bannedUntil: null,
    deletedAt: null,
    isAnonymous: false,
    ...times,
  };
  return presentUser(user, [identity], []);
}

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (cause as { code?: string } | undefined)?.code === '23505';
}
