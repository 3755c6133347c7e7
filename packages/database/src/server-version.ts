import type { Pool } from 'pg';

/** The oldest PostgreSQL that everything works on. */
const oldest = 15;
/** From here on the server has `uuidv7()` itself. */
const hasUuidv7 = 18;

/** The database server is older than the product can use; the message names both versions. */
export class OldServerError extends Error {
  override name = 'OldServerError';
}

/** Refuses a server that is too old. Throws `OldServerError`. */
export async function refuseOldServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version");
  refuseOldVersion(rows[0]?.version ?? '');
}

export function refuseOldVersion(version: string): void {
  if (Number.parseInt(version, 10) < oldest)
    throw new OldServerError(`PostgreSQL ${oldest} or newer is required. The server at DATABASE_URL is ${version}.`);
}

type Asked = { query(text: string): Promise<{ rows: { version: string; found: boolean }[] }> };

/** Makes `uuidv7()` where the server has none: ids that grow with time, to a quarter of a microsecond as far as the clock tells (RFC 9562, 6.2, method 3). */
export async function makeUuidv7(client: Asked): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version') as version, to_regprocedure('uuidv7()') is not null as found",
  );
  const [row] = rows;
  if (!row || row.found || Number.parseInt(row.version, 10) >= hasUuidv7) return;
  await client.query(uuidv7Function('public.uuidv7'));
}

/** The function of that name, in SQL. */
export function uuidv7Function(name: string): string {
  return `create function ${name}() returns uuid language sql volatile parallel safe as $$
    select (lpad(to_hex(micros / 1000), 12, '0') || '7' || lpad(to_hex(micros % 1000 * 4096 / 1000), 3, '0')
      || substr(random, 20, 4) || substr(random, 25))::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as micros, gen_random_uuid()::text as random) now
  $$`;
}
