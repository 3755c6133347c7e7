import type { Factor, Identity, User } from '../tables.ts';

const iso = (time: Date | null) => time?.toISOString();

/** The user as the protocol shows it: absent values left out, times RFC 3339 in UTC. */
export function presentUser(user: User, identities: Identity[], factors: Factor[]) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: '',
    email_confirmed_at: iso(user.emailConfirmedAt),
    confirmed_at: iso(user.emailConfirmedAt),
    invited_at: iso(user.invitedAt),
    confirmation_sent_at: iso(user.confirmationSentAt),
    recovery_sent_at: iso(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: iso(user.emailChangeSentAt),
    reauthentication_sent_at: iso(user.reauthenticationSentAt),
    last_sign_in_at: iso(user.lastSignInAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    factors: factors.length > 0 ? factors.map(presentFactor) : undefined,
    identities: identities.map(presentIdentity),
    created_at: iso(user.createdAt),
    updated_at: iso(user.updatedAt),
    banned_until: iso(user.bannedUntil),
    deleted_at: iso(user.deletedAt),
    is_anonymous: user.isAnonymous,
  };
}

export type PresentedUser = ReturnType<typeof presentUser>;

export function presentIdentity(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: iso(identity.lastSignInAt),
    created_at: iso(identity.createdAt),
    updated_at: iso(identity.updatedAt),
    email: identity.email ?? undefined,
  };
}

export function presentFactor(factor: Factor) {
  return {
    id: factor.id,
    created_at: iso(factor.createdAt),
    updated_at: iso(factor.updatedAt),
    status: factor.status,
    friendly_name: factor.friendlyName ?? undefined,
    factor_type: factor.factorType,
    last_challenged_at: iso(factor.lastChallengedAt),
  };
}
