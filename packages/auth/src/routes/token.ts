import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../context.ts';
import { grantIdToken } from '../google/grant-id-token.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import { optionalText, readBody } from '../http/read-body.ts';
import { requireToken, takeToken } from '../limits/take-token.ts';
import { bindBrowser, readBinding } from '../sessions/binding-cookie.ts';
import { exchangeCode } from '../sessions/exchange-code.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import { normaliseEmail } from '../users/email-address.ts';
import { signInWithPassword } from '../users/sign-in-with-password.ts';

const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText });
const refreshBody = z.object({ refresh_token: optionalText });
const pkceBody = z.object({ auth_code: optionalText, code_verifier: optionalText });

type Grant = (auth: AuthContext, c: Context) => Promise<Response>;

const grants: Record<string, Grant> = {
  async password(auth, c) {
    const { email, phone, password } = await readBody(c, passwordBody);
    if (!email && phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
    if (!email) throw badInput('missing email or phone');
    const caller = auth.callerOf(c);
    const input = {
      email: normaliseEmail(email),
      password: password ?? '',
      caller,
      bindingHash: bindBrowser(auth, c),
    };
    return c.json(await signInWithPassword(auth, input));
  },
  async refresh_token(auth, c) {
    const { refresh_token: token } = await readBody(c, refreshBody);
    const proof = { caller: auth.callerOf(c), bindingHash: readBinding(auth, c) };
    return c.json(await refreshSession(auth, token ?? '', proof));
  },
  async pkce(auth, c) {
    const { auth_code: code, code_verifier: verifier } = await readBody(c, pkceBody);
    if (!code || !verifier) throw badInput('invalid request: both auth code and code verifier should be non-empty');
    const input = { code, verifier, caller: auth.callerOf(c), bindingHash: bindBrowser(auth, c) };
    return c.json(await exchangeCode(auth, input));
  },
  id_token: grantIdToken,
  async web3() {
    throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  },
};

/** `POST /token?grant_type=…`: everything that ends in a session. */
export function tokenRoutes(auth: AuthContext): Hono {
  return new Hono().post('/token', async (c) => {
    const type = c.req.query('grant_type') ?? '';
    const grant = Object.hasOwn(grants, type) ? grants[type] : undefined;
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    const { network } = auth.callerOf(c);
    if (type === 'refresh_token') await limitRefreshes(auth, network);
    else await requireToken(auth, `token ${network}`, auth.settings.limits.token);
    c.header('Cache-Control', 'no-store');
    return grant(auth, c);
  });
}

/** A refused refresh signs a person out, unless it is the server's fault: so too many are "try again", not "too many". */
async function limitRefreshes(auth: AuthContext, network: string): Promise<void> {
  if ((await takeToken(auth, `refresh ${network}`, auth.settings.limits.refresh)) > 0) {
    throw new AuthError(503, 'over_request_rate_limit', 'Request rate limit reached');
  }
}
