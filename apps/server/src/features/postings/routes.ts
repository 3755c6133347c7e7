import { BriefRequest } from '@shortlist/schema';
import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { limitPerson } from '../../http/limit-rate.ts';
import { readBody } from '../../http/read-body.ts';
import { readJson } from '../../http/read-json.ts';
import { workWhile } from '../../lanes/caller.ts';
import type { Services } from '../../services.ts';
import { createBriefs } from './service.ts';

/** So many briefs of a person: each change of one asks again. */
const rate = { per: 300, burst: 60 };
/** Pages that one person pastes: so many in five minutes, and so many in a row. */
const pageRate = { per: 60, burst: 20 };

/**
 * `POST /api/postings/text`: a saved page, a schema.org JobPosting or plain text as the posting's text, with its title and employer on top.
 * `POST /api/postings/brief`: what a posting asks for, beside a resume.
 */
export function postingRoutes(services: Pick<Services, 'engine' | 'database' | 'settings'>, actorOf: ActorOf): Hono {
  const app = new Hono();
  const briefs = createBriefs(services);
  app.post('/text', async (c) => {
    const { id } = await actorOf(c);
    await limitPerson(services, id, 'posting page', pageRate);
    const page = new TextDecoder().decode(await readBody(c));
    const { title, employer, text } = await services.engine.run('readPosting', page);
    const top = [title, employer].filter((line) => line !== undefined && !text.slice(0, 400).includes(line));
    return c.json({ text: [top.join('\n'), text.trim()].filter(Boolean).join('\n\n').slice(0, 100_000) });
  });
  app.post('/brief', async (c) => {
    const { id } = await actorOf(c);
    await limitPerson(services, id, 'brief', rate);
    const asked = await readJson(c, BriefRequest);
    return c.json(await workWhile(c.req.raw.signal, () => briefs.brief(id, asked)));
  });
  return app;
}
