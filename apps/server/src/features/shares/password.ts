import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inTurn, type Turn } from '@shortlist/auth';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** A link's password as salt and scrypt hash, both hex; made in turn, like all slow hashes. */
export async function hashPassword(password: string, turn: Turn): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await inTurn(turn, () => derive(password, salt, 32))).toString('hex')}`;
}

/** Whether a password is the one of a hash; takes the same time for every wrong one. */
export async function isPassword(password: string, hash: string, turn: Turn): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split(':');
  const given = await inTurn(turn, () => derive(password, Buffer.from(salt, 'hex'), 32));
  return timingSafeEqual(given, Buffer.from(expected, 'hex'));
}
