/** JSON piece by piece: the items of a list, and of the lists of an object, one after another. */
export function* writeJson(value: object): Generator<string> {
  if (Array.isArray(value)) yield* writeList(value);
  else yield* writeObject(Object.entries(value).filter(([, each]) => each !== undefined));
  yield '\n';
}

function* writeObject(entries: [string, unknown][]): Generator<string> {
  yield '{';
  for (const [index, [key, each]] of entries.entries()) {
    yield `${index > 0 ? ',' : ''}\n  ${JSON.stringify(key)}: `;
    if (Array.isArray(each)) yield* writeList(each);
    else yield JSON.stringify(each, null, 2);
  }
  yield '\n}';
}

function* writeList(list: unknown[]): Generator<string> {
  yield '[';
  for (const [index, each] of list.entries())
    yield `${index > 0 ? ',' : ''}\n  ${JSON.stringify(each, null, 2) ?? 'null'}`;
  yield '\n]';
}
