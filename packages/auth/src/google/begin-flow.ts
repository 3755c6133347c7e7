import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as oidc from 'openid-client';
import type { AuthContext } from '../context.ts';
import { badInput } from '../http/auth-error.ts';
import { readChallenge } from '../http/read-body.ts';
import { safeRedirect } from '../http/redirect-target.ts';
import { flowStates } from '../tables.ts';
import { setFlowCookie } from './flow-cookie.ts';
import { callbackUrl, openProvider } from './provider.ts';

/** What the app says to us, and what only we say to the provider: never passed on. */
const OURS = new Set(
  [
    'provider',
    'redirect_to',
    'scopes',
    'code_challenge',
    'code_challenge_method',
    'skip_http_redirect',
    'apikey',
  ].concat(
    ['client_id', 'client_secret', 'redirect_uri', 'response_type', 'response_mode', 'state', 'scope', 'nonce'],
    ['request', 'request_uri', 'registration', 'claims', 'id_token_hint'],
  ),
);

/**
 * Begins a sign-in at Google, or the linking of a Google account to `linkingUserId`. Returns the address to go to. The
 * state is kept here, single-use; PKCE and a nonce protect our side of the exchange, a cookie ties it to this browser.
 */
export async function beginFlow(auth: AuthContext, c: Context, linkingUserId?: string): Promise<string> {
  const query = c.req.query();
  if (query.provider !== 'google')
    throw badInput(`Unsupported provider: Provider ${clip(query.provider)} could not be found`);
  const config = await openProvider(auth);
  const challenge = readChallenge(query.code_challenge, query.code_challenge_method);
  const state = randomUUID();
  const verifier = oidc.randomPKCECodeVerifier();
  const nonce = oidc.randomNonce();
  await auth.database.db.insert(flowStates).values({
    id: state,
    provider: 'google',
    referrer: safeRedirect(query.redirect_to, auth.settings),
    codeChallenge: challenge?.challenge ?? null,
    codeChallengeMethod: challenge?.method ?? null,
    cookieHash: setFlowCookie(auth, c, state),
    linkingUserId: linkingUserId ?? null,
    nonce,
    pkceVerifier: auth.secrets.encrypt('pkce verifier', verifier),
    createdAt: auth.now(),
  });
  return oidc.buildAuthorizationUrl(config, {
    ...passedOn(query),
    redirect_uri: callbackUrl(auth),
    scope: scopes(query.scopes),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

function passedOn(query: Record<string, string>): Record<string, string> {
  const kept = Object.entries(query).filter(([name, value]) => {
    return !OURS.has(name) && /^[a-z_]{1,40}$/.test(name) && value.length <= 300;
  });
  return Object.fromEntries(kept);
}

function scopes(wanted = ''): string {
  const more = wanted.split(/[\s,]+/).filter((scope) => /^[\w.:/-]{1,200}$/.test(scope));
  return [...new Set(['openid', 'email', 'profile', ...more])].join(' ');
}

function clip(text = ''): string {
  return text.slice(0, 40);
}
