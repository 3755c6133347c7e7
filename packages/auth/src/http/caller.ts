import { isIPv4, isIPv6 } from 'node:net';
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

/**
 * Reads the caller. `X-Forwarded-For` is believed for as many entries from its end as there are trusted proxies, where they are addresses, with or
 * without a port.
 */
export function readCaller(c: Context, trustedProxies: number): Caller {
  const direct = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? '';
  const chain = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const forwarded = trustedProxies > 0 ? chain.at(-Math.min(trustedProxies, chain.length)) : undefined;
  const site = c.req.header('Sec-Fetch-Site');
  const ip = addressIn(forwarded ?? '') ?? addressIn(direct) ?? direct.slice(0, 64);
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

/** The address in an entry, in the one way that it is written here; some proxies add the port, which is new for each connection. */
function addressIn(entry: string): string | undefined {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? entry).split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  return [high, low].flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]).join('.');
}

/** The network of an address, however that is written: what one household or one rented server can use freely (IPv4 whole, IPv6 /64). */
export function networkOf(ip: string): string {
  const plain = addressIn(ip) ?? ip;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
