import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Reads the master secret from a file that only its owner may read; makes it at the first start. */
export async function readOrCreateSecret(path: string): Promise<string> {
  const found = await readFile(path, 'utf8').catch(() => '');
  if (found.trim().length >= 32) return found.trim();
  const secret = randomBytes(32).toString('base64url');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${secret}\n`, { mode: 0o600, flag: found ? 'w' : 'wx' });
  return secret;
}
