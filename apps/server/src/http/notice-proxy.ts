import type { Logger } from '@shortlist/schema/log';
import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';

type Needs = { settings: Pick<Settings, 'auth' | 'siteUrl'>; log: Logger };

/** What to say at the start where the site is probably behind a proxy that is not trusted; nothing where that is settled. */
export function proxyAdvice({ auth, siteUrl }: Needs['settings']): string | undefined {
  if (auth.trustedProxies !== undefined || !siteUrl.startsWith('https:')) return undefined;
  return [
    'SITE_URL is https, so a proxy stands in front. TRUSTED_PROXIES is not set: all visitors count as one, and share one limit.',
    'Set TRUSTED_PROXIES to the number of proxies (0 where there is none).',
  ].join('\n');
}

/** Says once that requests bring the headers of a proxy while none is trusted. */
export function noticeProxy({ settings, log }: Needs): MiddlewareHandler {
  let said = (settings.auth.trustedProxies ?? 0) > 0;
  return async (c, next) => {
    if (!said && (c.req.header('X-Forwarded-For') ?? c.req.header('Forwarded')) !== undefined) {
      said = true;
      log.warn('forwarding-headers-ignored', { reason: 'trusted-proxies-is-not-set' });
    }
    await next();
  };
}
