import { AsyncLocalStorage } from 'node:async_hooks';
import { everyone } from '@shortlist/database';

/** The person whose rows are read and written, and the key of their data. */
type Acting = { person: string; key: Buffer };

const acting = new AsyncLocalStorage<Acting>();

/** Does the work, and all that it calls, with one person's rows. */
export const actFor = <T>(person: Acting, work: () => T): T => acting.run(person, work);

/** Does the server's own work, or what counts over everybody, past the policies of PostgreSQL. */
export const actForEveryone = <T>(work: () => T): T => acting.exit(work);

/** For whom the server acts, as the database's policies want it said. */
export const currentPerson = (): string => acting.getStore()?.person ?? everyone;

/** The key of the person for whom the server acts. Throws where it acts for nobody: a person's texts are read for that person only. */
export function currentKey(): Buffer {
  const now = acting.getStore();
  if (!now) throw new Error('Encrypted data was used outside of "asPerson": name the person whose it is.');
  return now.key;
}
