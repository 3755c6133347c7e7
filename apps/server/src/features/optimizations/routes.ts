import { LinkedinForm, type OptimizationProgress, ResumeForm, SubmissionOptions, uploadTexts } from '@shortlist/schema';
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ActorOf } from '../../http/actor.ts';
import { readPage, sendPage } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { readForm } from '../../http/read-form.ts';
import { sendFile } from '../../http/send-file.ts';
import { openTally } from '../../http/tally.ts';
import type { Source } from './read-source.ts';
import type { Optimizations } from './service.ts';
import type { Submissions } from './submit.ts';
import { readFields, readUpload } from './upload.ts';

/** A stream looks by itself this often, should an announcement be lost; it also keeps proxies from closing it. */
const lookAgainMs = 15_000;

export function optimizationRoutes(
  optimizations: Optimizations,
  submissions: Submissions,
  sendAgain: (userId: string, id: string) => Promise<void>,
  actorOf: ActorOf,
): Hono {
  const app = new Hono();

  app.post('/resume', async (c) => {
    const body = await readForm(c);
    const form = readFields(body, ResumeForm);
    const options = readFields(body, SubmissionOptions);
    const source: Source = options.resumeId
      ? { resumeId: options.resumeId }
      : { upload: readUpload(body, 'resume', uploadTexts.noResume) };
    const submission = { kind: 'resume' as const, form, options, source, key: readKey(c) };
    return c.json(await submissions.submit(await actorOf(c), submission), 202);
  });

  app.post('/linkedin', async (c) => {
    const body = await readForm(c);
    const form = readFields(body, LinkedinForm);
    const options = readFields(body, SubmissionOptions);
    const source = { upload: readUpload(body, 'linkedinProfile', uploadTexts.noProfile) };
    const submission = { kind: 'linkedin' as const, form, options, source, key: readKey(c) };
    return c.json(await submissions.submit(await actorOf(c), submission), 202);
  });

  app.post('/:id/retry', async (c) => c.json(await submissions.retry(await actorOf(c), c.req.param('id')), 202));

  app.post('/:id/mail', async (c) => {
    await sendAgain((await actorOf(c)).id, c.req.param('id'));
    return c.body(null, 202);
  });

  app.get('/', async (c) => {
    const { id } = await actorOf(c);
    const page = readPage(c);
    return sendPage(c, page, await optimizations.list(id, page));
  });
  app.get('/:id', async (c) => c.json(await optimizations.get((await actorOf(c)).id, c.req.param('id'))));

  app.delete('/:id', async (c) => {
    await optimizations.remove((await actorOf(c)).id, c.req.param('id'));
    return c.body(null, 204);
  });

  app.post('/:id/cancel', async (c) => {
    await optimizations.cancel((await actorOf(c)).id, c.req.param('id'));
    return c.body(null, 204);
  });

  app.get('/:id/files/:name', async (c) => {
    const name = c.req.param('name');
    const file = await optimizations.getFile((await actorOf(c)).id, c.req.param('id'), name);
    const shown = c.req.query('inline') === '1' && file.mediaType === 'application/pdf' ? 'inline' : 'attachment';
    return sendFile(c, file.bytes, {
      'Content-Type': file.mediaType,
      'Content-Disposition': `${shown}; filename="${name.replace(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'private, no-store',
    });
  });

  app.get('/:id/events', async (c) => {
    const owner = (await actorOf(c)).id;
    const id = c.req.param('id');
    const first = await optimizations.getProgress(owner, id);
    // Of a stream that nobody reads nobody sees the end.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
    const leave = enterStream(owner);
    return streamSSE(c, (stream) =>
      followProgress(
        stream,
        first,
        // Asked anew each time: a sign-out ends the stream.
        async () => {
          await actorOf(c, true);
          return optimizations.getProgress(owner, id);
        },
        (heard) => optimizations.subscribe(id, heard),
      ).finally(leave),
    );
  });
  return app;
}

/** Results that one person follows at a time, in all windows. */
const mostStreams = 12;
const streams = openTally();

/** Counts one more stream of a person; answers how to take it back. Throws 429 where they have too many open. */
function enterStream(owner: string): () => void {
  if (streams.of(owner) >= mostStreams)
    throw new Failure(429, 'too-many-streams', 'Too many results are open at the same time', {
      advice: 'Close the browser tabs you no longer need.',
      retryAfter: 10,
    });
  streams.add(owner, 1);
  return () => streams.add(owner, -1);
}

type Stream = Parameters<Parameters<typeof streamSSE>[1]>[0];

/** Sends each change until a final state, once nothing is worded anew, or until the listener leaves. */
async function followProgress(
  stream: Stream,
  first: OptimizationProgress,
  look: () => Promise<OptimizationProgress>,
  subscribe: (heard: () => void) => () => void,
): Promise<void> {
  let wake = () => {};
  let changed = false;
  const leave = subscribe(() => {
    changed = true;
    wake();
  });
  stream.onAbort(() => wake());
  let sent = '';
  let current = first;
  try {
    while (!stream.aborted) {
      const data = JSON.stringify(current);
      if (data !== sent) await stream.writeSSE({ event: 'progress', data });
      else await stream.write(': still here\n\n');
      sent = data;
      if (current.state !== 'waiting' && current.state !== 'working' && !current.rewording) return;
      if (!changed) await waitFor((done) => (wake = done), lookAgainMs);
      changed = false;
      if (stream.aborted) return;
      const next = await look().catch(orGone);
      if (!next) return;
      current = next;
    }
  } finally {
    leave();
  }
}

/** Nothing where the listener may not listen any more; anything else is an error. */
function orGone(error: unknown): undefined {
  if (error instanceof Failure && error.status < 500) return undefined;
  throw error;
}

function waitFor(register: (done: () => void) => void, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    register(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function readKey(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key !== undefined && (key.length < 8 || key.length > 200)) {
    throw new Failure(400, 'bad-key', 'An Idempotency-Key must have 8 to 200 characters');
  }
  return key;
}
