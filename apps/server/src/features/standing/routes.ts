import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import type { Standings } from './service.ts';

/** `GET /api/dashboard` and `GET /api/dashboard/insights?stage=entry|mid|senior`. */
export function standingRoutes(standings: Standings, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.get('/', async (c) => c.json(await standings.get((await actorOf(c)).id)));
  app.get('/insights', async (c) => c.json(await standings.getInsights((await actorOf(c)).id, c.req.query('stage'))));
  return app;
}
