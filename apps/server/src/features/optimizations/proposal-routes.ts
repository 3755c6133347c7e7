import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import type { Services } from '../../services.ts';
import { proposeFromOthers } from './propose-facts.ts';

/** `GET /api/facts/proposals?result=`: lines of other documents for the open questions of a result. */
export function proposalRoutes(services: Pick<Services, 'database' | 'engine'>, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.get('/proposals', async (c) => {
    const { id } = await actorOf(c);
    return c.json(await proposeFromOthers(services, id, c.req.query('result') ?? ''));
  });
  return app;
}
