import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { workFor } from '../lanes/caller.ts';
import { asFailure } from './as-failure.ts';
import { answerProblem, Failure } from './problem.ts';
import { sendFile } from './send-file.ts';

const file = Uint8Array.from({ length: 12_000_000 }, (_, at) => at % 251);
const app = new Hono()
  .onError((error, c) => answerProblem(c, asFailure(error) ?? new Failure(500, 'unexpected', error.message)))
  .use((c, next) => workFor({ lane: 'people', who: c.req.header('Person') ?? '' }, next))
  .get('/', (c) => sendFile(c, file, { 'Content-Type': 'application/pdf' }));

const download = async (person: string, method = 'GET') => app.request('/', { method, headers: { Person: person } });

test('a file arrives whole, with its length', async () => {
  const answer = await download('reader');
  expect(answer.headers.get('Content-Length')).toBe('12000000');
  expect(Buffer.compare(new Uint8Array(await answer.arrayBuffer()), file)).toBe(0);
});

test('files that nobody takes fill the room of who asked for them, until they are taken or the line is cut', async () => {
  const open = await Promise.all(Array.from({ length: 4 }, () => download('slow')));
  const refused = await download('slow');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await download('other')).status).toBe(200);
  expect((await download('slow', 'HEAD')).headers.get('Content-Length')).toBe('12000000');
  await open[0]?.body?.cancel();
  const next = await download('slow');
  expect(next.status).toBe(200);
  expect((await download('slow')).status).toBe(503);
  await open[1]?.arrayBuffer();
  expect((await download('slow')).status).toBe(200);
});
