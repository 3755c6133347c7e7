import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What one master secret gives: encryption at rest and keyed hashes, each purpose with a key of its own. */
export interface Secrets {
  /** AES-256-GCM; the purpose is authenticated, so a value cannot be moved to another column. */
  encrypt(purpose: string, value: string): string;
  /** Throws when the value was made with another secret or for another purpose. */
  decrypt(purpose: string, value: string): string;
  /** HMAC-SHA-256 in base64url. */
  hash(purpose: string, value: string): string;
}

export function openSecrets(master: string): Secrets {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    let key = keys.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', master, 'shortlist-auth', purpose, 32));
      keys.set(purpose, key);
    }
    return key;
  };
  return {
    encrypt(purpose, value) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`encrypt ${purpose}`), iv);
      const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    decrypt(purpose, value) {
      const bytes = Buffer.from(value, 'base64url');
      const cipher = createDecipheriv('aes-256-gcm', keyFor(`encrypt ${purpose}`), bytes.subarray(0, 12));
      cipher.setAuthTag(bytes.subarray(12, 28));
      return cipher.update(bytes.subarray(28), undefined, 'utf8') + cipher.final('utf8');
    },
    hash: (purpose, value) =>
      createHmac('sha256', keyFor(`hash ${purpose}`))
        .update(value)
        .digest('base64url'),
  };
}

/** Compares two texts in a time that depends on neither's content. */
export function equalText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
