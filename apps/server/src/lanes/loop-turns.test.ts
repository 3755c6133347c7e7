import { expect, test } from 'vitest';
import { openLoopTurns } from './loop-turns.ts';

const nextTurn = () => new Promise(setImmediate);

test('of one caller’s pieces one begins in a turn of the event loop, and another caller’s beside it', async () => {
  const turn = openLoopTurns();
  const begun: string[] = [];
  const begin = async (who: string) => {
    await turn(who);
    begun.push(who);
  };
  const all = ['a', 'a', 'a', 'a'].map(begin);
  await nextTurn();
  all.push(begin('b'));
  await Promise.resolve().then(() => {});
  expect(begun.length).toBeLessThan(4);
  expect(begun).toContain('b');
  await Promise.all(all);
  expect(begun.filter((who) => who === 'a')).toHaveLength(4);
});

test('who asks now and then waits for nothing', async () => {
  const turn = openLoopTurns();
  for (let time = 0; time < 3; time++) {
    expect(turn('a')).toBeUndefined();
    await nextTurn();
    await nextTurn();
  }
});
