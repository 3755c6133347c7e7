import { Agent, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '../src/http/listen.ts';

let running: Listening;

async function start(): Promise<Listening> {
  const app = new Hono();
  app.post('/refused', (c) => c.text('no', 401));
  app.use('/limited', bodyLimit({ maxSize: 100_000, onError: (c) => c.text('too large', 413) }));
  app.post('/limited', async (c) => c.text(String((await c.req.text()).length)));
  app.get('/slow', async (c) => {
    await wait(300);
    return c.text('done');
  });
  app.get('/events', (c) => streamSSE(c, (stream) => new Promise((resolve) => stream.onAbort(() => resolve()))));
  return new Promise((resolve) => {
    const made = listen(app, { port: 0, host: '127.0.0.1' }, () => resolve(made));
  });
}

beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop(100));

type Asked = { status: number; text: string; socket: Socket };

type Body = { bytes: number; chunked?: boolean };

function ask(agent: Agent, method: string, path: string, body?: Body, { server } = running): Promise<Asked> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = body && !body.chunked ? { 'Content-Length': body.bytes } : {};
    const sent = request({ agent, method, path, port, host: '127.0.0.1', headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, socket: sent.socket as Socket }));
    });
    sent.on('error', reject);
    for (let left = body?.bytes ?? 0; left > 0; left -= 50_000) sent.write(Buffer.alloc(Math.min(left, 50_000), 0x20));
    sent.end();
  });
}

test('a request that is refused before its body was read keeps its connection, also when that body comes late', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = await ask(agent, 'POST', '/refused', { bytes: 5_000_000 });
  await wait(700);
  const second = await ask(agent, 'GET', '/slow');
  expect([first.status, second.status, second.socket === first.socket]).toEqual([401, 200, true]);
  agent.destroy();
});

test('a body beyond the limit is answered, with and without a length', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const chunked of [false, true]) {
    const refused = await ask(agent, 'POST', '/limited', { bytes: 3_000_000, chunked });
    expect([chunked, refused.status, refused.text]).toEqual([chunked, 413, 'too large']);
    const allowed = await ask(agent, 'POST', '/limited', { bytes: 90_000, chunked });
    expect([chunked, allowed.status, allowed.text]).toEqual([chunked, 200, '90000']);
  }
  agent.destroy();
});

test('a connection that was idle for seconds is still answered', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = await ask(agent, 'GET', '/slow');
  await wait(7000);
  const second = await ask(agent, 'GET', '/slow');
  expect(second.socket).toBe(first.socket);
  agent.destroy();
}, 20_000);

test('a stop answers what was asked before, ends streams of progress, and takes nothing further', async () => {
  const other = await start();
  const agent = new Agent({ keepAlive: true });
  const { port } = other.server.address() as AddressInfo;
  const stream = await fetch(`http://127.0.0.1:${port}/events`, { headers: { Accept: 'text/event-stream' } });
  const slow = [0, 1, 2].map(() => ask(agent, 'GET', '/slow', undefined, other));
  await wait(100);
  const began = performance.now();
  const stopped = other.stop(10_000);
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow('fetch failed');
  expect((await Promise.all(slow)).map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, 'done']));
  expect(await stopped).toBe(0);
  expect(performance.now() - began).toBeLessThan(5000);
  await expect(stream.text()).rejects.toThrow();
});

test('a stop cuts what takes longer than it may, and tells how many', async () => {
  const other = await start();
  const slow = ask(new Agent(), 'GET', '/slow', undefined, other).catch(() => 'cut');
  await wait(50);
  expect(await other.stop(50)).toBe(1);
  expect(await slow).toBe('cut');
});
