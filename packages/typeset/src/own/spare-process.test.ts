import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { keepSpare } from './spare-process.ts';

/** A spare of processes that wait, and those that were started for it. */
function watchedSpare() {
  const started: ChildProcess[] = [];
  const spare = keepSpare(() => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    started.push(child);
    return child;
  });
  return { spare, started };
}

const end = async (child: ChildProcess) => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

test('a process that was made ready is handed out once, and one is started for whoever comes next', async () => {
  const { spare, started } = watchedSpare();
  spare.prepare();
  spare.prepare();
  expect(started).toHaveLength(1);
  const taken = [spare.take(), spare.take()];
  expect(taken).toEqual(started);
  expect(new Set(taken.map((child) => child.pid)).size).toBe(2);
  await Promise.all(taken.map(end));
});

test('a spare that ended by itself is not handed out', async () => {
  const { spare, started } = watchedSpare();
  spare.prepare();
  const [ended] = started;
  if (ended) await end(ended);
  const taken = spare.take();
  expect(taken).not.toBe(ended);
  await end(taken);
});

test('closing ends the spare, and no other is made', async () => {
  const { spare, started } = watchedSpare();
  spare.prepare();
  const gone = Promise.all(started.map((child) => once(child, 'exit')));
  spare.close();
  await gone;
  spare.prepare();
  expect(started).toHaveLength(1);
});
