import { composeMail, enqueueMail, type I18n } from '@shortlist/mail';
import { eq } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import type { CodeChallenge } from '../http/read-body.ts';
import { type SignUp, type User, users } from '../tables.ts';
import { type IssuedToken, issueToken, type TokenType } from '../tokens/issue-token.ts';
import { reauthenticationMail, tokenMails } from './mail-contents.ts';
import { whenAndWhere } from './send-notice.ts';
import { voiceOf } from './voice-of.ts';

type LinkType = keyof typeof tokenMails;

/** The word in a link for what its token does. */
const VERIFY_TYPES: Record<LinkType, string> = {
  confirmation: 'signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
};

const SENT_AT: Record<TokenType, (now: Date) => Partial<User>> = {
  confirmation: (now) => ({ confirmationSentAt: now }),
  invite: (now) => ({ invitedAt: now }),
  recovery: (now) => ({ recoverySentAt: now }),
  magiclink: (now) => ({ recoverySentAt: now }),
  email_change_current: (now) => ({ emailChangeSentAt: now }),
  email_change_new: (now) => ({ emailChangeSentAt: now }),
  reauthentication: (now) => ({ reauthenticationSentAt: now }),
};

export interface TokenMail {
  user: User;
  type: LinkType;
  to: string;
  redirectTo: string;
  challenge?: CodeChallenge | undefined;
  /** The sign-up that a confirmation confirms, and who signed up, so that the mail can say when and with what. */
  signUp?: SignUp | undefined;
  caller?: Caller | undefined;
}

/** Makes a token and queues its mail in the same transaction. Returns the token, and the user with the time noted. */
export async function sendTokenMail(
  auth: AuthContext,
  tx: Db,
  mail: TokenMail,
): Promise<{ user: User; token: IssuedToken }> {
  const { user, type, to, redirectTo, challenge, signUp, caller } = mail;
  const token = await issueToken(auth, tx, { userId: user.id, type, email: to, signUpId: signUp?.id, challenge });
  const i18n = voiceOf(user, caller, signUp);
  const content = tokenMails[type]({
    i18n,
    brand: auth.brand.name,
    url: verifyLink(auth, type, token.link, redirectTo),
    code: token.code,
    lifetime: lifetimeWords(auth.settings.otpLifetime, i18n),
    newEmail: user.newEmail ?? undefined,
    facts: caller && whenAndWhere(auth, i18n, caller),
  });
  const message = { ...(await composeMail(to, content, auth.brand, i18n)), person: user.id };
  await enqueueMail(tx, message, `auth:${type}:${token.id}`, auth.now());
  return { user: await noteSent(auth, tx, user, type), token };
}

/** Mails a code for a sensitive change; `caller` is who asked for it. */
export async function sendReauthenticationMail(
  auth: AuthContext,
  tx: Db,
  { user, to, caller }: { user: User; to: string; caller: Caller },
): Promise<void> {
  const token = await issueToken(auth, tx, { userId: user.id, type: 'reauthentication', email: to });
  const i18n = voiceOf(user, caller);
  const content = reauthenticationMail({
    i18n,
    brand: auth.brand.name,
    code: token.code,
    lifetime: lifetimeWords(auth.settings.otpLifetime, i18n),
    facts: whenAndWhere(auth, i18n, caller),
  });
  const message = { ...(await composeMail(to, content, auth.brand, i18n)), person: user.id };
  await enqueueMail(tx, message, `auth:reauthentication:${token.id}`, auth.now());
  await noteSent(auth, tx, user, 'reauthentication');
}

/** The address that a mail opens. A page that asks for a click keeps mail scanners from using the token up. */
export function verifyLink(auth: AuthContext, type: LinkType, token: string, redirectTo: string): string {
  const { authUrl, confirmUrl } = auth.settings;
  const link = new URL(confirmUrl ?? `${authUrl}/verify`);
  link.searchParams.set(confirmUrl ? 'token_hash' : 'token', token);
  link.searchParams.set('type', VERIFY_TYPES[type]);
  link.searchParams.set('redirect_to', redirectTo);
  return link.href;
}

/** Notes the time of a mail. Also where none of its kind was sent, if that is not to be told. */
export async function noteSent(auth: AuthContext, tx: Db, user: User, type: TokenType): Promise<User> {
  const [updated] = await tx.update(users).set(SENT_AT[type](auth.now())).where(eq(users.id, user.id)).returning();
  return updated ?? user;
}

function lifetimeWords(seconds: number, i18n: I18n): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return i18n._('{minutes} minutes', { minutes });
  const hours = Math.round(minutes / 60);
  return i18n._('{hours, plural, one {one hour} other {# hours}}', { hours });
}
