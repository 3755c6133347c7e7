import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** A link's password as salt and scrypt hash, both hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, 32)).toString('hex')}`;
}

/** Whether a password is the one of a hash; takes the same time for every wrong one. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split(':');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex'), 32), Buffer.from(expected, 'hex'));
}
