import { createHash, type Hash } from 'node:crypto';
import type { Executor } from '@shortlist/database';
import type { Reading } from '@shortlist/schema';
import { findCorrection } from '../db/corrections.ts';
import type { EngineThread } from '../jobs/engine-thread.ts';

type Facts = Pick<Reading, 'resume' | 'evidence' | 'leftovers' | 'source'>;

/** The digest that a file is known again by: the SHA-256 of its bytes, in hexadecimal. */
export const digestOf = (bytes: Uint8Array): Promise<string> => digestWith(createHash('sha256'), bytes);

/** Bytes that are hashed in one turn of the event loop. */
const pieceBytes = 500_000;

/** The digest, in hexadecimal, of what a hash was given and of a whole file behind it. */
export async function digestWith(hash: Hash, bytes: Uint8Array): Promise<string> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    if (at > 0) await new Promise(setImmediate);
    hash.update(bytes.subarray(at, at + pieceBytes));
  }
  return hash.digest('hex');
}

/** A file's reading as the person corrected it before, with the time of that; the reading itself where they never did. */
export async function standCorrected<T extends Facts>(
  { db, engine }: { db: Executor; engine: EngineThread },
  userId: string,
  digest: string,
  reading: T,
): Promise<{ reading: T; corrected?: string }> {
  const found = await findCorrection(db, userId, digest);
  if (!found) return { reading };
  const { resume, evidence, leftovers, source } = reading;
  const given = { resume, evidence, leftovers, ...(source ? { source } : {}) };
  const facts = await engine.run('applyCorrection', { given, corrected: found.resume });
  return { reading: { ...reading, ...facts }, corrected: found.updatedAt.toISOString() };
}
