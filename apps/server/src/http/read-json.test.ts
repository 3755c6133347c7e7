import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { asFailure } from './as-failure.ts';
import { answerProblem, Failure } from './problem.ts';
import { readJson } from './read-json.ts';

const app = new Hono()
  .onError((error, c) => answerProblem(c, asFailure(error) ?? new Failure(500, 'unexpected', error.message)))
  .post('/', async (c) => c.json(await readJson(c, z.object({ name: z.string() }))));

/** A body of which this much comes before it fails. */
const failing = (begun: string, error: Error): ReadableStream =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(begun)),
    pull: (controller) => controller.error(error),
  });
const send = (body: BodyInit) =>
  app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit & { duplex: 'half' });

test('a body is read by its schema, and what is no JSON is refused', async () => {
  expect(await (await send('{"name":"Ada"}')).json()).toEqual({ name: 'Ada' });
  expect((await send('{"name"')).status).toBe(400);
  expect((await send('{}')).status).toBe(422);
});

test('an upload that breaks off is refused, not logged as a fault; what stopped it keeps its reason', async () => {
  const answer = await send(failing('{"name":', new Error('aborted')));
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad-json']);
  expect((await send(failing('{"name":', new Failure(413, 'too-large', 'This request is too large')))).status).toBe(
    413,
  );
});
