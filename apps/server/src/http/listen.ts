import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { openLoopTurns } from '../lanes/loop-turns.ts';

/**
 * How long an idle connection is kept, in milliseconds: longer than common proxies keep theirs (60 s), so that they are the ones who
 * close it. A connection that the server closes may carry a request at that very moment, which then gets no answer.
 */
const keepAliveMs = 65_000;

/** How long a request may take to arrive, in milliseconds: 12 MB at 1 Mbit/s. */
const requestMs = 120_000;

/** A line on which nothing moves for so long is cut, in milliseconds: nobody takes what is sent. A stream of events says something every 15 s. */
const stalledMs = 300_000;

/** So much of a body is thrown away after the answer, in bytes; who sends more is cut off. */
const mostDiscarded = 64_000_000;

export type Listening = {
  /** Takes no further connections, waits until every request is answered (so many milliseconds at most), then cuts what is left; how many that were. */
  stop(withinMs: number): Promise<number>;
  server: Server;
};

/** Starts to listen. Requests that are answered before all of their body was read keep their connection: the rest is read and thrown away. */
export function listen(
  app: Pick<Hono, 'fetch'>,
  { port, host }: { port: number; host: string },
  onReady: (port: number) => void,
): Listening {
  const server = serve(
    {
      fetch: app.fetch,
      port,
      hostname: host,
      // The adapter's own way closes the connection half a second after the answer, also under a request that is just coming in on it.
      autoCleanupIncoming: false,
    },
    (address) => onReady(address.port),
  ) as Server;
  const open = new Set<ServerResponse<IncomingMessage>>();
  let stopping = false;
  server.on('request', (incoming, outgoing) => {
    open.add(outgoing);
    if (stopping) outgoing.setHeader('Connection', 'close');
    outgoing.once('finish', () => void discardRest(incoming).catch(() => {}));
    outgoing.once('close', () => open.delete(outgoing));
  });
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = keepAliveMs + 5000;
  server.requestTimeout = requestMs;
  server.timeout = stalledMs;
  return {
    server,
    async stop(withinMs) {
      stopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const outgoing of open) if (isEventStream(outgoing.req)) outgoing.destroy();
      const patience = AbortSignal.timeout(withinMs);
      while (open.size > 0 && !patience.aborted) {
        server.closeIdleConnections();
        await wait(20);
      }
      const cut = open.size;
      server.closeAllConnections();
      await closed;
      return cut;
    },
  };
}

/** A listener to progress, whom nobody waits to finish: the browser connects again by itself. */
function isEventStream({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

const turn = openLoopTurns();

/** Reads what is left of a request's body after its answer, so that the connection is free for the next one: a piece in a turn of the event loop for each address. */
async function discardRest(incoming: IncomingMessage): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return;
  const from = incoming.socket.remoteAddress ?? 'unknown';
  let bytes = 0;
  // Who began to read and stopped holds the stream back.
  for (const event of ['data', 'readable']) incoming.removeAllListeners(event);
  for await (const part of incoming.iterator({ destroyOnReturn: false })) {
    bytes += part.length;
    if (bytes > mostDiscarded) {
      incoming.socket.destroySoon();
      return;
    }
    await turn(from);
  }
}
