import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { requestJson, requestList } from './request.ts';

const shape = z.object({ plan: z.string() });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an answer that nobody waits for any more is not called an unknown shape', async () => {
  const asked = new AbortController();
  const body = new ReadableStream({
    start(stream) {
      asked.signal.addEventListener('abort', () => stream.error(asked.signal.reason));
      queueMicrotask(() => asked.abort());
    },
  });
  fetched.mockResolvedValue(new Response(body));
  await expect(requestJson(shape, '/api/plans', { signal: asked.signal })).rejects.toThrow(/abort/);
  expect(console.error).not.toHaveBeenCalled();
});

test('an answer of another shape, or no JSON, is the sign of a page older than the server', async () => {
  for (const body of ['{"tier":"FREE"}', '<html>']) {
    fetched.mockResolvedValue(new Response(body));
    await expect(requestJson(shape, '/api/plans')).rejects.toMatchObject({ problem: { code: 'unknown-shape' } });
  }
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('a list is read to its last page', async () => {
  const second = '/api/things?limit=1&offset=1';
  fetched.mockImplementation(async (url) =>
    url === second
      ? new Response('[{"plan":"B"}]')
      : new Response('[{"plan":"A"}]', { headers: { Link: `<${second}>; rel="next"` } }),
  );
  expect(await requestList(shape, '/api/things')).toEqual([{ plan: 'A' }, { plan: 'B' }]);
});
