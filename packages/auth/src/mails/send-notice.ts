import { randomUUID } from 'node:crypto';
import { composeMail, enqueueMail } from '@shortlist/mail';
import type { AuthContext, Db } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import { describeDevice } from '../sessions/user-agent.ts';
import type { User } from '../tables.ts';
import { factsOf, type Happening, notices } from './notice-contents.ts';

type Kind = keyof typeof notices;

/** Tells a person, or whoever owns an address, what happened. `event` makes the mail unique: the same event is told once. */
export async function sendNotice(
  auth: AuthContext,
  tx: Db,
  kind: Kind,
  to: Pick<User, 'id' | 'email'> | string | null,
  caller: Caller,
  event: string = randomUUID(),
): Promise<void> {
  const [address, person] = typeof to === 'string' ? [to, undefined] : [to?.email, to?.id];
  if (!address) return;
  const message = await composeMail(address, notices[kind](happening(auth, caller)), auth.brand);
  await enqueueMail(tx, { ...message, person }, `auth:${kind}:${event}`, auth.now());
}

/** When and from where something was asked for, as a mail tells it. */
export function whenAndWhere(auth: AuthContext, caller: Caller): [string, string][] {
  return factsOf(happening(auth, caller));
}

function happening(auth: AuthContext, caller: Caller): Happening {
  return {
    brand: auth.brand.name,
    siteUrl: auth.settings.siteUrl,
    when: `${auth.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    device: describeDevice(caller.userAgent),
    ip: caller.ip,
  };
}

export const mailNewSignIn = (auth: AuthContext, tx: Db, user: User, caller: Caller) =>
  sendNotice(auth, tx, 'newSignIn', user, caller);

export const mailReuseDetected = (auth: AuthContext, tx: Db, user: User, sessionId: string, caller: Caller) =>
  sendNotice(auth, tx, 'reuseDetected', user, caller, sessionId);
