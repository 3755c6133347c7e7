import { Hono } from 'hono';
import type { AuthContext } from '../context.ts';
import { beginFlow } from '../google/begin-flow.ts';
import { finishFlow } from '../google/finish-flow.ts';
import { requireLinker } from '../google/require-linker.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import { withError } from '../http/redirect-answer.ts';
import { safeRedirect } from '../http/redirect-target.ts';
import { requireToken } from '../limits/take-token.ts';

/** `GET /authorize`, `/callback` and `/user/identities/authorize`: the way to Google and back. */
export function googleRoutes(auth: AuthContext): Hono {
  const { settings } = auth;
  const app = new Hono();
  app.get('/authorize', async (c) => {
    // Asking with HEAD begins nothing.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    await requireToken(auth, `authorize ${auth.callerOf(c).network}`, settings.limits.authorize);
    try {
      return c.redirect(await beginFlow(auth, c), 302);
    } catch (error) {
      if (!(error instanceof AuthError) || error.status !== 503) throw error;
      return c.redirect(withError(safeRedirect(c.req.query('redirect_to'), settings), error, 'both'), 302);
    }
  });
  app.get('/user/identities/authorize', async (c) => {
    const { user } = await requireLinker(auth, c);
    // Another origin's fetch keeps no cookie of ours, so its way back could only fail.
    const { site, keepsCookies } = auth.callerOf(c);
    if (site && !keepsCookies) throw badInput('Linking must begin on a page of this site');
    await requireToken(auth, `authorize ${auth.callerOf(c).network}`, settings.limits.authorize);
    const url = await beginFlow(auth, c, user.id);
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
  });
  app.on(['GET', 'POST'], '/callback', async (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const text = c.req.method === 'POST' ? await c.req.text() : new URL(c.req.url).search;
    const target = await finishFlow(auth, c, new URLSearchParams(text));
    // 303 also where the provider posted: the app is to be fetched with GET.
    return c.redirect(target, 303);
  });
  return app;
}
