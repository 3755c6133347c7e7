import { desc, eq } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { type AmrEntry, signAccessToken } from '../keys/access-token.ts';
import { amrClaims, type Session, type User } from '../tables.ts';
import { loadUser } from '../users/find-user.ts';
import type { PresentedUser } from '../users/present-user.ts';
import { writeRefreshToken } from './refresh-token.ts';

/** What a sign-in or refresh answers with. */
export interface SessionReply {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: PresentedUser;
}

/** A session and whose it is. */
export interface Started {
  user: User;
  session: Session;
}

/** Makes the reply of a session, after its transaction: signing may need to read the keys. */
export async function replySession(auth: AuthContext, { user, session }: Started): Promise<SessionReply> {
  const { db } = auth.database;
  const { token, expiresAt } = await signAccessToken(auth, user, session, await loadAmr(db, session.id));
  const key = Buffer.from(auth.secrets.decrypt('refresh key', session.refreshKey), 'base64url');
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: auth.settings.jwtLifetime,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(session.id, session.refreshCounter, key),
    user: await loadUser(db, user),
  };
}

async function loadAmr(db: Db, sessionId: string): Promise<AmrEntry[]> {
  const mine = eq(amrClaims.sessionId, sessionId);
  const rows = await db.select().from(amrClaims).where(mine).orderBy(desc(amrClaims.createdAt));
  return rows.map(({ method, provider, createdAt }) => ({
    method,
    timestamp: Math.floor(createdAt.getTime() / 1000),
    ...(provider ? { provider } : {}),
  }));
}
