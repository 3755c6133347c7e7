import { UnusedChange } from '@shortlist/schema';
import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { limitPerson } from '../../http/limit-rate.ts';
import { readJson } from '../../http/read-json.ts';
import type { Services } from '../../services.ts';
import type { Facts } from './service.ts';

/** Lists of one person in five minutes, and in a row: each change of a line asks for a list again. */
const rate = { per: 300, burst: 60 };

/** `GET /api/facts`, `PUT /api/facts/unused`. */
export function factRoutes(facts: Facts, services: Pick<Services, 'database' | 'settings'>, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    const { id } = await actorOf(c);
    await limitPerson(services, id, 'facts', rate);
    return c.json(await facts.list(id));
  });
  app.put('/unused', async (c) => {
    const { id } = await actorOf(c);
    await limitPerson(services, id, 'unused fact', rate);
    await facts.setUnused(id, await readJson(c, UnusedChange));
    return c.body(null, 204);
  });
  return app;
}
