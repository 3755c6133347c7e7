import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../context.ts';
import { AuthError } from './auth-error.ts';
import { isSolved } from './proof-of-work.ts';

/** What strangers can do without end: make accounts, guess passwords, cause mails. */
const GUARDED = new Set(['/signup', '/recover', '/otp', '/magiclink', '/resend']);
const PATIENCE_MS = 5_000;

const Body = z.object({ gotrue_meta_security: z.object({ captcha_token: z.string().min(1).max(8_192) }) });
const Verdict = z.object({ success: z.boolean() });

/**
 * Asks for the token of a captcha where strangers could go on without end, and has the provider verify it: the form call that the common
 * providers share (`secret`, `response`, `remoteip`; answered with `success`); where there is no provider, the token is the answer to a riddle of our own. Does
 * nothing without a setting. A provider that does not answer is reported and lets the request through: its limits still hold.
 */
export function requireCaptcha(auth: AuthContext): MiddlewareHandler {
  const { captcha, proofOfWork } = auth.settings;

  async function isRight(token: string, remoteip: string): Promise<boolean> {
    if (!captcha) return isSolved(auth, token, proofOfWork);
    const form = new URLSearchParams({ secret: captcha.secret, response: token, remoteip });
    const verdict = await ask(captcha.verifyUrl, form).catch((error: unknown) => {
      auth.report(error, randomUUID());
      return { success: true };
    });
    return verdict.success;
  }

  return async (c, next) => {
    const path = c.req.path.slice(c.req.path.lastIndexOf('/'));
    const guessing = path === '/token' && c.req.query('grant_type') === 'password';
    const isGuarded = c.req.method === 'POST' && (GUARDED.has(path) || guessing);
    if (!isGuarded || (!captcha && proofOfWork === 0)) return next();
    const sent = Body.safeParse(await c.req.json().catch(() => undefined));
    const token = sent.data?.gotrue_meta_security.captcha_token;
    if (!token || !(await isRight(token, auth.callerOf(c).ip)))
      throw new AuthError(400, 'captcha_failed', 'captcha protection: request disallowed');
    await next();
  };
}

async function ask(url: string, body: URLSearchParams): Promise<{ success: boolean }> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`The captcha provider answered with ${answer.status}`);
  return Verdict.parse(await answer.json());
}
