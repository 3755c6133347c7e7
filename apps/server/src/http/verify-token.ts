import { type Auth, AuthError } from '@shortlist/auth';
import type { VerifyToken } from './actor.ts';

/** Checks tokens with the auth service, embedded or the operator's Supabase project. A service that is down is an error, not a bad token. */
export function verifyWith(verifyAccessToken: Auth['verifyAccessToken']): VerifyToken {
  return async (token) => {
    try {
      const { userId, email, userMetadata } = await verifyAccessToken(token);
      const name = userMetadata.name ?? userMetadata.full_name;
      return { id: userId, email, name: typeof name === 'string' ? name.slice(0, 200) : '' };
    } catch (error) {
      if (error instanceof AuthError && error.status < 500) return undefined;
      throw error;
    }
  };
}
