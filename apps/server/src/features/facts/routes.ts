import { UnusedChange } from '@shortlist/schema';
import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { readJson } from '../../http/read-json.ts';
import type { Facts } from './service.ts';

/** `GET /api/facts`, `PUT /api/facts/unused`. */
export function factRoutes(facts: Facts, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.get('/', async (c) => c.json(await facts.list((await actorOf(c)).id)));
  app.put('/unused', async (c) => {
    const { id } = await actorOf(c);
    await facts.setUnused(id, await readJson(c, UnusedChange));
    return c.body(null, 204);
  });
  return app;
}
