import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { ForbiddenAddress, isPublicAddress, publicLookup } from './guard-address.ts';

export type PostOptions = { headers: Record<string, string>; timeoutMs: number; allowPrivate: boolean };
export type Answer = { ok: boolean; status: number; statusText: string };

/** Nothing was sent: the connection itself failed, so trying again is safe. */
const beforeSending = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * Posts bytes and reads only the status. Follows no redirect, sends nothing to private addresses unless allowed, ends at the time
 * limit, and tries once more where the connection failed before anything was sent. Throws the network's error.
 */
export async function postBytes(url: URL, body: Uint8Array, options: PostOptions): Promise<Answer> {
  try {
    return await postOnce(url, body, options);
  } catch (error) {
    if (!beforeSending.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return postOnce(url, body, options);
  }
}

function postOnce(url: URL, body: Uint8Array, { headers, timeoutMs, allowPrivate }: PostOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!allowPrivate && isIP(host) && !isPublicAddress(host))
      throw new ForbiddenAddress(`${host} is not a public address`);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': body.byteLength },
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
        ...(allowPrivate ? {} : { lookup: publicLookup }),
      },
      (response) => {
        const { statusCode: status = 0, statusMessage: statusText = '' } = response;
        response.destroy();
        resolve({ ok: status >= 200 && status < 300, status, statusText });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
