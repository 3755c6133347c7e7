import { readPosting } from '@shortlist/engine';
import { afterEach, expect, test } from 'vitest';
import { type EngineThread, EngineTimeError, openEngineThread } from './engine-thread.ts';

let engine: EngineThread;
afterEach(() => engine.close());

const posting = readPosting('Nurse\nRequirements\n- SAP\n- Excel');
const work = Array.from({ length: 15_000 }, (_, at) => ({
  name: `Firm ${at}`,
  position: 'Nurse',
  startDate: '2020-01',
  highlights: [`Led a team of ${at} nurses with SAP and Excel`],
}));
/** A call that no thread finishes in the time of these tests. */
const long = () =>
  engine.run('optimiseResume', { resume: { basics: { name: 'Marit' }, work }, posting, now: '2026-01-01' });
const title = async (signal?: AbortSignal) =>
  (await engine.run('readPosting', 'Nurse\nRequirements\n- SAP', signal)).title;

test('a call that takes too long ends by itself: those that wait behind it go on in a fresh thread', async () => {
  engine = openEngineThread({ timeMs: 1000 });
  const taken = long();
  const [second, third] = [title(), title()];
  await expect(taken).rejects.toBeInstanceOf(EngineTimeError);
  expect(await Promise.all([second, third])).toEqual(['Nurse', 'Nurse']);
});

test('a call that nobody waits for any more is taken out before its turn', async () => {
  engine = openEngineThread({ timeMs: 60_000 });
  const gone = new AbortController();
  const first = title();
  const dropped = title(gone.signal);
  const third = title();
  gone.abort();
  await expect(dropped).rejects.toThrow('Nobody waits');
  expect(await Promise.all([first, third])).toEqual(['Nurse', 'Nurse']);
  await expect(title(gone.signal)).rejects.toThrow('Nobody waits');
});

test('a thread that is not needed for a while ends, and starts again with the next call', async () => {
  engine = openEngineThread({ timeMs: 60_000, idleMs: 1 });
  expect(await title()).toBe('Nurse');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await title()).toBe('Nurse');
});

test('a closed engine takes no call', async () => {
  engine = openEngineThread({ timeMs: 60_000, idleMs: 1 });
  await engine.close();
  await expect(title()).rejects.toThrow('The engine thread ended');
});
