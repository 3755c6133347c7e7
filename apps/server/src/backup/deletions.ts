import { appendFile, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** An account whose deletion was carried out, or came to nothing after all. */
type Entry = { at: string; id: string; state: 'deleted' | 'kept' };

export type Deletion = { id: string; at: Date };

/**
 * The ledger of deleted accounts, outside of the database: a backup of before still holds them, and this says after a restore which are to
 * be deleted again. It holds numbers of accounts and times, nothing else.
 */
export interface Deletions {
  /** Call it in the transaction that deletes: should that fail, `settle` takes it back. */
  add(id: string): Promise<void>;
  /** Takes back entries of accounts that are still there, by when their rows were made: whoever came back later was deleted. */
  settle(findFirstSight: (id: string) => Promise<Date | undefined>): Promise<void>;
  /** Accounts that were deleted since a moment, and when. */
  listSince(moment: Date): Promise<Deletion[]>;
}

/** The ledger lies beside the data folder, as the key does, unless DELETIONS_FILE names another place. */
export const deletionsFile = (dataDir: string, given: string | undefined): string =>
  given ? resolve(given) : `${resolve(dataDir)}.deletions`;

export function openDeletions(file: string): Deletions {
  const write = (id: string, state: Entry['state']) => {
    const entry: Entry = { at: new Date().toISOString(), id, state };
    return appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
  };

  async function latest(): Promise<Deletion[]> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const entries = new Map(
      text
        .split('\n')
        .flatMap(parse)
        .map((entry) => [entry.id, entry]),
    );
    return [...entries.values()].flatMap(({ id, at, state }) =>
      state === 'deleted' ? [{ id, at: new Date(at) }] : [],
    );
  }

  return {
    add: (id) => write(id, 'deleted'),
    async settle(findFirstSight) {
      for (const { id, at } of await latest()) {
        const made = await findFirstSight(id);
        if (made && made <= at) await write(id, 'kept');
      }
    },
    listSince: async (moment) => (await latest()).filter(({ at }) => at >= moment),
  };
}

/** A line that a power cut left half-written says nothing. */
function parse(line: string): Entry[] {
  try {
    const { at, id, state } = JSON.parse(line) as Entry;
    return typeof at === 'string' && /^[0-9a-f-]{36}$/.test(id) ? [{ at, id, state }] : [];
  } catch {
    return [];
  }
}
