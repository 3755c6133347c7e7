import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { AuthError } from './http/auth-error.ts';
import type { AccessClaims } from './keys/access-token.ts';
import type { VerifiedToken } from './verify-own-token.ts';

export interface ExternalIssuer {
  /** Base of the foreign auth service: `https://<project>.supabase.co/auth/v1`. */
  url: string;
  /** The project's public key, which its gateway asks for. */
  publishableKey: string;
  /** Secret of a project that still signs with HS256. */
  hs256Secret?: string | undefined;
  /** How long a sign-out over there may go unseen here, in seconds (default 30). */
  liveCheckS?: number | undefined;
  fetch?: typeof fetch;
  now?: () => Date;
}

const CACHE_SIZE = 10_000;

interface Standing {
  emailConfirmed: boolean;
  hasSecondFactor: boolean;
}

interface ForeignUser {
  id?: string;
  email_confirmed_at?: string;
  factors?: { status?: string }[];
}

/**
 * Makes a verifier for tokens that another service of the protocol issued. Tokens are checked by the project's published
 * keys, or by the HS256 secret; and by asking the project for the user, at most every `liveCheckS` seconds for a token,
 * which is also the only check of HS256 tokens when no secret is set. Throws `AuthError` 401 or 403 for bad tokens, 503
 * when the project does not answer.
 */
export function createExternalVerifier(issuer: ExternalIssuer): (token: string) => Promise<VerifiedToken> {
  const { publishableKey, hs256Secret, liveCheckS = 30, now = () => new Date(), fetch: get = fetch } = issuer;
  if (hs256Secret !== undefined && Buffer.byteLength(hs256Secret) < 32)
    throw new Error('A secret of HS256 needs 32 bytes or more.');
  const url = issuer.url.replace(/(?<!\/)\/+$/, '');
  const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`), {
    headers: { apikey: publishableKey },
    timeoutDuration: 5_000,
    [customFetch]: (address, init) => get(address, init),
  });
  const seen = new Map<string, { at: number } & Standing>();

  const checkLocally = async (token: string): Promise<AccessClaims> => {
    const { alg } = decodeProtectedHeader(token);
    const checks = { issuer: url, audience: 'authenticated', requiredClaims: ['sub', 'exp'], currentDate: now() };
    if (alg !== 'HS256')
      return (await jwtVerify<AccessClaims>(token, keys, { ...checks, algorithms: ['ES256', 'RS256'] })).payload;
    if (hs256Secret) {
      const secret = new TextEncoder().encode(hs256Secret);
      return (await jwtVerify<AccessClaims>(token, secret, { ...checks, algorithms: ['HS256'] })).payload;
    }
    return readUnverified(token);
  };

  /** Asks the project how the user of a token stands now. */
  const askUser = async (token: string, claims: AccessClaims): Promise<Standing> => {
    const key = createHash('sha256').update(token).digest('base64url');
    const time = now().getTime();
    const before = seen.get(key);
    if (before && time - before.at < liveCheckS * 1000) return before;
    const headers = { apikey: publishableKey, Authorization: `Bearer ${token}` };
    const answer = await get(`${url}/user`, { headers, signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (!answer || answer.status >= 500 || answer.status === 429) throw unreachable();
    if (!answer.ok) throw badToken('the issuer refuses it');
    const user = (await answer.json()) as ForeignUser;
    if (user.id !== claims.sub) throw badToken('it is of another user');
    const standing = {
      emailConfirmed: typeof user.email_confirmed_at === 'string',
      hasSecondFactor: user.factors?.some((factor) => factor.status === 'verified') ?? false,
    };
    if (seen.size >= CACHE_SIZE) seen.clear();
    seen.set(key, { at: time, ...standing });
    return standing;
  };

  return async (token) => {
    const claims = await checkLocally(token).catch((error: unknown) => {
      if (error instanceof errors.JWKSTimeout) throw unreachable();
      if (error instanceof errors.JOSEError || error instanceof SyntaxError) throw badToken(error.message);
      if (error instanceof AuthError) throw error;
      // Whatever else goes wrong is the network or the answer of the project, not the token.
      throw error instanceof TypeError && /token|JWT/i.test(error.message) ? badToken(error.message) : unreachable();
    });
    const { emailConfirmed, hasSecondFactor } = await askUser(token, claims);
    const aal = claims.aal ?? 'aal1';
    return {
      userId: claims.sub ?? '',
      sessionId: claims.session_id,
      email: claims.email ?? '',
      emailConfirmed,
      aal,
      owesSecondFactor: hasSecondFactor && aal !== 'aal2',
      isAnonymous: claims.is_anonymous ?? false,
      userMetadata: (claims.user_metadata as Record<string, unknown> | undefined) ?? {},
      signedInAt: Math.max(0, ...(claims.amr ?? []).map(({ timestamp }) => timestamp)),
      expiresAt: claims.exp ?? 0,
    };
  };
}

/** The claims as they stand; the project's answer about the user is then the proof. */
function readUnverified(token: string): AccessClaims {
  const [, body = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as AccessClaims;
  if (typeof claims?.sub !== 'string') throw badToken('it names nobody');
  return claims;
}

function badToken(why: string): AuthError {
  return new AuthError(403, 'bad_jwt', `invalid JWT: ${why}`);
}

function unreachable(): AuthError {
  return new AuthError(503, 'unexpected_failure', 'The auth service cannot be reached');
}
