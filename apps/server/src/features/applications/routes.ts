import { ApplicationChange, NewApplication } from '@shortlist/schema';
import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { limitPerson } from '../../http/limit-rate.ts';
import { readPage, sendPage } from '../../http/pages.ts';
import { readJson } from '../../http/read-json.ts';
import type { Services } from '../../services.ts';
import type { Applications } from './service.ts';

/** Cards carry their posting, up to 100 kB each. */
const largestBoard = 50;
/** Cards that one person adds in five minutes, and in a row. */
const rate = { per: 60, burst: 60 };

export function applicationRoutes(
  applications: Applications,
  services: Pick<Services, 'database' | 'settings'>,
  actorOf: ActorOf,
): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    const { id } = await actorOf(c);
    const page = readPage(c, largestBoard);
    return sendPage(c, page, await applications.list(id, page));
  });
  app.post('/', async (c) => {
    const { id } = await actorOf(c);
    await limitPerson(services, id, 'new card', rate);
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
