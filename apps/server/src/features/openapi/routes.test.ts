import { expect, test, vi } from 'vitest';
import { openapiRoutes } from './routes.ts';

test('the document is JSON that may be kept for five minutes, and is written once for all who ask', async () => {
  const app = openapiRoutes('https://shortlist.example');
  const first = await app.request('/');
  expect(first.headers.get('content-type')).toBe('application/json');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const write = vi.spyOn(JSON, 'stringify');
  const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await app.request('/')).text()));
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
  const document = await first.text();
  expect(JSON.parse(document)).toMatchObject({ openapi: '3.1.0' });
  expect(new Set(bodies)).toEqual(new Set([document]));
});
