import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

test('what is written piece by piece reads back the same', () => {
  const value = {
    title: 'CV',
    nothing: undefined,
    versions: [{ name: 'a', lines: ['x'] }, null],
    shares: [],
    of: { a: 1 },
  };
  expect(JSON.parse([...writeJson(value)].join(''))).toEqual(JSON.parse(JSON.stringify(value)));
  for (const list of [[], [1, 'two', undefined]])
    expect(JSON.parse([...writeJson(list)].join(''))).toEqual(JSON.parse(JSON.stringify(list)));
});
