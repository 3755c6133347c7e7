/**
 * The rows of a list one after the other, each found by its key: what is kept of a person may be more than fits into memory, and others are answered
 * between two of them.
 */
export async function* oneByOne<Row>(
  keys: readonly { key: string }[],
  find: (key: string) => PromiseLike<Row[]>,
): AsyncGenerator<Row, undefined> {
  for (const { key } of keys) {
    yield* await find(key);
    await new Promise(setImmediate);
  }
}
