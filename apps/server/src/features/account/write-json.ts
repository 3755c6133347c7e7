/** JSON piece by piece: the items of a list, and of the lists of an object, one after another. A list may come from the database item by item. */
export async function* writeJson(value: object): AsyncGenerator<string, undefined> {
  if (isList(value)) yield* writeList(value);
  else yield* writeObject(Object.entries(value).filter(([, each]) => each !== undefined));
  yield '\n';
}

type List = unknown[] | AsyncIterable<unknown>;

const isList = (value: unknown): value is List =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value);

async function* writeObject(entries: [string, unknown][]): AsyncGenerator<string> {
  yield '{';
  for (const [index, [key, each]] of entries.entries()) {
    yield `${index > 0 ? ',' : ''}\n  ${JSON.stringify(key)}: `;
    if (isList(each)) yield* writeList(each);
    else yield JSON.stringify(each, null, 2);
  }
  yield '\n}';
}

async function* writeList(list: List): AsyncGenerator<string> {
  yield '[';
  let index = 0;
  for await (const each of list) yield `${index++ > 0 ? ',' : ''}\n  ${JSON.stringify(each, null, 2) ?? 'null'}`;
  yield '\n]';
}
