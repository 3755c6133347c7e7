import { type Language, pickLanguage, readWantedLanguages } from '@shortlist/schema/languages';
import type { Context } from 'hono';

/** Who calls, as far as the connection tells. */
export interface Caller {
  ip: string;
  /** The network of the address: what one household or one rented server can use freely. Limits count by it. */
  network: string;
  userAgent: string;
  /** A browser page of this very origin, or a page that a link opens: one that keeps our cookies. */
  keepsCookies: boolean;
  /** `Sec-Fetch-Site` as the browser tells it; undefined outside of browsers and in old ones. */
  site?: string | undefined;
  /** The language that the browser or app asks for; English where it names none that we speak. */
  language: Language;
}

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** Reads the caller. `X-Forwarded-For` is believed for as many entries from its end as there are trusted proxies. */
export function readCaller(c: Context, trustedProxies: number): Caller {
  const direct = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? '';
  const chain = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const forwarded = trustedProxies > 0 ? chain.at(-Math.min(trustedProxies, chain.length)) : undefined;
  const site = c.req.header('Sec-Fetch-Site');
  const ip = (forwarded || direct).slice(0, 64);
  return {
    ip,
    network: networkOf(ip),
    userAgent: (c.req.header('User-Agent') ?? '').replaceAll('\0', '').slice(0, 400),
    site,
    language: pickLanguage(readWantedLanguages(c.req.header('Accept-Language'))),
    // A form that another site sends opens a page too: it gets no cookie, and takes none away.
    keepsCookies:
      site === 'same-origin' ||
      (site !== undefined && c.req.method === 'GET' && c.req.header('Sec-Fetch-Mode') === 'navigate'),
  };
}

/** The network of an address: what one household or one rented server can use freely (IPv4 whole, IPv6 /64). */
export function networkOf(ip: string): string {
  const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
