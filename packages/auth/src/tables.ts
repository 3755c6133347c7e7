import { bigint, boolean, integer, jsonb, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const auth = pgSchema('auth');
const time = (name: string) => timestamp(name, { withTimezone: true });
const times = { createdAt: time('created_at').notNull(), updatedAt: time('updated_at').notNull() };
const newId = () => uuid().primaryKey().defaultRandom();

/** A JSON object as people and providers send it. */
export type Metadata = Record<string, unknown>;

export const users = auth.table('users', {
  id: newId(),
  aud: text().notNull().default('authenticated'),
  role: text().notNull().default('authenticated'),
  email: text(),
  passwordHash: text('password_hash'),
  emailConfirmedAt: time('email_confirmed_at'),
  invitedAt: time('invited_at'),
  confirmationSentAt: time('confirmation_sent_at'),
  recoverySentAt: time('recovery_sent_at'),
  newEmail: text('new_email'),
  emailChangeSentAt: time('email_change_sent_at'),
  /** How many of the two mails of a change of address were answered. */
  emailChangeAccepted: smallint('email_change_accepted').notNull().default(0),
  reauthenticationSentAt: time('reauthentication_sent_at'),
  lastSignInAt: time('last_sign_in_at'),
  appMetadata: jsonb('app_metadata').$type<Metadata>().notNull().default({}),
  userMetadata: jsonb('user_metadata').$type<Metadata>().notNull().default({}),
  bannedUntil: time('banned_until'),
  deletedAt: time('deleted_at'),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  ...times,
});

export const identities = auth.table('identities', {
  id: newId(),
  userId: uuid('user_id').notNull(),
  provider: text().notNull(),
  providerId: text('provider_id').notNull(),
  identityData: jsonb('identity_data').$type<Metadata>().notNull(),
  email: text().generatedAlwaysAs('lower(identity_data ->> email)'),
  lastSignInAt: time('last_sign_in_at'),
  ...times,
});

export const sessions = auth.table('sessions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  aal: text().$type<'aal1' | 'aal2'>().notNull().default('aal1'),
  factorId: uuid('factor_id'),
  /** Key of the refresh tokens, encrypted. */
  refreshKey: text('refresh_key').notNull(),
  refreshCounter: bigint('refresh_counter', { mode: 'number' }).notNull().default(0),
  /** Tokens below this counter were made before the second factor was shown. */
  raisedAtCounter: bigint('raised_at_counter', { mode: 'number' }).notNull().default(0),
  /** Hash of the browser's binding cookie, when the session is bound to one. */
  bindingHash: text('binding_hash'),
  userAgent: text('user_agent'),
  ip: text(),
  createdAt: time('created_at').notNull(),
  refreshedAt: time('refreshed_at').notNull(),
  notAfter: time('not_after'),
});

export const amrClaims = auth.table('amr_claims', {
  sessionId: uuid('session_id').notNull(),
  method: text().notNull(),
  provider: text(),
  createdAt: time('created_at').notNull(),
});

export const oneTimeTokens = auth.table('one_time_tokens', {
  id: newId(),
  userId: uuid('user_id').notNull(),
  type: text().notNull(),
  linkHash: text('link_hash').notNull(),
  codeHash: text('code_hash').notNull(),
  email: text().notNull(),
  /** The sign-up that a confirmation confirms. */
  signUpId: uuid('sign_up_id'),
  codeChallenge: text('code_challenge'),
  codeChallengeMethod: text('code_challenge_method'),
  attempts: integer().notNull().default(0),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/** What each sign-up of an unproved address asked for; the one whose mail is answered counts. */
export const signUps = auth.table('sign_ups', {
  id: newId(),
  userId: uuid('user_id').notNull(),
  provider: text().$type<'email' | 'google' | 'taken'>().notNull(),
  providerId: text('provider_id'),
  passwordHash: text('password_hash'),
  userMetadata: jsonb('user_metadata').$type<Metadata>().notNull().default({}),
  bindingHash: text('binding_hash'),
  createdAt: time('created_at').notNull(),
});

export const flowStates = auth.table('flow_states', {
  id: uuid().primaryKey(),
  provider: text().notNull(),
  referrer: text().notNull(),
  codeChallenge: text('code_challenge'),
  codeChallengeMethod: text('code_challenge_method'),
  cookieHash: text('cookie_hash'),
  linkingUserId: uuid('linking_user_id'),
  nonce: text(),
  pkceVerifier: text('pkce_verifier'),
  authCodeHash: text('auth_code_hash'),
  userId: uuid('user_id'),
  method: text(),
  createdAt: time('created_at').notNull(),
  codeIssuedAt: time('code_issued_at'),
});

export const mfaFactors = auth.table('mfa_factors', {
  id: newId(),
  userId: uuid('user_id').notNull(),
  friendlyName: text('friendly_name'),
  factorType: text('factor_type').$type<'totp' | 'recovery_code'>().notNull(),
  status: text().$type<'unverified' | 'verified'>().notNull().default('unverified'),
  /** TOTP secret, encrypted; empty for recovery codes. */
  secret: text().notNull(),
  /** The 30 s step of the last accepted code: no code is accepted twice. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }),
  lastChallengedAt: time('last_challenged_at'),
  ...times,
});

export const mfaChallenges = auth.table('mfa_challenges', {
  id: newId(),
  factorId: uuid('factor_id').notNull(),
  ip: text(),
  createdAt: time('created_at').notNull(),
  verifiedAt: time('verified_at'),
});

export const recoveryCodes = auth.table('recovery_codes', {
  factorId: uuid('factor_id').notNull(),
  codeHash: text('code_hash').notNull(),
  usedAt: time('used_at'),
});

export const signingKeys = auth.table('signing_keys', {
  kid: text().primaryKey(),
  alg: text().notNull(),
  status: text().$type<'next' | 'current' | 'previous'>().notNull(),
  /** Private JWK, encrypted. */
  privateJwk: text('private_jwk').notNull(),
  publicJwk: jsonb('public_jwk').$type<Metadata>().notNull(),
  createdAt: time('created_at').notNull(),
  activatedAt: time('activated_at'),
  retiredAt: time('retired_at'),
});

export const auditLog = auth.table('audit_log', {
  id: newId(),
  at: time('at').notNull(),
  action: text().notNull(),
  userId: uuid('user_id'),
  ip: text(),
  userAgent: text('user_agent'),
  details: jsonb().$type<Metadata>().notNull().default({}),
});

export type User = typeof users.$inferSelect;
export type Identity = typeof identities.$inferSelect;
export type Session = typeof sessions.$inferSelect;
export type Factor = typeof mfaFactors.$inferSelect;
export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
export type SignUp = typeof signUps.$inferSelect;
export type FlowState = typeof flowStates.$inferSelect;
