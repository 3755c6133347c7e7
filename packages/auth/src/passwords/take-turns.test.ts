import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkPassword } from './hash-password.ts';
import { answerUntil, inTurn, turnOfPerson, turnOfStranger } from './take-turns.ts';

const cost = { memory: 19_456, passes: 2, parallelism: 1 };

test('a flood of wrong passwords keeps neither files, nor who is signed in, nor another network waiting', async () => {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const flood = Array.from({ length: 60 }, (_, at) =>
    checkPassword('wrong', null, cost, turnOfStranger(`10.1.${at % 3}.${at}`)).then(note('flood')),
  );
  await Promise.all([
    readFile(import.meta.filename).then(note('file')),
    checkPassword('mine', null, cost, turnOfPerson('ada')).then(note('person')),
    checkPassword('mine', null, cost, turnOfStranger('192.0.2.7')).then(note('other network')),
    ...flood,
  ]);
  expect(done.indexOf('file')).toBeLessThan(8);
  expect(done.indexOf('person')).toBeLessThan(8);
  expect(done.indexOf('other network')).toBeLessThan(12);
});

test('two at once for strangers, turns by what is rented together, and an end to the line', async () => {
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const work = async () => {
    running++;
    most = Math.max(most, running);
    await gate.promise;
    running--;
  };
  const asked = Array.from({ length: 40 }, (_, at) => inTurn(turnOfStranger(`2001:db8:9:${at}`), work));
  const told = Promise.allSettled(asked);
  gate.resolve();
  const refused = (await told).filter(({ status }) => status === 'rejected');
  expect(most).toBe(2);
  expect(refused).toHaveLength(8);
});

test('forty networks that fill the line keep another one from no turn', async () => {
  const gate = Promise.withResolvers<void>();
  const flood = Array.from({ length: 40 * 32 }, (_, at) =>
    inTurn(turnOfStranger(`10.2.${at % 40}.1`), () => gate.promise),
  );
  const told = Promise.allSettled(flood);
  const newcomer = inTurn(turnOfStranger('192.0.2.9'), async () => 'served');
  gate.resolve();
  expect(await newcomer).toBe('served');
  await told;
});

test('what is waited for no longer is not worked', async () => {
  const gate = Promise.withResolvers<void>();
  const held = [1, 2].map(() => inTurn(turnOfStranger('198.51.100.1'), () => gate.promise));
  const end = new AbortController();
  let worked = false;
  const late = answerUntil(end.signal, () =>
    inTurn(turnOfStranger('198.51.101.1'), async () => {
      worked = true;
    }),
  );
  end.abort();
  await expect(late).rejects.toMatchObject({ status: 503 });
  gate.resolve();
  await Promise.all(held);
  expect(worked).toBe(false);
});
