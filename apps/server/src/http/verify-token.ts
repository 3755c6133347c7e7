import { type Auth, AuthError } from '@shortlist/auth';
import type { VerifyToken } from './actor.ts';

/** Checks tokens with the embedded auth service: a sign-out or a deleted account counts at once. */
export function verifyWith(auth: Pick<Auth, 'verifyAccessToken'>): VerifyToken {
  return async (token) => {
    try {
      const { userId, email, userMetadata } = await auth.verifyAccessToken(token);
      const name = userMetadata.name ?? userMetadata.full_name;
      return { id: userId, email, name: typeof name === 'string' ? name.slice(0, 200) : '' };
    } catch (error) {
      if (error instanceof AuthError && error.status < 500) return undefined;
      throw error;
    }
  };
}
