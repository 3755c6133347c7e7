import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { compare as compareBcrypt } from 'bcryptjs';
import type { AuthSettings } from '../settings/settings.ts';
import { inTurn, type Turn } from './take-turns.ts';

type Cost = AuthSettings['argon2'];

interface Phc extends Cost {
  salt: Buffer;
  tag: Buffer;
}

const derive = promisify(argon2);
const TAG_BYTES = 32;

/** Hashes a password with Argon2id into a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. Slow on purpose, and made in turn. */
export async function hashPassword(password: string, cost: Cost, turn: Turn): Promise<string> {
  const salt = randomBytes(16);
  const tag = await inTurn(turn, () => run(composed(password), { ...cost, salt, tag: Buffer.alloc(TAG_BYTES) }));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

export interface PasswordCheck {
  right: boolean;
  /** The stored hash is of another kind or cost than hashes made today: hash anew at the next chance. */
  outdated: boolean;
}

/**
 * Checks a password against an Argon2id or bcrypt hash. Without a hash it takes just as long and answers wrong. One and the
 * same accented letter comes as one sign from some keyboards and as two from others: both are right. Calls `onRefused` where it has compared nothing:
 * its turn did not come.
 */
export async function checkPassword(
  password: string,
  hash: string | null | undefined,
  cost: Cost,
  turn: Turn,
  onRefused?: () => Promise<void>,
): Promise<PasswordCheck> {
  const found = await inTurn(turn, () => checkForm(composed(password), hash, cost)).catch(async (error: unknown) => {
    await onRefused?.();
    throw error;
  });
  if (found.right || composed(password) === password) return found;
  // A hash from elsewhere was made of the password as it was typed there.
  return { right: (await inTurn(turn, () => checkForm(password, hash, cost))).right, outdated: true };
}

async function checkForm(password: string, hash: string | null | undefined, cost: Cost): Promise<PasswordCheck> {
  if (hash && /^\$2[aby]\$/.test(hash)) return { right: await compareBcrypt(password, hash), outdated: true };
  const parsed = hash ? parse(hash) : undefined;
  const wanted = parsed ?? { ...cost, salt: Buffer.alloc(16), tag: Buffer.alloc(TAG_BYTES) };
  const tag = await run(password, wanted);
  const right = parsed !== undefined && tag.length === parsed.tag.length && timingSafeEqual(tag, parsed.tag);
  const { memory, passes, parallelism } = wanted;
  return { right, outdated: memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism };
}

/** Whether a text is a hash that `checkPassword` understands. */
export function isPasswordHash(hash: string): boolean {
  return /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(hash) || parse(hash) !== undefined;
}

function run(password: string, { memory, passes, parallelism, salt, tag }: Phc): Promise<Buffer> {
  return derive('argon2id', { message: password, nonce: salt, memory, passes, parallelism, tagLength: tag.length });
}

function parse(hash: string): Phc | undefined {
  const match =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{8,86})\$([A-Za-z0-9+/]{8,172})$/.exec(hash);
  if (!match) return undefined;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function composed(password: string): string {
  return password.normalize('NFC');
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '');
}
