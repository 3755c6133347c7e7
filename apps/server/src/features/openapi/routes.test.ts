import { expect, test } from 'vitest';
import { openapiRoutes } from './routes.ts';

test('the document is JSON that may be kept for five minutes, and is written once for all who ask', async () => {
  const app = openapiRoutes('https://shortlist.example');
  const first = await app.request('/');
  expect(first.headers.get('content-type')).toBe('application/json');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: 200 }, async () => (await app.request('/')).status));
  const again = process.cpuUsage(before);
  const document = (await first.json()) as { openapi: string };
  const start = process.cpuUsage();
  for (let at = 0; at < 200; at++) JSON.stringify(document);
  const written = process.cpuUsage(start);
  expect(document.openapi).toBe('3.1.0');
  expect(again.user).toBeLessThan(written.user);
});
