import { createHmac } from 'node:crypto';

/** A name for what must not be kept as it is: a hash that nobody without the secret can make. `text` begins with what it is for. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
