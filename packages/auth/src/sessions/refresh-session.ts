import { and, eq, isNull, sql } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError, badInput, banned } from '../http/auth-error.ts';
import { type Caller, networkOf } from '../http/caller.ts';
import { equalText } from '../keys/secrets.ts';
import { mailReuseDetected } from '../mails/send-notice.ts';
import { type Session, sessions, type User, users } from '../tables.ts';
import { isBanned } from '../users/find-user.ts';
import { type RefreshToken, readRefreshToken } from './refresh-token.ts';
import { replySession, type SessionReply, type Started } from './session-reply.ts';
import { familyOf } from './user-agent.ts';

/** What the browser shows beside its token. */
export interface RefreshProof {
  caller: Caller;
  /** Hash of the binding cookie, when there is one. */
  bindingHash?: string | undefined;
}

const notFound = () => new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const expired = (why = '') => new AuthError(400, 'session_expired', `Invalid Refresh Token: Session Expired${why}`);

/**
 * Trades a refresh token for a new access token. The newest token turns the counter; its direct parent (the answer got
 * lost) and any token within the reuse interval (tabs that race) get the newest one again; anything older ends the
 * session and tells the owner. Errors are 4xx only when the person must sign in again.
 */
export async function refreshSession(auth: AuthContext, text: string, proof: RefreshProof): Promise<SessionReply> {
  const token = readRefreshToken(text);
  if (!token) throw badInput('Refresh token is not valid');
  const outcome = await auth.database.transaction(async (tx) => {
    // A rival that holds the row longer than this is in trouble: answer 503, which the client tries again.
    await tx.execute(sql`set local lock_timeout = '5s'`);
    const found = await lockSession(tx, token.sessionId);
    if (!found) throw notFound();
    const { user, session } = found;
    const key = Buffer.from(auth.secrets.decrypt('refresh key', session.refreshKey), 'base64url');
    if (!token.isSignedWith(key)) throw notFound();
    if (isBanned(user, auth.now())) throw banned(400);
    requireLiving(auth, session);
    await requireProof(session, proof);
    return turn(auth, tx, user, session, token, proof.caller);
  });
  if (outcome instanceof AuthError) throw outcome;
  return replySession(auth, outcome);
}

async function lockSession(tx: Db, id: string): Promise<Started | undefined> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
  if (!session) return undefined;
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, session.userId), isNull(users.deletedAt)));
  return user && { user, session };
}

function requireLiving(auth: AuthContext, session: Session): void {
  const now = auth.now().getTime();
  if (session.notAfter && session.notAfter.getTime() <= now) throw expired();
  const idle = now - session.refreshedAt.getTime();
  if (idle > auth.settings.sessionInactivity * 1000) throw expired(' (Inactivity)');
}

// A stolen token alone is of no use: a bound session needs its cookie; an unbound one the same kind of browser, unless it
// comes from the same network.
async function requireProof(session: Session, { caller, bindingHash }: RefreshProof): Promise<void> {
  if (session.bindingHash) {
    if (!bindingHash || !equalText(bindingHash, session.bindingHash)) throw notFound();
    return;
  }
  const [before, now] = [familyOf(session.userAgent ?? ''), familyOf(caller.userAgent)];
  if (before && now && before !== now && networkOf(session.ip ?? '') !== caller.network) throw expired();
}

/** Returns the error instead of throwing it when the session was ended: that must be kept, not rolled back. */
async function turn(
  auth: AuthContext,
  tx: Db,
  user: User,
  session: Session,
  token: RefreshToken,
  caller: Caller,
): Promise<Started | AuthError> {
  const now = auth.now();
  const behind = session.refreshCounter - token.counter;
  if (behind < 0) throw badInput('Refresh token is not valid');
  const racing = now.getTime() - session.refreshedAt.getTime() < auth.settings.reuseInterval * 1000;
  // A tab that raced the second factor is refused, no more; it finds the new tokens in the browser's storage.
  if (racing && token.counter < session.raisedAtCounter) return notFound();
  if (behind > 1 && !racing) {
    await tx.delete(sessions).where(eq(sessions.id, session.id));
    await writeAudit(auth, tx, { action: 'token_reuse', userId: user.id, caller, details: { session: session.id } });
    await mailReuseDetected(auth, tx, user, session.id, caller);
    return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  // The interval counts from the last turn: answers to stragglers must not stretch it.
  const turned = behind === 0 ? { refreshCounter: session.refreshCounter + 1, refreshedAt: now } : {};
  const seen = { ip: caller.ip, userAgent: caller.userAgent || session.userAgent };
  const [updated] = await tx
    .update(sessions)
    .set({ ...turned, ...seen })
    .where(eq(sessions.id, session.id))
    .returning();
  return { user, session: updated ?? session };
}
