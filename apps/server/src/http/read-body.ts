import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { pieceTurn } from '../lanes/piece-turn.ts';

/** Whether a request brings a body. Looking at the request's own `body` would begin to read it. */
export function hasBody(c: Context): boolean {
  const incoming = incomingOf(c);
  if (!incoming) return c.req.raw.body !== null;
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
  return encoding !== undefined || (length !== undefined && Number(length) > 0);
}

const bodies = new WeakMap<Context, Promise<Uint8Array<ArrayBuffer>>>();

/** The bytes of a body, which are read once. One piece of a caller's bodies is taken in a turn of the event loop, straight to its place: many at once stand between no steps of anybody else's. */
export function readBody(c: Context): Promise<Uint8Array<ArrayBuffer>> {
  const body = bodies.get(c) ?? takeBody(c);
  bodies.set(c, body);
  return body;
}

async function takeBody(c: Context): Promise<Uint8Array<ArrayBuffer>> {
  const incoming = incomingOf(c);
  const length = Number(incoming?.headers['content-length'] ?? Number.NaN);
  if (!incoming || Number.isNaN(length) || incoming.readableDidRead) return new Uint8Array(await c.req.arrayBuffer());
  const body = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
  let at = 0;
  for await (const piece of incoming) {
    await pieceTurn();
    body.set(piece, at);
    at += piece.length;
  }
  if (at < length) throw new Error('The body broke off.');
  return body;
}

/** The request as Node has it; undefined for one that was made without a connection. */
function incomingOf(c: Context): IncomingMessage | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: unknown };
  return incoming instanceof IncomingMessage ? incoming : undefined;
}
