import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { codeFolders, startSealed } from '../src/index.ts';
import type { Order, Told } from './attack.ts';

const attack = new URL('./attack.ts', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
let server: Server;
let order: Order;
let reached = 0;

beforeAll(async () => {
  server = createServer((socket) => {
    reached++;
    socket.on('error', () => {}).end('HTTP/1.1 204 No Content\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const secretFile = join(folder, 'secret');
  const ownFile = join(folder, 'code.ts');
  for (const file of [secretFile, ownFile]) writeFileSync(file, 'secret');
  order = { port: (server.address() as { port: number }).port, secretFile, ownFile };
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function tryWaysOut(child: ChildProcess): Promise<Told> {
  await once(child, 'message');
  child.send(order);
  const [told] = await once(child, 'message');
  child.kill('SIGKILL');
  return told as Told;
}

test('from a sealed process no way leads out: no connection is made, nothing is read, written, started or signalled', async () => {
  process.env.TEST_SECRET = 'x';
  const before = reached;
  const told = await tryWaysOut(startSealed(attack, { memoryMb: 400 }));
  delete process.env.TEST_SECRET;
  expect(Object.entries(told).filter(([, how]) => how === 'OPEN' || how === 'silent')).toEqual([]);
  expect(told['net.connect']).toBe('ERR_ACCESS_DENIED');
  expect(told['read a secret']).toBe('ERR_ACCESS_DENIED');
  expect(reached).toBe(before);
});

test('the same program without the seal gets out: the ways that are tried are real ones', async () => {
  const told = await tryWaysOut(fork(attack, [], { execArgv: ['--disable-warning=ExperimentalWarning'] }));
  const open = Object.entries(told).flatMap(([name, how]) => (how === 'OPEN' ? [name] : []));
  expect(open).toEqual(expect.arrayContaining(['net.connect', 'fetch', 'dgram', 'spawn', 'Worker', 'read a secret']));
  expect(open.length).toBeGreaterThan(18);
  expect(reached).toBeGreaterThan(4);
});

test('what may be read is code: no data folder, also inside the repository', () => {
  const folders = codeFolders();
  expect(folders.every((path) => /[\\/](packages|node_modules)[\\/]$|package\.json$/.test(path))).toBe(true);
});

test('a process that grows past its memory, or works past its time, ends itself', async () => {
  for (const [task, signal] of [
    ['grow', 'SIGKILL'],
    ['spin', 'SIGXCPU'],
  ]) {
    const child = startSealed(new URL('./greedy.ts', import.meta.url), { memoryMb: 200 });
    await once(child, 'message');
    child.send(task as string);
    const [, ended] = await once(child, 'exit');
    expect([task, ended]).toEqual([task, signal]);
  }
});

test('a busy sealed process ends with the process that started it', async () => {
  const parent = fork(new URL('./orphan-parent.ts', import.meta.url), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [pid] = (await once(parent, 'message')) as [number];
  parent.kill('SIGKILL');
  try {
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 15_000, interval: 50 });
  } finally {
    if (isThere(pid)) process.kill(pid, 'SIGKILL');
  }
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
