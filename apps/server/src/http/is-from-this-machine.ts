import { isLoopbackHost } from '@shortlist/auth';
import type { Context } from 'hono';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string }; httpVersion?: string };
}

/** What a proxy adds to a request that it passes on. */
const forwarding =
  /^(?:x-forwarded.*|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|cf-connecting-ip|true-client-ip|cdn-loop)$/i;

/**
 * Whether a request comes from this machine itself, unproxied: a loopback peer that names a loopback host and brings no
 * header of a proxy. HTTP/1.0 is what proxies speak that add none.
 */
export function isFromThisMachine(c: Context): boolean {
  const { socket, httpVersion } = (c.env as NodeBindings | undefined)?.incoming ?? {};
  if (!isLoopbackHost(socket?.remoteAddress ?? '') || httpVersion === '1.0') return false;
  const named = [new URL(c.req.url).hostname, c.req.raw.headers.get('Host')?.replace(/:\d*$/, '')];
  if (!named.every((host) => host === undefined || isLoopbackHost(host))) return false;
  return !Object.keys(c.req.header()).some((name) => forwarding.test(name));
}
