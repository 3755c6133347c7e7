import { randomUUID } from 'node:crypto';
import { composeMail, enqueueMail, type I18n } from '@shortlist/mail';
import type { AuthContext, Db } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import { describeDevice } from '../sessions/user-agent.ts';
import type { User } from '../tables.ts';
import { factsOf, type Happening, notices } from './notice-contents.ts';
import { momentOf, voiceOf } from './voice-of.ts';

type Kind = keyof typeof notices;

/** Tells a person, or whoever owns an address, what happened. `event` makes the mail unique: the same event is told once. */
export async function sendNotice(
  auth: AuthContext,
  tx: Db,
  kind: Kind,
  to: Pick<User, 'id' | 'email' | 'userMetadata'> | null,
  caller: Caller,
  event: string = randomUUID(),
): Promise<void> {
  if (!to?.email) return;
  const i18n = voiceOf(to);
  const message = await composeMail(to.email, notices[kind](happening(auth, i18n, caller)), auth.brand, i18n);
  await enqueueMail(tx, { ...message, person: to.id }, `auth:${kind}:${event}`, auth.now());
}

/** When and from where something was asked for, as a mail tells it. */
export function whenAndWhere(auth: AuthContext, i18n: I18n, caller: Caller): [string, string][] {
  return factsOf(happening(auth, i18n, caller));
}

function happening(auth: AuthContext, i18n: I18n, caller: Caller): Happening {
  return {
    i18n,
    brand: auth.brand.name,
    siteUrl: auth.settings.siteUrl,
    when: momentOf(auth.now(), i18n),
    device: describeDevice(caller.userAgent, i18n),
    ip: caller.ip,
  };
}

export const mailNewSignIn = (auth: AuthContext, tx: Db, user: User, caller: Caller) =>
  sendNotice(auth, tx, 'newSignIn', user, caller);

export const mailReuseDetected = (auth: AuthContext, tx: Db, user: User, sessionId: string, caller: Caller) =>
  sendNotice(auth, tx, 'reuseDetected', user, caller, sessionId);
