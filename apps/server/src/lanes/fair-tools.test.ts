import { DocumentLimitError, type Typesetter } from '@shortlist/typeset';
import { expect, test } from 'vitest';
import { type EngineThread, EngineTimeError } from '../jobs/engine-thread.ts';
import { type Caller, workFor, workOf, workWhile } from './caller.ts';
import { openFairQueue } from './fair-queue.ts';
import { engineInTurn, fairEngine, fairTypesetter, oneLane } from './fair-tools.ts';
import { openPauses } from './pauses.ts';
import { openSpending } from './spending.ts';

const queue = () => openFairQueue({ atOnce: 1, mostWaiting: 10, mostWaitingEach: 10 });
const [one, other, stranger]: Caller[] = [
  { lane: 'people', who: 'one' },
  { lane: 'people', who: 'other' },
  { lane: 'strangers', who: '10.0.0.1' },
];
const toolOf = (run: () => Promise<unknown>) => ({ run, close: async () => {} }) as unknown as EngineThread;
const fair = (people: () => Promise<unknown>, strangers: () => Promise<unknown> = people) =>
  fairEngine({
    people: { tool: toolOf(people), queue: queue() },
    strangers: { tool: toolOf(strangers), queue: queue() },
  });

test('what strangers have judged keeps no signed-in person waiting', async () => {
  const engine = fair(
    async () => 'done',
    () => new Promise(() => {}),
  );
  void workFor(stranger as Caller, () => engine.run('readPosting', ''));
  expect(await workFor(one as Caller, () => engine.run('readPosting', ''))).toBe('done');
});

test('whose call ran into its limit waits before the next; others do not', async () => {
  let calls = 0;
  const engine = fair(() => {
    calls++;
    return calls === 1 ? Promise.reject(new EngineTimeError()) : Promise.resolve('done');
  });
  const ask = (caller = one) => workFor(caller as Caller, () => engine.run('readPosting', ''));
  await expect(ask()).rejects.toBeInstanceOf(EngineTimeError);
  await expect(ask()).rejects.toMatchObject({ status: 429, details: { retryAfter: 10 } });
  expect(await ask(other)).toBe('done');
  expect(calls).toBe(2);
});

test('of calls that wait together only the first runs into its limit; what else was asked for is worked', async () => {
  const names: string[] = [];
  const tool = toolOf(((name: string) => {
    names.push(name);
    return name === 'readPosting' ? Promise.reject(new EngineTimeError()) : Promise.resolve('done');
  }) as never);
  const engine = fairEngine({ people: { tool, queue: queue() }, strangers: { tool, queue: queue() } });
  const calls = Array.from({ length: 5 }, () => workFor(one as Caller, () => engine.run('readPosting', '')));
  const [first, ...others] = await Promise.allSettled(calls);
  expect(first).toMatchObject({ reason: expect.any(EngineTimeError) });
  const refused = { status: 'rejected', reason: { status: 429, details: { retryAfter: 10 } } };
  expect(others).toMatchObject([refused, refused, refused, refused]);
  expect(await workFor(one as Caller, () => engine.run('briefPosting', {} as never))).toBe('done');
  expect(names).toEqual(['readPosting', 'briefPosting']);
});

test('each further pause is twice as long, five minutes at most, and is forgotten after a while', () => {
  let now = 0;
  const pauses = openPauses(() => now);
  const waitAfter = (more: number) => {
    for (let at = 0; at < more; at++) pauses.add('one');
    try {
      pauses.refuse('one');
    } catch (error) {
      return (error as { details: { retryAfter: number } }).details.retryAfter;
    }
    return 0;
  };
  expect([waitAfter(1), waitAfter(1), waitAfter(8)]).toEqual([10, 20, 300]);
  now += 300_000;
  expect(waitAfter(0)).toBe(0);
  now += 600_001;
  expect(waitAfter(1)).toBe(10);
});

test('work of who has left is not begun', async () => {
  let end = () => {};
  let calls = 0;
  const engine = fair(() => {
    calls++;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  const first = workFor(one as Caller, () => engine.run('readPosting', ''));
  const left = new AbortController();
  const second = workFor(other as Caller, () => workWhile(left.signal, () => engine.run('readPosting', '')));
  left.abort();
  await expect(second).rejects.toMatchObject({ status: 503 });
  end();
  await first;
  expect(calls).toBe(1);
});

test('of two jobs each has a thread: a long call of one person leaves the other to who comes', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const tool = toolOf(((name: string) => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  }) as never);
  const places = openFairQueue({ atOnce: 2, atOnceEach: 1, mostWaiting: 10, mostWaitingEach: 10 });
  const engine = engineInTurn(oneLane(tool, places));
  const ask = (person: string, name: 'readPosting' | 'briefPosting' | 'rescore') =>
    workOf(person, () => engine.run(name, {} as never));
  const all = [ask('one', 'readPosting'), ask('one', 'briefPosting'), ask('other', 'rescore')];
  await new Promise(setImmediate);
  expect(begun).toEqual(['readPosting', 'rescore']);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(begun).toEqual(['readPosting', 'rescore', 'briefPosting']);
});

test('a call of who has left is not begun, even where a place is free', async () => {
  const engine = engineInTurn(
    oneLane(
      toolOf(async () => 'done'),
      queue(),
    ),
  );
  const left = AbortSignal.abort();
  await expect(workWhile(left, () => engine.run('readPosting', ''))).rejects.toMatchObject({ status: 503 });
});

/** A typesetter that sets one document after the other, and what counts the time of those who use it. */
function typesetterOf(render: () => Promise<unknown>, mostMs = 120_000) {
  const spending = openSpending({ mostMs, back: 0.5 });
  const tool = { render, resumePdf: async () => new Uint8Array(1), close: async () => {} } as unknown as Typesetter;
  const typesetter = fairTypesetter(oneLane(tool, queue()), spending);
  return (caller = one) => workFor(caller as Caller, () => typesetter.render({} as never));
}

test('whose document ended a typesetting process waits before the next; others do not', async () => {
  let calls = 0;
  const ask = typesetterOf(async () => {
    calls++;
    if (calls === 1) throw new DocumentLimitError('preview-out-of-time');
    return 'done';
  });
  const [first, second] = await Promise.allSettled([ask(), ask()]);
  expect(first).toMatchObject({ reason: { code: 'preview-out-of-time' } });
  expect(second).toMatchObject({ reason: { status: 429, details: { retryAfter: 10 } } });
  expect(await ask(other)).toBe('done');
  expect(calls).toBe(2);
});

test('who has held the typesetter for long is told when to come again; others are served', async () => {
  const ask = typesetterOf(() => new Promise((resolve) => setTimeout(() => resolve('done'), 20)), 10);
  expect(await ask()).toBe('done');
  await expect(ask()).rejects.toMatchObject({ status: 429 });
  expect(await ask(other)).toBe('done');
});
