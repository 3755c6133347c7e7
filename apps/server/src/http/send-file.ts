import type { Context } from 'hono';
import { currentCaller } from '../lanes/caller.ts';
import { openBodyRoom } from './body-room.ts';

/** What was made or opened and has not left yet: a file is held whole until the slowest line has taken it. */
const leaving = openBodyRoom();

const pieceBytes = 65_536;

/** Answers with a file. It takes room of its caller's until its last piece has left or the line was cut. Throws a Failure 503 where there is none. */
export function sendFile(c: Context, bytes: Uint8Array, headers: Record<string, string>): Response {
  const told = { ...headers, 'Content-Length': String(bytes.length) };
  if (c.req.method === 'HEAD') return c.body(null, 200, told);
  const leave = leaving.enter(currentCaller().who, bytes.length);
  let at = 0;
  const pieces = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (at < bytes.length) stream.enqueue(bytes.slice(at, at + pieceBytes));
        at += pieceBytes;
        if (at < bytes.length) return;
        stream.close();
        leave();
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
  return c.body(pieces, 200, told);
}
