import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { findProgram } from '../scripts/programs/find-programs.mjs';
import { findFreePort } from './find-free-port.ts';
import { type RunningApp, startApp } from './start-app.ts';
import { samplePdf } from './submit-resume.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test.describe('one application', () => {
  test.describe.configure({ mode: 'serial' });
  let app: RunningApp;

  test.beforeAll(async () => {
    const env = { SITE_URL: 'https://jobs.example', DEV_MAILBOX: 'false', TRUSTED_PROXIES: '1' };
    app = await startApp({ env });
  });
  test.afterAll(() => app.stop());

  test('the address in canonical links and in the sitemap is the one that the server was started with', async () => {
    const read = async (path: string) => (await fetch(app.url + path)).text();
    expect(await read('/pricing')).toContain('<link rel="canonical" href="https://jobs.example/pricing"');
    expect(await read('/sitemap.xml')).toContain('<loc>https://jobs.example/pricing</loc>');
    expect(await read('/robots.txt')).toContain('https://jobs.example/sitemap.xml');
    for (const path of ['/', '/pricing', '/privacy', '/sitemap.xml'])
      expect(await read(path)).not.toMatch(/localhost|site-address/);
  });

  test('a second process on the same data folder or port is refused with one clear line; Ctrl-C stops cleanly', async () => {
    const port = new URL(app.url).port;
    const other = await mkdtemp(join(tmpdir(), 'shortlist-other-'));

    const sameFolder = await runToEnd({ DATA_DIR: app.dataDir, PORT: String(await findFreePort()) });
    expect(sameFolder.code).toBe(1);
    expect(sameFolder.output.trim()).toMatch(
      /^Another process \(\d+\) is already using the data folder .+ DATA_DIR to another folder\.$/,
    );

    const samePort = await runToEnd({ DATA_DIR: other, PORT: port });
    expect(samePort.code).toBe(1);
    expect(samePort.output.trim()).toMatch(/^Port \d+ is in use by another program\./);

    app.process.kill('SIGINT');
    const code = await new Promise((resolve) => app.process.once('exit', resolve));
    expect(code).toBe(0);
    await rm(other, { recursive: true });
  });
});

test('a stop answers the requests that are under way', async () => {
  const app = await startApp({ env: { WORKERS: '0' } });
  const file = new File([await samplePdf()], 'resume.pdf', { type: 'application/pdf' });
  const read = async (): Promise<number> => {
    const body = new FormData();
    body.set('file', file);
    const answer = await fetch(`${app.url}/api/try-reading`, { method: 'POST', body });
    await answer.text();
    return answer.status;
  };
  // The first has the reader started and its lists read; how long it takes tells how soon others are under way here.
  const began = performance.now();
  expect(await read()).toBe(200);
  const slow = [read(), read(), read()];
  await wait(Math.max(200, (performance.now() - began) / 20));
  const stopped = app.stop();
  expect(await Promise.all(slow)).toEqual([200, 200, 200]);
  await stopped;
  expect(app.process.exitCode).toBe(0);
});

test('the application ends when the npm that started it is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-npm-'));
  const port = await findFreePort();
  const env = { ...process.env, DATABASE_URL: '', SITE_URL: '', SMTP_URL: '', DATA_DIR: folder, PORT: String(port) };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', (data) => String(data).includes('Shortlist is ready') && resolve());
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const isUp = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await isUp()).toBe(true);
  npm.kill('SIGKILL');
  await expect.poll(isUp, { timeout: 15_000 }).toBe(false);
  // The data folder is free again: the process itself has ended too.
  await expect.poll(() => existsSync(join(folder, 'database.lock')), { timeout: 15_000 }).toBe(false);
  await rm(folder, { recursive: true });
});

test('wrong settings are named, each in a line', async () => {
  const { code, output } = await runToEnd({ PORT: 'seventy', SMTP_URL: 'http://mail.example' });
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).toContain('SMTP_URL');
});

function runToEnd(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child: ChildProcess = spawn(process.execPath, [findProgram('server')], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', SITE_URL: '', SMTP_URL: '', ...env },
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}
