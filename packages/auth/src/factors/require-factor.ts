import { and, eq } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { isUuid } from '../http/require-user.ts';
import { type Factor, mfaFactors } from '../tables.ts';

/** A TOTP factor of a person, by id; its row locked when asked for. Throws 404 `mfa_factor_not_found`. */
export async function requireFactor(db: Db, userId: string, id: string, lock = false): Promise<Factor> {
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const query = db
    .select()
    .from(mfaFactors)
    .where(and(eq(mfaFactors.id, id), eq(mfaFactors.userId, userId)));
  const [factor] = await (lock ? query.for('update') : query);
  if (factor?.factorType !== 'totp') throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}
