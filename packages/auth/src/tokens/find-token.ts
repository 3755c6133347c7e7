import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { equalText } from '../keys/secrets.ts';
import { type OneTimeToken, oneTimeTokens } from '../tables.ts';
import { hashCode, hashLink, type TokenType } from './issue-token.ts';

/** Wrong codes after which the token of a mail is dead: one guess in 200 000 for a six-digit code. */
const MAX_ATTEMPTS = 5;

/** The living token of a mailed link; `spendToken` decides who gets it. Undefined when there is none of these types. */
export async function findByLink(
  auth: AuthContext,
  tx: Db,
  link: string,
  types: TokenType[],
): Promise<OneTimeToken | undefined> {
  const [token] = await tx
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.linkHash, hashLink(auth, link)), inArray(oneTimeTokens.type, types)));
  return token && token.expiresAt > auth.now() ? token : undefined;
}

/** Where a code was mailed to: an address, whichever accounts asked for it; or who asked for one. */
type Mailed = { to: string } | { userId: string };

/**
 * The living token of a typed code, undefined when the code is wrong. A code counts with the address that it went to alone: two accounts that want the same
 * address are not in each other's way. Every try is counted at once and outside of any transaction, so that nothing rolls it back and tries in parallel cannot
 * share one count.
 */
export async function findByCode(
  auth: AuthContext,
  mailed: Mailed,
  code: string,
  types: TokenType[],
): Promise<OneTimeToken | undefined> {
  const mine =
    'to' in mailed
      ? sql`lower(${oneTimeTokens.email}) = ${mailed.to.toLowerCase()}`
      : eq(oneTimeTokens.userId, mailed.userId);
  const tried = await auth.database.db
    .update(oneTimeTokens)
    .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
    .where(and(mine, inArray(oneTimeTokens.type, types)))
    .returning();
  return tried.find(
    (token) =>
      token.attempts <= MAX_ATTEMPTS &&
      token.expiresAt > auth.now() &&
      equalText(token.codeHash, hashCode(auth, token.userId, token.type, code)),
  );
}

/** Uses up a token; false when another request was faster. */
export async function spendToken(tx: Db, id: string): Promise<boolean> {
  const spent = await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, id)).returning({ id: oneTimeTokens.id });
  return spent.length > 0;
}

/** Kills all mailed tokens of a user: after any use that proves or changes who they are. */
export async function clearTokens(tx: Db, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}
