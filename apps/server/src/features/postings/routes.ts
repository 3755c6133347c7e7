import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ActorOf } from '../../http/actor.ts';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

const largestPage = 2 * 1024 * 1024;

/** `POST /api/postings/text`: a saved page, a schema.org JobPosting or plain text as the posting's text, with its title and employer on top. */
export function postingRoutes({ engine }: Pick<Services, 'engine'>, actorOf: ActorOf): Hono {
  const app = new Hono();
  const onError = () => {
    throw new Failure(413, 'too-large', 'This page is larger than 2 MB', {
      advice: 'Copy its text and paste it instead.',
    });
  };
  app.post('/text', bodyLimit({ maxSize: largestPage, onError }), async (c) => {
    await actorOf(c);
    const { title, employer, text } = await engine.run('readPosting', await c.req.text());
    const top = [title, employer].filter((line) => line !== undefined && !text.slice(0, 400).includes(line));
    return c.json({ text: [top.join('\n'), text.trim()].filter(Boolean).join('\n\n').slice(0, 100_000) });
  });
  return app;
}
