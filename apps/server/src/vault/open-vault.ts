import { randomBytes } from 'node:crypto';
import type { Database } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import { actFor } from './acting-for.ts';
import { type MasterKey, unwrapKey, WrongMasterKeyError, wrapKey } from './master-keys.ts';

export interface Vault {
  /** Does the work with the rows of a person, who is known already: reads and writes what only their key opens. */
  asPerson<T>(person: string, work: () => PromiseLike<T>): Promise<T>;
  /** The same for whom an optimization belongs to; `undefined` where there is none. */
  asOwnerOf<T>(optimizationId: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Wraps every key anew that an older master key wrapped. Answers with how many there were. */
  rewrap(): Promise<number>;
}

type StoredKey = { person: string; master: string; wrapped: string };

/** Opens the keys of people's data. Throws `WrongMasterKeyError` where one of them was wrapped by a key that is not given. */
export async function openVault({ db }: Pick<Database, 'db'>, masters: MasterKey[]): Promise<Vault> {
  const [current] = masters;
  if (!current) throw new Error('DATA_KEY is missing.');
  const known = new Set(masters.map(({ id }) => id));
  const { rows: used } = await db.execute<{ master: string }>(sql`select distinct master from data_keys`);
  if (used.some(({ master }) => !known.has(master))) throw new WrongMasterKeyError();

  /** Asked for each time: a key that outlived its row would seal what nothing can ever open. */
  async function keyOf(person: string): Promise<Buffer> {
    const find = () =>
      db.execute<StoredKey>(sql`select user_id as person, master, wrapped from data_keys where user_id = ${person}`);
    const [found] = (await find()).rows;
    if (found) return unwrapKey(masters, person, found);
    // Of processes that make one together the first wins.
    await db.execute(sql`insert into data_keys (user_id, master, wrapped)
      select id, ${current?.id}, ${wrapKey(current as MasterKey, person, randomBytes(32))} from users where id = ${person}
      on conflict do nothing`);
    const [made] = (await find()).rows;
    // Deleted meanwhile: there is nothing to read, and nothing can be stored.
    return made ? unwrapKey(masters, person, made) : randomBytes(32);
  }

  const asPerson = async <T>(person: string, work: () => PromiseLike<T>): Promise<T> =>
    // A query begins when it is awaited: that has to happen inside.
    actFor({ person, key: await keyOf(person) }, async () => await work());

  return {
    asPerson,
    async asOwnerOf(optimizationId, work) {
      const { rows } = await db.execute<{ person: string }>(
        sql`select user_id as person from optimizations where id = ${optimizationId}`,
      );
      return rows[0] && asPerson(rows[0].person, work);
    },
    async rewrap() {
      const { rows } = await db.execute<StoredKey>(
        sql`select user_id as person, master, wrapped from data_keys where master <> ${current.id}`,
      );
      for (const row of rows) {
        const wrapped = wrapKey(current, row.person, unwrapKey(masters, row.person, row));
        await db.execute(
          sql`update data_keys set master = ${current.id}, wrapped = ${wrapped} where user_id = ${row.person}`,
        );
      }
      return rows.length;
    },
  };
}
