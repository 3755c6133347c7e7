import type { Session } from '@supabase/auth-js';
import { claimsOf } from './token-claims.ts';

/** Whether a session lacks the second factor that its user has set up. */
export function lacksSecondFactor(session: Pick<Session, 'access_token' | 'user'> | null): boolean {
  const enrolled =
    session?.user.factors?.some((factor) => factor.status === 'verified' && factor.factor_type === 'totp') ?? false;
  return session !== null && enrolled && claimsOf(session.access_token).aal !== 'aal2';
}
