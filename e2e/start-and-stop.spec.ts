import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { findFreePort } from './find-free-port.ts';
import { startApp } from './start-app.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a second process on the same data folder or port is refused with one clear line; Ctrl-C stops cleanly', async () => {
  const app = await startApp();
  const port = new URL(app.url).port;
  const other = await mkdtemp(join(tmpdir(), 'shortlist-other-'));

  const sameFolder = await runToEnd({ DATA_DIR: app.dataDir, PORT: String(await findFreePort()) });
  expect(sameFolder.code).toBe(1);
  expect(sameFolder.output.trim()).toMatch(
    /^Another process \(\d+\) already runs on the data folder .+ DATA_DIR to another folder\.$/,
  );

  const samePort = await runToEnd({ DATA_DIR: other, PORT: port });
  expect(samePort.code).toBe(1);
  expect(samePort.output.trim()).toMatch(/^Port \d+ is in use by another program\./);

  app.process.kill('SIGINT');
  const code = await new Promise((resolve) => app.process.once('exit', resolve));
  expect(code).toBe(0);
  await rm(app.dataDir, { recursive: true });
  await rm(other, { recursive: true });
});

test('wrong settings are named, each in a line', async () => {
  const { code, output } = await runToEnd({ PORT: 'seventy', SMTP_URL: 'http://mail.example' });
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).toContain('SMTP_URL');
});

function runToEnd(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child: ChildProcess = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', SITE_URL: '', SMTP_URL: '', ...env },
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}
