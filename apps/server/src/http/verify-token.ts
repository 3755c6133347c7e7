import { type Auth, AuthError } from '@shortlist/auth';
import { cleanName } from '@shortlist/schema';
import { isLanguage } from '@shortlist/schema/languages';
import type { VerifyToken } from './actor.ts';
import { Failure } from './problem.ts';

/**
 * Checks tokens with the auth service, embedded or the operator's Supabase project. A service that is down is an error, not
 * a bad token. A session that still owes its second factor opens nothing: throws 403 `second-factor-needed`.
 */
export function verifyWith(verifyAccessToken: Auth['verifyAccessToken']): VerifyToken {
  return async (token, at) => {
    try {
      const { userId, sessionId, email, emailConfirmed, userMetadata, owesSecondFactor, signedInAt } =
        await verifyAccessToken(token, at);
      if (owesSecondFactor)
        throw new Failure(403, 'second-factor-needed', 'Please enter the code from your authenticator app first');
      const name = userMetadata.name ?? userMetadata.full_name;
      return {
        id: userId,
        email,
        emailConfirmed,
        sessionId,
        signedInAt,
        language: isLanguage(userMetadata.language) ? userMetadata.language : undefined,
        name: typeof name === 'string' ? cleanName(name.slice(0, 200)) : '',
      };
    } catch (error) {
      if (error instanceof AuthError && error.status < 500) return undefined;
      throw error;
    }
  };
}
