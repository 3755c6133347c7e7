import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { AuthContext, Db } from '../context.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import { optionalText, readBody } from '../http/read-body.ts';
import type { SignedIn } from '../http/require-user.ts';
import { equalText } from '../keys/secrets.ts';
import { bindBrowser } from '../sessions/binding-cookie.ts';
import { replySession } from '../sessions/session-reply.ts';
import { startSession } from '../sessions/start-session.ts';
import { sessions } from '../tables.ts';
import { readClaims } from './claims.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { linkAccount } from './link-account.ts';
import { openProvider } from './provider.ts';
import { requireLinker } from './require-linker.ts';

const body = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  client_id: optionalText,
  issuer: optionalText,
  link_identity: z.boolean().nullish(),
});

/** `grant_type=id_token`: a session for an ID token that an app got from Google itself. */
export async function grantIdToken(auth: AuthContext, c: Context): Promise<Response> {
  const input = await readBody(c, body);
  if (!input.id_token || !input.provider) throw badInput('id_token and provider are required');
  if (input.provider !== 'google' || !auth.settings.google) {
    throw new AuthError(400, 'provider_disabled', `Provider (${input.provider.slice(0, 40)}) is not enabled`);
  }
  const linker = input.link_identity ? await requireLinker(auth, c) : undefined;
  const claims = await checkIdToken(auth, input.id_token);
  checkNonce(claims, input.nonce);
  checkAccessToken(claims, input.access_token);
  const person = readClaims({ ...claims });
  const caller = auth.callerOf(c);
  const bindingHash = bindBrowser(auth, c);
  const outcome = await auth.database.transaction(async (tx) => {
    const user = linker
      ? await linkAccount(auth, tx, { userId: linker.user.id, isWanted: () => isOpen(tx, linker) }, person, caller)
      : await findOrCreateAccount(auth, tx, person, caller, auth.settings.siteUrl);
    if (user instanceof AuthError) return user;
    return startSession(auth, tx, { user, caller, method: 'oauth', provider: 'google', bindingHash });
  });
  if (outcome instanceof AuthError) throw outcome;
  return c.json(await replySession(auth, outcome));
}

async function isOpen(tx: Db, { session }: SignedIn): Promise<boolean> {
  return (await tx.$count(sessions, eq(sessions.id, session.id))) > 0;
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

async function checkIdToken(auth: AuthContext, token: string): Promise<JWTPayload> {
  const { google } = auth.settings;
  const { issuer, jwks_uri: address = '' } = (await openProvider(auth)).serverMetadata();
  let keys = keySets.get(address);
  if (!keys) {
    keys = createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000 });
    keySets.set(address, keys);
  }
  try {
    const { payload } = await jwtVerify(token, keys, {
      // Google has signed both forms of its name: https://developers.google.com/identity/openid-connect
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: [google?.clientId ?? '', ...(google?.otherClientIds ?? [])],
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp'],
      currentDate: auth.now(),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) throw new AuthError(503, 'unexpected_failure', 'Google cannot be reached');
    if (error instanceof errors.JOSEError) throw badOidc('Bad ID token');
    throw error;
  }
}

/** The app keeps the nonce and gives the provider its SHA-256, so a stolen ID token alone is of no use. */
function checkNonce(claims: JWTPayload, nonce: string | undefined): void {
  const claimed = typeof claims.nonce === 'string' ? claims.nonce : '';
  if (!claimed !== !nonce) throw badOidc('Passed nonce and nonce in id_token should either both exist or not.');
  if (nonce && !equalText(createHash('sha256').update(nonce).digest('hex'), claimed)) throw badOidc('Nonces mismatch');
}

/** OpenID Connect Core 3.1.3.6: the left half of the access token's hash. */
function checkAccessToken(claims: JWTPayload, accessToken: string | undefined): void {
  if (!accessToken || typeof claims.at_hash !== 'string') return;
  const half = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
  if (!equalText(half, claims.at_hash)) throw badOidc('Access token does not belong to the ID token');
}

function badOidc(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
