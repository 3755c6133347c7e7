import { expect, test } from 'vitest';
import { listDoubts } from './list-doubts.ts';

const seen = { boxes: [], text: 'Harbour', runnerUp: 'Foreman' };

test('what the reader was not sure of is told with what else it may be', () => {
  const sure = { ...seen, pointer: '/work/0/position', confidence: 0.9 };
  const unsure = { ...seen, pointer: '/work/0/name', confidence: 0.55 };
  expect(listDoubts([sure, unsure])).toEqual({
    doubts: [{ pointer: '/work/0/name', text: 'Harbour', runnerUp: 'Foreman' }],
  });
});

test('a reader that was sure of all raises no doubts', () => {
  expect(listDoubts([{ ...seen, pointer: '/work/0/name', confidence: 0.6 }])).toEqual({});
});
