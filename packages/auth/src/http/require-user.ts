import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuthContext, Db } from '../context.ts';
import { type AccessClaims, checkAccessToken } from '../keys/access-token.ts';
import { type Session, sessions, type User, users } from '../tables.ts';
import { isBanned } from '../users/find-user.ts';
import { NOBODY } from '../users/nobody.ts';
import { AuthError, banned } from './auth-error.ts';

export interface SignedIn {
  user: User;
  session: Session;
  claims: AccessClaims;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The bearer token of a request. Throws 401 `no_authorization`. */
export function readBearer(c: Context): string {
  const token = /^Bearer +([\w.~+/=-]{1,16384})$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
}

/**
 * The person of a request: token, user and session row are all checked, so a sign-out counts at once. Its body, which is short, is waited for
 * before: it may be minutes on its way.
 */
export async function requireUser(auth: AuthContext, c: Context): Promise<SignedIn> {
  const token = readBearer(c);
  await c.req.text();
  return findSignedIn(auth, auth.database.db, token);
}

/**
 * The person of an access token that was good `at` a moment; user and session are looked at as they are now. Throws 403 `bad_jwt`, `user_not_found`,
 * `session_not_found`, `user_banned`.
 */
export async function findSignedIn(auth: AuthContext, db: Db, token: string, at?: Date): Promise<SignedIn> {
  const claims = await checkAccessToken(auth, token, at);
  const { sub, session_id: sessionId } = claims;
  if (!sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(sub)) throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  if (claims.aud !== 'authenticated') throw new AuthError(403, 'bad_jwt', 'invalid claim: aud');
  const ofSession = sessionId && isUuid(sessionId) ? sessionId : NOBODY;
  const [found] = await db
    .select({ user: users, session: sessions })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.id, ofSession), eq(sessions.userId, users.id)))
    .where(and(eq(users.id, sub), isNull(users.deletedAt)));
  if (!found) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const { user, session } = found;
  // A session past its time is none, though its last access token may live on.
  const isOver = session?.notAfter && session.notAfter <= auth.now();
  if (!session || isOver)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(user, auth.now())) throw banned(403);
  return { user, session, claims };
}

/** Lets only the service itself in: a token whose role is `service_role` or `supabase_admin`. Throws 403 `not_admin`. */
export async function requireAdmin(auth: AuthContext, c: Context): Promise<AccessClaims> {
  const token = readBearer(c);
  await c.req.text();
  const claims = await checkAccessToken(auth, token);
  if (claims.role !== 'service_role' && claims.role !== 'supabase_admin') {
    throw new AuthError(403, 'not_admin', 'User not allowed');
  }
  return claims;
}
