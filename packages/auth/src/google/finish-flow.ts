import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import * as oidc from 'openid-client';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { withCode, withError, withSession } from '../http/redirect-answer.ts';
import { isUuid } from '../http/require-user.ts';
import { equalText } from '../keys/secrets.ts';
import { bindBrowser } from '../sessions/binding-cookie.ts';
import { issueCode } from '../sessions/issue-code.ts';
import { replySession, type Started } from '../sessions/session-reply.ts';
import { startSession } from '../sessions/start-session.ts';
import { type FlowState, flowStates, type User } from '../tables.ts';
import { type ProviderPerson, readClaims } from './claims.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { FLOW_LIFETIME_S, takeFlowCookie } from './flow-cookie.ts';
import { linkAccount } from './link-account.ts';
import { callbackUrl, openProvider } from './provider.ts';

/** Ends a sign-in that came back from Google. Always returns the address to send the person to, with tokens or an error. */
export async function finishFlow(auth: AuthContext, c: Context, params: URLSearchParams): Promise<string> {
  const flow = await takeFlow(auth, c, params.get('state') ?? '');
  if (flow instanceof AuthError) return withError(auth.settings.siteUrl, flow, 'query');
  try {
    const person = await askProvider(auth, flow, params);
    return await welcome(auth, c, flow, person);
  } catch (error) {
    if (error instanceof AuthError) return withError(flow.referrer, error, 'both');
    auth.report(error, flow.id);
    return withError(flow.referrer, new AuthError(500, 'unexpected_failure', 'Unable to sign in with Google'), 'both');
  }
}

/**
 * A state works once, for a while, and in the browser that began it. That of a link stays, used up, until the link is made: what ends the person's sessions
 * while the provider is asked ends the link too.
 */
async function takeFlow(auth: AuthContext, c: Context, state: string): Promise<FlowState | AuthError> {
  const bad = (message: string) => new AuthError(400, 'bad_oauth_state', message);
  if (!state) return new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  if (!isUuid(state)) return bad('OAuth state parameter is invalid');
  const since = new Date(auth.now().getTime() - FLOW_LIFETIME_S * 1000);
  const cookieHash = takeFlowCookie(auth, c, state);
  const waits = and(gt(flowStates.createdAt, since), isNull(flowStates.authCodeHash), isNotNull(flowStates.cookieHash));
  const mine = eq(flowStates.id, state);
  const flow = await auth.database.transaction(async (tx) => {
    const [found] = await tx.select().from(flowStates).where(and(mine, waits)).for('update');
    if (found?.linkingUserId) await tx.update(flowStates).set({ cookieHash: null }).where(mine);
    else await tx.delete(flowStates).where(and(mine, waits));
    return found;
  });
  if (!flow) return bad('OAuth state has expired or was used already');
  if (!flow.cookieHash || !cookieHash || !equalText(cookieHash, flow.cookieHash)) {
    return bad('OAuth state was not begun in this browser');
  }
  return flow;
}

async function askProvider(auth: AuthContext, flow: FlowState, params: URLSearchParams): Promise<ProviderPerson> {
  const refused = params.get('error');
  if (refused) {
    const words = (params.get('error_description') ?? 'Google refused the sign-in')
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, 200);
    throw refused === 'access_denied'
      ? new AuthError(403, refused, words)
      : new AuthError(500, 'bad_oauth_callback', words);
  }
  if (!params.get('code'))
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  const config = await openProvider(auth);
  const url = new URL(callbackUrl(auth));
  url.search = params.toString();
  try {
    const tokens = await oidc.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: auth.secrets.decrypt('pkce verifier', flow.pkceVerifier ?? ''),
      expectedNonce: flow.nonce ?? '',
      expectedState: flow.id,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider gave no ID token.');
    return readClaims({ ...claims });
  } catch (error) {
    auth.report(error, flow.id);
    throw new AuthError(500, 'unexpected_failure', 'Unable to exchange external code');
  }
}

async function welcome(auth: AuthContext, c: Context, flow: FlowState, person: ProviderPerson): Promise<string> {
  const caller = auth.callerOf(c);
  const bindingHash = bindBrowser(auth, c);
  const attempt = () =>
    auth.database.transaction(async (tx): Promise<Started | { code: string } | AuthError> => {
      const user = await accountOf(auth, tx, flow, person, caller);
      if (user instanceof AuthError) return user;
      if (flow.codeChallenge) {
        const method = flow.codeChallengeMethod === 's256' ? ('s256' as const) : ('plain' as const);
        const challenge = { challenge: flow.codeChallenge, method };
        return { code: await issueCode(auth, tx, { userId: user.id, challenge, method: 'oauth', provider: 'google' }) };
      }
      return startSession(auth, tx, { user, caller, method: 'oauth', provider: 'google', bindingHash });
    });
  // Two callbacks of one new person at the same moment: the slower one finds the account of the faster.
  const outcome = await attempt().catch((error: unknown) => {
    if (isDuplicate(error)) return attempt();
    throw error;
  });
  if (outcome instanceof AuthError) throw outcome;
  if ('code' in outcome) return withCode(flow.referrer, outcome.code);
  return withSession(flow.referrer, await replySession(auth, outcome));
}

function accountOf(
  auth: AuthContext,
  tx: Db,
  flow: FlowState,
  person: ProviderPerson,
  caller: Caller,
): Promise<User | AuthError> {
  if (flow.linkingUserId) {
    const link = { userId: flow.linkingUserId, isWanted: () => endFlow(tx, flow.id) };
    return linkAccount(auth, tx, link, person, caller);
  }
  return findOrCreateAccount(auth, tx, person, caller, flow.referrer);
}

/** Whether the flow was still there. */
async function endFlow(tx: Db, id: string): Promise<boolean> {
  return (await tx.delete(flowStates).where(eq(flowStates.id, id)).returning({ id: flowStates.id })).length > 0;
}

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (cause as { code?: string } | undefined)?.code === '23505';
}
