import { createHmac } from 'node:crypto';

/**
 * Standard Webhooks headers (https://www.standardwebhooks.com) for a body of bytes: HMAC-SHA256 over
 * `id.timestamp.` and the raw body. `secret` is `whsec_` and base64, as the standard writes it.
 */
export function signBytes(secret: string, id: string, at: Date, body: Uint8Array): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
