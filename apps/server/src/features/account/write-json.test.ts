import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

async function read(value: object): Promise<unknown> {
  let text = '';
  for await (const piece of writeJson(value)) text += piece;
  return JSON.parse(text);
}

async function* oneByOne(items: unknown[]) {
  yield* items;
}

test('what is written piece by piece reads back the same', async () => {
  const value = {
    title: 'CV',
    nothing: undefined,
    versions: [{ name: 'a', lines: ['x'] }, null],
    shares: [],
    of: { a: 1 },
  };
  expect(await read(value)).toEqual(JSON.parse(JSON.stringify(value)));
  for (const list of [[], [1, 'two', undefined]]) {
    const same = JSON.parse(JSON.stringify(list));
    expect(await read(list)).toEqual(same);
    expect(await read(oneByOne(list))).toEqual(same);
    expect(await read({ of: oneByOne(list) })).toEqual({ of: same });
  }
});
