import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { limitPerson } from '../../http/limit-rate.ts';
import type { Services } from '../../services.ts';
import { proposeFromOthers } from './propose-facts.ts';

/** So many of one person in five minutes, and in a row: each answer asks again, and each tries a resume with its lines. */
const rate = { per: 120, burst: 40 };

/** `GET /api/facts/proposals?result=`: lines of other documents for the open questions of a result. */
export function proposalRoutes(services: Pick<Services, 'database' | 'engine' | 'settings'>, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.get('/proposals', async (c) => {
    const { id } = await actorOf(c);
    await limitPerson(services, id, 'proposals', rate);
    return c.json(await proposeFromOthers(services, id, c.req.query('result') ?? ''));
  });
  return app;
}
