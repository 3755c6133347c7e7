import { randomUUID } from 'node:crypto';
import { composeMail, enqueueMail } from '@shortlist/mail';
import type { AuthContext, Db } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import { describeDevice } from '../sessions/user-agent.ts';
import type { User } from '../tables.ts';
import { notices } from './notice-contents.ts';

type Kind = keyof typeof notices;

/** Tells the owner of an address what happened. `event` makes the mail unique: the same event is told once. */
export async function sendNotice(
  auth: AuthContext,
  tx: Db,
  kind: Kind,
  to: string | null,
  caller: Caller,
  event: string = randomUUID(),
): Promise<void> {
  if (!to) return;
  const at = {
    brand: auth.brand.name,
    siteUrl: auth.settings.siteUrl,
    when: `${auth.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    device: describeDevice(caller.userAgent),
    ip: caller.ip,
  };
  const message = await composeMail(to, notices[kind](at), auth.brand);
  await enqueueMail(tx, message, `auth:${kind}:${event}`, auth.now());
}

export const mailNewSignIn = (auth: AuthContext, tx: Db, user: User, caller: Caller) =>
  sendNotice(auth, tx, 'newSignIn', user.email, caller);

export const mailReuseDetected = (auth: AuthContext, tx: Db, user: User, sessionId: string, caller: Caller) =>
  sendNotice(auth, tx, 'reuseDetected', user.email, caller, sessionId);
