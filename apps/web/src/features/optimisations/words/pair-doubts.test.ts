import { expect, test } from 'vitest';
import { pairDoubts } from './pair-doubts.ts';

const name = { pointer: '/work/2/name', text: 'Harbor', runnerUp: 'Foreman' };
const position = { pointer: '/work/2/position', text: 'Foreman', runnerUp: 'Harbor' };

test('two fields that may each be the other are told together, once', () => {
  expect(pairDoubts([name, position])).toEqual([
    {
      pointer: '/work/2',
      fields: [
        { key: 'name', text: 'Harbor' },
        { key: 'position', text: 'Foreman' },
      ],
    },
  ]);
});

test('a field of another entry is told by itself, with what else it may be', () => {
  const other = { ...position, pointer: '/work/3/position' };
  expect(pairDoubts([name, other]).map(({ pointer, runnerUp }) => [pointer, runnerUp])).toEqual([
    ['/work/2/name', 'Foreman'],
    ['/work/3/position', 'Harbor'],
  ]);
});
