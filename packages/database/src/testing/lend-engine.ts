import type { EmbeddedEngine } from '../embedded/open-engine.ts';

/** An engine that nobody has borrowed now, and what it held when it was opened. */
type Idle = { engine: EmbeddedEngine; fresh: string };

const idle = new Map<string, Idle[]>();

/** Waiting engines take memory: more than this of one kind are hardly ever open at once. */
const mostIdle = 2;

/**
 * Lends an engine of a kind: one that was given back and emptied, else a new one, whose opening takes a second of a processor. The
 * borrower's `close` gives it back and ends the borrower's own use of it; what has changed more than rows is closed for good.
 */
export async function lendEngine(kind: string, open: () => Promise<EmbeddedEngine>): Promise<EmbeddedEngine> {
  const waiting = idle.get(kind) ?? [];
  idle.set(kind, waiting);
  const { engine, fresh } = waiting.pop() ?? (await openOne(open));
  const listening = new Set<() => Promise<void>>();
  let transactions = 0;
  let closing: Promise<void> | undefined;

  /** Wraps a call, so that it fails once the engine was given back. */
  const whileOpen =
    <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      if (closing) throw new Error('The database is closed.');
      return call(...asked);
    };

  async function giveBack(): Promise<void> {
    const isBusy = transactions > 0;
    for (const unlisten of listening) await unlisten();
    if (!isBusy && waiting.length < mostIdle && (await empty(engine)) === fresh) waiting.push({ engine, fresh });
    else await engine.close();
  }

  return {
    query: whileOpen(engine.query) as EmbeddedEngine['query'],
    exec: whileOpen(engine.exec),
    transaction: whileOpen(async (work: Parameters<typeof engine.transaction>[0]) => {
      transactions += 1;
      return engine.transaction(work).finally(() => {
        transactions -= 1;
      });
    }) as EmbeddedEngine['transaction'],
    listen: whileOpen(async (channel, heard) => {
      const unlisten = await engine.listen(channel, heard);
      listening.add(unlisten);
      return async () => {
        if (listening.delete(unlisten)) await unlisten();
      };
    }),
    tidy: whileOpen(engine.tidy),
    dump: whileOpen(engine.dump),
    close() {
      closing ??= giveBack();
      return closing;
    },
  };
}

async function openOne(open: () => Promise<EmbeddedEngine>): Promise<Idle> {
  const engine = await open();
  return { engine, fresh: await describe(engine) };
}

/** Takes away every row and every schema that no migration made; answers what is left. */
async function empty(engine: EmbeddedEngine): Promise<string> {
  // What a session has set, prepared and locked; by itself, as no transaction can hold it.
  await engine.exec('discard all');
  await engine.exec(`do $$
    declare made text; isFilled boolean; filled text;
    begin
      for made in
        select nspname from pg_namespace
        where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public')
          and to_regclass(format('%I.migrations', nspname)) is null
      loop execute format('drop schema %I cascade', made); end loop;
      -- An empty table is quicker to look into than to empty.
      for made in
        select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname not like 'pg\\_%' and schemaname <> 'information_schema' and tablename <> 'migrations'
      loop
        execute 'select exists (select from ' || made || ')' into isFilled;
        if isFilled then filled := concat_ws(', ', filled, made); end if;
      end loop;
      if filled is not null then execute 'truncate ' || filled || ' cascade'; end if;
      for made in
        select format('%I.%I', schemaname, sequencename) from pg_sequences where last_value is not null
      loop execute 'alter sequence ' || made || ' restart'; end loop;
    end $$`);
  return describe(engine);
}

/** Every table, index, sequence, function and migration of the database, as one text. */
async function describe(engine: EmbeddedEngine): Promise<string> {
  const { rows } = await engine.query<{ all: string }>(`
    select concat_ws(' ',
      (select string_agg(concat(relnamespace::regnamespace, '.', relname, '/', relnatts, relchecks, relhastriggers), ' ' order by oid)
        from pg_class where relnamespace::regnamespace::text !~ '^pg_|^information_schema$'),
      (select string_agg(oid::text, ' ' order by oid) from pg_proc where pronamespace::regnamespace::text !~ '^pg_|^information_schema$'),
      (select string_agg(query_to_xml(format('select name, hash from %I.migrations order by name', nspname), false, true, '')::text, ' ' order by nspname)
        from pg_namespace where to_regclass(format('%I.migrations', nspname)) is not null)) as "all"`);
  return rows[0]?.all ?? '';
}
