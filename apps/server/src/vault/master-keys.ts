import { createHash } from 'node:crypto';
import { openBytes, sealBytes } from './seal.ts';

/** A key that wraps the keys of people. `id` tells which it is, without telling what it is. */
export type MasterKey = { id: string; key: Buffer };

/** The master key that people's data was encrypted with is not among those that were given. */
export class WrongMasterKeyError extends Error {
  override name = 'WrongMasterKeyError';
  constructor(where = 'this database') {
    super(
      `The data in ${where} was encrypted with another key. Set DATA_KEY to that key, or DATA_KEY_FILE to the file that contains it. Without it, the data can’t be read.`,
    );
  }
}

/**
 * Reads master keys, one on a line or separated by commas: 32 bytes in base64 each. The first wraps; the others still open what they
 * wrapped. Throws where one is no key.
 */
export function readMasterKeys(text: string): MasterKey[] {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => Buffer.from(each, 'base64url'));
  if (keys.length === 0 || keys.some((key) => key.length !== 32))
    throw new Error('DATA_KEY: a key must be 32 random bytes in base64, as printed by "openssl rand -base64 32".');
  return keys.map((key) => ({
    key,
    id: createHash('sha256').update('shortlist master key').update(key).digest('hex').slice(0, 16),
  }));
}

/** A person's key as it is kept: only the master key opens it, and only for this person. */
export function wrapKey(master: MasterKey, person: string, key: Buffer): string {
  return sealBytes(master.key, `key of ${person}`, key).toString('base64url');
}

/** Throws `WrongMasterKeyError` where the master key is not given. */
export function unwrapKey(
  masters: MasterKey[],
  person: string,
  { master, wrapped }: { master: string; wrapped: string },
): Buffer {
  const found = masters.find(({ id }) => id === master);
  if (!found) throw new WrongMasterKeyError();
  return openBytes(found.key, `key of ${person}`, Buffer.from(wrapped, 'base64url'));
}
