import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { AuthContext } from '../context.ts';
import { answerUntil } from '../passwords/take-turns.ts';
import { answerError } from './answer-error.ts';
import { AuthError } from './auth-error.ts';

/** Bytes of the largest body: two tokens of a provider, data of 4 kB beside an account and the answer of a captcha take half of it. */
const largestBody = 32_000;

/** Puts round an app what holds for all routes: cross-origin rules, limits of size and time, safe headers, error bodies. */
export function guardTransport(auth: AuthContext, app: Hono): Hono {
  app.onError((error, c) => answerError(error, c, auth.report));
  app.use(
    cors({
      // Tokens travel in headers, never in cookies, so other origins may call; but without credentials.
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ALLOWED,
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', 'x-sb-error-code'],
      maxAge: 86_400,
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new AuthError(413, 'request_entity_too_large', 'Request body is too large');
      },
    }),
  );
  app.use(async (c, next) => {
    const end = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const error = new AuthError(
        504,
        'request_timeout',
        'Processing this request timed out, please retry after a moment.',
      );
      timer = setTimeout(() => {
        reject(error);
        end.abort();
      }, auth.settings.requestTimeoutMs);
    });
    try {
      await Promise.race([answerUntil(AbortSignal.any([end.signal, c.req.raw.signal]), next), late]);
    } finally {
      clearTimeout(timer);
    }
  });
  return app;
}

const ALLOWED = [
  'Accept',
  'Authorization',
  'Content-Type',
  'X-Client-IP',
  'X-Client-Info',
  'X-JWT-AUD',
  'x-use-cookie',
  'X-Supabase-Api-Version',
  'apikey',
];
