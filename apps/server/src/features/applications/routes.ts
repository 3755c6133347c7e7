import { ApplicationChange, NewApplication } from '@shortlist/schema';
import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { readJson } from '../../http/read-json.ts';
import type { Applications } from './service.ts';

export function applicationRoutes(applications: Applications, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.get('/', async (c) => c.json(await applications.list((await actorOf(c)).id)));
  app.post('/', async (c) => {
    const { id } = await actorOf(c);
    return c.json(await applications.add(id, await readJson(c, NewApplication)), 201);
  });
  app.patch('/:id', async (c) => {
    const { id } = await actorOf(c);
    return c.json(await applications.change(id, c.req.param('id'), await readJson(c, ApplicationChange)));
  });
  app.delete('/:id', async (c) => {
    await applications.remove((await actorOf(c)).id, c.req.param('id'));
    return c.body(null, 204);
  });
  return app;
}
