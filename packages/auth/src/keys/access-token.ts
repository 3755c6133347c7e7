import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Session, User } from '../tables.ts';

export interface AmrEntry {
  method: string;
  timestamp: number;
  provider?: string;
}

/** The claims of an access token. `aud` is a text, never a list; `amr` is newest first. */
export interface AccessClaims extends JWTPayload {
  sub?: string;
  role?: string;
  email?: string;
  aal?: 'aal1' | 'aal2';
  session_id?: string;
  amr?: AmrEntry[];
  is_anonymous?: boolean;
}

/** Signs the access token of a session. Returns it with its end in seconds since 1970. */
export async function signAccessToken(auth: AuthContext, user: User, session: Session, amr: AmrEntry[]) {
  const issuedAt = Math.floor(auth.now().getTime() / 1000);
  const expiresAt = issuedAt + auth.settings.jwtLifetime;
  const claims: AccessClaims = {
    iss: auth.settings.authUrl,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: session.aal,
    amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  };
  return { token: await sign(auth, claims), expiresAt };
}

/** Signs a short-lived token with the rights of the service itself, for the admin routes. Never give it to a browser. */
export function signServiceToken(auth: AuthContext, lifetime = 300): Promise<string> {
  const issuedAt = Math.floor(auth.now().getTime() / 1000);
  return sign(auth, {
    iss: auth.settings.authUrl,
    role: 'service_role',
    iat: issuedAt,
    exp: issuedAt + lifetime,
    jti: randomUUID(),
  });
}

async function sign(auth: AuthContext, claims: JWTPayload): Promise<string> {
  const { key, kid, alg } = await auth.keys.signing();
  return new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(key);
}

/**
 * Checks signature, time (whether it was good `at` a moment), audience and issuer of a token. Keys are chosen by `kid` alone and each allows its own
 * algorithm only; without a known `kid`, HS256 with the operator's legacy secret is the one exception. Throws `bad_jwt`.
 */
export async function checkAccessToken(auth: AuthContext, token: string, at = auth.now()): Promise<AccessClaims> {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    const options = { currentDate: at, requiredClaims: ['exp'] };
    const key = typeof kid === 'string' ? await auth.keys.verifying(kid) : undefined;
    if (key) {
      const checks = { ...options, algorithms: [key.alg], issuer: auth.settings.authUrl };
      const { payload } = await jwtVerify<AccessClaims>(token, key.key, checks);
      return payload;
    }
    const secret = auth.settings.hs256VerifySecret;
    if (secret && alg === 'HS256') {
      const bytes = new TextEncoder().encode(secret);
      return (await jwtVerify<AccessClaims>(token, bytes, { ...options, algorithms: ['HS256'] })).payload;
    }
    throw badToken('unrecognized JWT kid or algorithm');
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw badToken(error.message);
    throw error;
  }
}

function badToken(why: string): AuthError {
  return new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`);
}
