import { createHash, randomBytes } from 'node:crypto';
import type { AuthContext } from '../context.ts';
import { equalText } from '../keys/secrets.ts';
import { takeToken } from '../limits/take-token.ts';

// A riddle that costs whoever asks for much some processor time, and a person a moment that they do not notice: a number that makes the SHA-256 of
// "RIDDLE:NUMBER" begin with so many zero bits (hashcash). Nothing of it is kept; its answer counts once.

/** A riddle is answered within five minutes: as long as the bucket of its one answer is remembered. */
const lifetimeMs = 300_000;
const once = { per: 1, burst: 1 };

export function makeRiddle({ secrets, now }: AuthContext): string {
  const head = `${now().getTime() + lifetimeMs}.${randomBytes(16).toString('base64url')}`;
  return `${head}.${secrets.hash('riddle', head)}`;
}

/** Whether this is the answer to a riddle of ours that is not too old and was not answered before. */
export async function isSolved(auth: AuthContext, answer: string, bits: number): Promise<boolean> {
  const [, head = '', until = '0', sign = ''] = /^((\d{1,15})\.[\w-]{22})\.([\w-]{43}):\d{1,15}$/.exec(answer) ?? [];
  if (!equalText(sign, auth.secrets.hash('riddle', head)) || Number(until) < auth.now().getTime()) return false;
  if (countZeroBits(createHash('sha256').update(answer).digest()) < bits) return false;
  return (await takeToken(auth, `riddle ${head}`, once)) === 0;
}

function countZeroBits(digest: Uint8Array): number {
  const at = digest.findIndex((byte) => byte !== 0);
  return at < 0 ? digest.length * 8 : at * 8 + Math.clz32(digest[at] ?? 0) - 24;
}
