import type { Pool, PoolClient } from 'pg';

/** The explicit way past the policies: the server's own work. */
export const everyone = 'everyone';

/** The role that statements run under where the one that connects would pass every policy. */
const role = 'shortlist_rows';

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * Tells every connection, when it is taken, for whom statements are sent: policies look at it as the setting `shortlist.person`. Where a
 * `person` is given, a role that would pass every policy is left for a lesser one; else it is `everyone`, with all that the role may do.
 */
export function sayForWhom(pool: Pool, person: (() => string) | undefined): void {
  const take = pool.connect.bind(pool) as () => Promise<PoolClient>;
  /** What each connection was told last. */
  const told = new WeakMap<PoolClient, string>();

  async function takeFor(whom: string): Promise<PoolClient> {
    const client = await take();
    try {
      if (person && !told.has(client)) await takeRole(client);
      if (told.get(client) !== whom) await client.query("select set_config('shortlist.person', $1, false)", [whom]);
      told.set(client, whom);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  // The pool's own `query` takes a connection by a callback.
  pool.connect = ((taken?: Taken) => {
    const client = takeFor(person?.() ?? everyone);
    if (!taken) return client;
    client.then(
      (got) => taken(undefined, got, got.release.bind(got)),
      (error: Error) => taken(error, undefined, () => {}),
    );
    return undefined;
  }) as Pool['connect'];
}

/** Superusers and roles with BYPASSRLS pass every policy: they take the lesser role, which `makeRole` has made. */
async function takeRole(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ passes: boolean; found: boolean }>(
    `select rolsuper or rolbypassrls as passes, to_regrole('${role}') is not null as found
    from pg_roles where rolname = session_user`,
  );
  if (rows[0]?.passes && rows[0].found) await client.query(`set role ${role}`);
}

/**
 * Makes the lesser role where the one that connects needs it, and lets it use the tables of some schemas: those that are there and those to come.
 * Where the role that connects is neither a superuser nor passes policies it is bound by them itself, as the owner of the tables.
 */
export async function makeRole(pool: Pool, schemas: string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('reset role');
    const { rows } = await client.query<{ passes: boolean }>(
      'select rolsuper or rolbypassrls as passes from pg_roles where rolname = session_user',
    );
    if (!rows[0]?.passes) return;
    await client.query('begin');
    // Roles belong to the whole server: processes that start together make it one after the other.
    await client.query('select pg_advisory_xact_lock(7246313)');
    await client.query(`do $$ begin
      if to_regrole('${role}') is null then create role ${role} nologin nosuperuser nobypassrls; end if; end $$`);
    for (const schema of schemas)
      await client.query(`
        grant usage on schema ${schema} to ${role};
        grant select, insert, update, delete on all tables in schema ${schema} to ${role};
        grant usage, select, update on all sequences in schema ${schema} to ${role};
        grant execute on all functions in schema ${schema} to ${role};
        alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role};
        alter default privileges in schema ${schema} grant usage, select, update on sequences to ${role};
        alter default privileges in schema ${schema} grant execute on functions to ${role}`);
    await client.query('commit');
  } finally {
    // The next one that is opened takes the role.
    client.release(true);
  }
}
