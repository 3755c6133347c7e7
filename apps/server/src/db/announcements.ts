import type { Database, Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';

const channel = 'optimization';

/** Tells every process that a row changed: by the database's own NOTIFY, which arrives when the transaction commits. */
export async function announce(db: Executor, id: string): Promise<void> {
  await db.execute(sql`select ${announcing(id)}`);
}

/** The same as a part of another statement: to be asked for in its `returning`. */
export const announcing = (id: string) => sql<string>`pg_notify(${channel}, ${id})`;

export interface Announcements {
  /** Calls `heard` at each announcement of this id until the returned function is called. */
  subscribe(id: string, heard: () => void): () => void;
  close(): Promise<void>;
}

/** Listens on the database, once for the whole process. */
export async function openAnnouncements(database: Database): Promise<Announcements> {
  const listeners = new Map<string, Set<() => void>>();
  const tell = (id: string) => {
    for (const heard of listeners.get(id) ?? []) heard();
  };
  const stop =
    database.kind === 'embedded' ? await database.engine.listen(channel, tell) : await listen(database, tell);
  return {
    subscribe(id, heard) {
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(heard));
      return () => {
        set.delete(heard);
        if (set.size === 0) listeners.delete(id);
      };
    },
    close: async () => {
      await stop();
    },
  };
}

/** One connection of the pool is kept for listening; when it breaks another takes its place (streams also look by themselves, rarely). */
async function listen(
  database: Extract<Database, { kind: 'postgres' }>,
  tell: (id: string) => void,
): Promise<() => Promise<void>> {
  let closed = false;
  let current: PoolClient | undefined;
  // A connection that breaks while it is closed may say so after it was given back.
  const giveBack = (client: PoolClient): boolean => {
    if (current !== client) return false;
    current = undefined;
    client.release(true);
    return true;
  };
  const connect = async () => {
    const client: PoolClient = await database.pool.connect();
    current = client;
    client.on('notification', (message) => message.payload && tell(message.payload));
    client.on('error', () => {
      if (giveBack(client)) connectLater();
    });
    await client.query(`listen ${channel}`);
    if (closed) giveBack(client);
  };
  const connectLater = () => {
    setTimeout(() => (closed ? undefined : connect().catch(connectLater)), 1000).unref();
  };
  await connect();
  return async () => {
    closed = true;
    if (current !== undefined) giveBack(current);
  };
}
