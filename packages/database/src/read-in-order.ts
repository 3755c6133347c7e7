import { type Column, type SQL, sql } from 'drizzle-orm';

/** Rows that are read at a time. */
const atOnce = 500;

/** Where a row stands in its log. A moment as the database has it: a Date has no microseconds. */
type Place = { mark: string; id: string };

/**
 * The rows of a log in the order of their moments, read in pieces while they are used: a log grows meanwhile. `read` selects `mark` as such beside the row's id, with the
 * condition `further` in that order, and so many rows at the most.
 */
export async function* readInOrder<Row extends Place>(
  { at, id }: { at: Column; id: Column },
  read: (mark: SQL<string>, further: SQL | undefined, most: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row, void> {
  const mark = sql<string>`${at}::text`;
  let last: Place | undefined;
  for (;;) {
    const further = last && sql`(${at}, ${id}) > (${last.mark}::timestamptz, ${last.id})`;
    const rows: Row[] = await read(mark, further, atOnce);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}
