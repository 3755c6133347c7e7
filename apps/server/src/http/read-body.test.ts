import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { hasBody, readBody } from './read-body.ts';

/** Serves what became of a body while the work lasts. */
async function serving(work: (port: number) => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const app = new Hono().all('/', async (c) => {
    const said = await readBody(c).then(
      (body) => `${hasBody(c)} ${body.length} ${body.reduce((sum, byte) => sum + byte, 0)}`,
      () => 'broken off',
    );
    seen.push(said);
    return c.text(said);
  });
  const port = Promise.withResolvers<number>();
  const listening = listen(app, { port: 0, host: '127.0.0.1' }, port.resolve);
  await work(await port.promise);
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  await listening.stop(1000);
  return seen;
}

test('a body is read whole, many at a time, and none where there is none', async () => {
  const body = new Uint8Array(3_000_000).fill(1);
  const seen = await serving(async (port) => {
    const send = async (init: RequestInit) => (await fetch(`http://127.0.0.1:${port}`, init)).text();
    await Promise.all(Array.from({ length: 5 }, () => send({ method: 'POST', body })));
    await send({ method: 'POST' });
    await send({});
  });
  expect(seen).toEqual([...Array(5).fill('true 3000000 3000000'), 'false 0 0', 'false 0 0']);
});

test('a body without a length is read too; one that breaks off is none', async () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([1, 2]));
      controller.close();
    },
  });
  const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
  expect(await serving(async (port) => void (await fetch(`http://127.0.0.1:${port}`, init)))).toEqual(['true 2 3']);
  const cut = await serving(async (port) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc', () => socket.destroy());
  });
  expect(cut).toEqual(['broken off']);
});
