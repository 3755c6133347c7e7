import { Hono } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../context.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import { optionalText, readBody } from '../http/read-body.ts';
import { withCode, withError, withMessage, withSession } from '../http/redirect-answer.ts';
import { safeRedirect } from '../http/redirect-target.ts';
import { atLeast } from '../limits/at-least.ts';
import { forgiveOwner, guardGuess } from '../limits/guard-guesses.ts';
import { requireToken } from '../limits/take-token.ts';
import { bindBrowser } from '../sessions/binding-cookie.ts';
import { replySession } from '../sessions/session-reply.ts';
import { findByCode } from '../tokens/find-token.ts';
import {
  codeExpired,
  type Verification,
  type Verified,
  verifyByCode,
  verifyByLink,
  verifyTypes,
} from '../tokens/verify-token.ts';
import { normaliseEmail } from '../users/email-address.ts';
import { findUserByEmail } from '../users/find-user.ts';

const body = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
});

const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** `GET /verify` follows a mailed link, `POST /verify` takes a link's token or a typed code. */
export function verifyRoutes(auth: AuthContext): Hono {
  const { settings } = auth;
  return new Hono()
    .get('/verify', async (c) => {
      const { token, type = '' } = c.req.query();
      if (!token) throw badInput('Verify requires a token or a token hash');
      const types = typesOf(type);
      // Link checkers ask with HEAD: they must not use the token up.
      if (c.req.method === 'HEAD') return c.body(null, 200);
      const caller = auth.callerOf(c);
      await requireToken(auth, `verify ${caller.network}`, settings.limits.verify);
      const target = safeRedirect(c.req.query('redirect_to'), settings);
      try {
        const input = { caller, bindingHash: bindBrowser(auth, c), allowCode: true };
        const verified = await verifyByLink(auth, token, types, input);
        return c.redirect(await targetOf(auth, verified, target, type), 303);
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        return c.redirect(withError(target, error, token.startsWith('pkce_') ? 'both' : 'fragment'), 303);
      }
    })
    .post('/verify', async (c) => {
      const caller = auth.callerOf(c);
      await requireToken(auth, `verify ${caller.network}`, settings.limits.verify);
      const input = await readBody(c, body);
      const verification = { caller, bindingHash: bindBrowser(auth, c), allowCode: false };
      const verified = await atLeast(settings.replyFloorMs, () => verifyPosted(auth, input, verification));
      if ('half' in verified) return c.json({ msg: HALF, code: '200' });
      if ('code' in verified) throw new Error('A posted token gives a session, never a code.');
      return c.json(await replySession(auth, verified));
    });
}

async function verifyPosted(
  auth: AuthContext,
  input: z.output<typeof body>,
  verification: Verification,
): Promise<Verified> {
  const types = typesOf(input.type ?? '');
  if (input.token_hash) {
    if (input.email || input.phone || input.token) {
      throw badInput('Only the token_hash and type should be provided');
    }
    return verifyByLink(auth, input.token_hash, types, verification);
  }
  if (input.phone) throw badInput('Unsupported phone provider');
  if (!input.token || !input.email)
    throw badInput('Only an email address or phone number should be provided on verify');
  const email = normaliseEmail(input.email);
  const owner = await findUserByEmail(auth.database.db, email);
  // Counted by the address as it was typed: whose account a code of it belongs to is not to be told by the count.
  const aim = { secret: 'mailed code', account: email } as const;
  await guardGuess(auth, aim, owner, verification.caller);
  const code = input.token.replaceAll(/\s/g, '');
  const token = await findByCode(auth, { to: email }, code, types);
  if (!token) throw codeExpired();
  await forgiveOwner(auth, aim);
  return verifyByCode(auth, token, verification);
}

function typesOf(type: string) {
  if (!type) throw badInput('Verify requires a verification type');
  const types = Object.hasOwn(verifyTypes, type) ? verifyTypes[type] : undefined;
  if (!types) throw badInput('Unsupported verification type');
  return types;
}

async function targetOf(auth: AuthContext, verified: Verified, target: string, type: string): Promise<string> {
  if ('half' in verified) return withMessage(target, HALF);
  if ('code' in verified) return withCode(target, verified.code);
  return withSession(target, await replySession(auth, verified), type);
}
