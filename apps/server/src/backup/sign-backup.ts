import { createHmac, hkdfSync } from 'node:crypto';
import type { MasterKey } from '../vault/master-keys.ts';

/** Signs the lines of a backup, or checks them: whoever can change the file, and has no master key, can put nobody into a database with it. */
export interface Signing {
  add(line: string): void;
  /** The signature of all lines so far. */
  end(): string;
}

export function signWith({ key }: MasterKey): Signing {
  const hmac = createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'shortlist backups', 32)));
  return {
    add: (line) => void hmac.update(`${line}\n`),
    end: () => hmac.digest('base64url'),
  };
}
