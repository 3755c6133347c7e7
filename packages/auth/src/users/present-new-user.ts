import { v7 as uuidv7 } from 'uuid';
import type { Metadata, User } from '../tables.ts';
import { emailClaims } from './create-user.ts';
import { type PresentedUser, presentUser } from './present-user.ts';

/**
 * The user that a sign-up is answered with before its address is proved: made of what was sent alone, so that a free, a
 * waiting and a taken address are told in the same words, ids and times.
 */
export function presentNewUser(id: string, email: string, data: Metadata, now: Date): PresentedUser {
  const userMetadata = { ...data, ...emailClaims(id, email, false) };
  const times = { createdAt: now, updatedAt: now };
  const user: User = {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
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
    userMetadata,
    bannedUntil: null,
    deletedAt: null,
    isAnonymous: false,
    ...times,
  };
  const identity = {
    id: uuidv7(),
    userId: id,
    provider: 'email',
    providerId: id,
    identityData: userMetadata,
    email,
    lastSignInAt: now,
    ...times,
  };
  return presentUser(user, [identity], []);
}
