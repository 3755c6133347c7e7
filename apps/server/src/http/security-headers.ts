import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { InlineHashes } from './inline-hashes.ts';

/**
 * No script, style, frame or connection from anywhere but this origin; images may be data (the QR code of two-factor set-up).
 * `connectTo`: a further address that the web app talks to. `inline`: what may stand inside our own pages. An answer that brings a policy
 * of its own keeps it.
 */
export const securityHeaders = (connectTo?: string, inline: InlineHashes = { scripts: [], styles: [] }) =>
  keepingOwn(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inline.scripts],
        styleSrc: ["'self'", ...inline.styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(connectTo ? [new URL(connectTo).origin] : [])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
      crossOriginResourcePolicy: 'same-origin',
    }),
  );

const policies = ['Content-Security-Policy', 'X-Frame-Options'];

function keepingOwn(setHeaders: MiddlewareHandler): MiddlewareHandler {
  return async (c, next) => {
    let own: [string, string][] = [];
    await setHeaders(c, async () => {
      await next();
      own = policies.flatMap((name): [string, string][] => {
        const value = c.res.headers.get(name);
        return value === null ? [] : [[name, value]];
      });
    });
    for (const [name, value] of own) c.res.headers.set(name, value);
  };
}
