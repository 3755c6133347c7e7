import type { Database, Executor } from '@shortlist/database';
import { and, eq, lt } from 'drizzle-orm';
import type { JWK } from 'jose';
import { signingKeys } from '../tables.ts';
import { makeKey } from './make-key.ts';
import type { Secrets } from './secrets.ts';

export interface StoredKey {
  kid: string;
  status: 'next' | 'current' | 'previous';
  publicJwk: JWK;
  /** Decrypts the private half. */
  privateJwk(): JWK;
}

/** Signing keys in the database, private halves encrypted. */
export interface KeyStore {
  load(): Promise<StoredKey[]>;
  /**
   * Makes the next key the current one and prepares another. A key waits twenty minutes as `next` before it signs, so
   * that clients which cached the key set know it; a retired one stays published until pruned. Returns whether it turned.
   */
  rotate(now: Date): Promise<boolean>;
  /** Forgets keys that were retired before a moment. */
  prune(before: Date): Promise<void>;
  /** Since when the current key signs, in ms; undefined before the first start. */
  currentAge(now: Date): Promise<number | undefined>;
}

/** The keys in the database were encrypted with another secret than this process was given. */
export class WrongSecretError extends Error {
  override name = 'WrongSecretError';
  constructor() {
    super(
      'The signing keys in this database belong to another secret. Set AUTH_SECRET to the one of the process that made them (else the file `secret` in its data folder).',
    );
  }
}

const WAIT_AS_NEXT_MS = 20 * 60_000;

export function openKeyStore(database: Database, secrets: Secrets, now: () => Date): KeyStore {
  const add = async (db: Executor, status: 'next' | 'current') => {
    const key = await makeKey();
    const privateJwk = secrets.encrypt('signing key', JSON.stringify(key.privateJwk));
    const row = { kid: key.kid, alg: key.alg, status, privateJwk, publicJwk: { ...key.publicJwk } };
    const activatedAt = status === 'current' ? now() : null;
    await db
      .insert(signingKeys)
      .values({ ...row, createdAt: now(), activatedAt })
      .onConflictDoNothing();
  };
  return {
    async load() {
      let rows = await database.db.select().from(signingKeys);
      if (!rows.some((row) => row.status === 'current') || !rows.some((row) => row.status === 'next')) {
        // Of processes that start together one wins: there can be one current and one next key.
        if (!rows.some((row) => row.status === 'current')) await add(database.db, 'current');
        if (!rows.some((row) => row.status === 'next')) await add(database.db, 'next');
        rows = await database.db.select().from(signingKeys);
      }
      return rows.map((row) => ({
        kid: row.kid,
        status: row.status,
        publicJwk: row.publicJwk as unknown as JWK,
        privateJwk: () => openPrivate(secrets, row.privateJwk),
      }));
    },
    rotate: (at) =>
      database.transaction(async (tx) => {
        const [next] = await tx.select().from(signingKeys).where(eq(signingKeys.status, 'next')).for('update');
        if (!next || at.getTime() - next.createdAt.getTime() < WAIT_AS_NEXT_MS) return false;
        await tx
          .update(signingKeys)
          .set({ status: 'previous', retiredAt: at })
          .where(eq(signingKeys.status, 'current'));
        await tx.update(signingKeys).set({ status: 'current', activatedAt: at }).where(eq(signingKeys.kid, next.kid));
        await add(tx, 'next');
        return true;
      }),
    async prune(before) {
      const retired = and(eq(signingKeys.status, 'previous'), lt(signingKeys.retiredAt, before));
      await database.db.delete(signingKeys).where(retired);
    },
    async currentAge(at) {
      const [row] = await database.db.select().from(signingKeys).where(eq(signingKeys.status, 'current'));
      return row && at.getTime() - (row.activatedAt ?? row.createdAt).getTime();
    },
  };
}

function openPrivate(secrets: Secrets, sealed: string): JWK {
  try {
    return JSON.parse(secrets.decrypt('signing key', sealed)) as JWK;
  } catch {
    throw new WrongSecretError();
  }
}
