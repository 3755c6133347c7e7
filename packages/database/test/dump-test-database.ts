import { openTestDatabase } from '../src/testing/index.ts';

/** The data directory of an empty embedded database, to start from: to make a cluster anew takes several seconds. */
export async function dumpTestDatabase(): Promise<Uint8Array<ArrayBuffer>> {
  const database = await openTestDatabase({ migrations: [], engine: 'embedded' });
  const bytes = await database.engine?.dump();
  await database.close();
  if (!bytes) throw new Error('Only the embedded engine has a data directory.');
  return bytes;
}
