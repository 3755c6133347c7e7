import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { siteAddressMark } from '@shortlist/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWebApp } from '../src/http/web-app.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'pricing'));
  await writeFile(join(folder, 'index.html'), `<link rel="canonical" href="${siteAddressMark}/" />`);
  await writeFile(join(folder, 'pricing', 'index.html'), `<link rel="canonical" href="${siteAddressMark}/pricing" />`);
  await writeFile(join(folder, 'sitemap.xml'), `<loc>${siteAddressMark}/pricing</loc>`);
  await writeFile(join(folder, 'robots.txt'), `Sitemap: ${siteAddressMark}/sitemap.xml`);
  await writeFile(join(folder, 'app.html'), '<div id="root"></div>');
});
afterAll(() => rm(folder, { recursive: true }));

test('one build names the address that the server was started with', async () => {
  for (const site of ['https://app.example', 'https://other.example/jobs']) {
    const web = serveWebApp(site, folder);
    const read = async (path: string) => (await web.request(path)).text();
    expect(await read('/')).toBe(`<link rel="canonical" href="${site}/" />`);
    for (const path of ['/pricing', '/pricing/'])
      expect(await read(path)).toBe(`<link rel="canonical" href="${site}/pricing" />`);
    expect(await read('/sitemap.xml')).toBe(`<loc>${site}/pricing</loc>`);
    expect(await read('/robots.txt')).toBe(`Sitemap: ${site}/sitemap.xml`);
    expect(await read('/dashboard')).toBe('<div id="root"></div>');
  }
});

test('pages come packed where the browser takes it, and an address cannot leave its place', async () => {
  const web = serveWebApp(`https://app.example/"><script>'`, folder);
  const answer = await web.request('/pricing', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  const text = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
  expect(text).not.toContain('<script');
  expect(text.match(/"/g)).toHaveLength(4);
});

test('an address of endless slashes takes no time to look up', async () => {
  const web = serveWebApp('https://app.example', folder);
  await web.request('/');
  const spent: number[] = [];
  for (const path of ['/'.repeat(15_000), '/a'.padEnd(15_000, '/')]) {
    const before = process.threadCpuUsage();
    await web.request(`https://app.example${path}x`);
    const { user, system } = process.threadCpuUsage(before);
    spent.push((user + system) / 1000);
  }
  expect(Math.max(...spent)).toBeLessThan(150);
});
