import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { readBody } from '../../http/read-body.ts';
import type { Brandings } from './service.ts';

/** `/api/branding`: what a person's pages may carry. The logo is sent as the bytes of its file. */
export function brandingRoutes(brandings: Brandings, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.get('/', async (c) => c.json(await brandings.get((await actorOf(c)).id)));
  app.put('/logo', async (c) => {
    const person = await actorOf(c);
    return c.json(await brandings.putLogo(person.id, await readBody(c)));
  });
  app.delete('/logo', async (c) => {
    await brandings.removeLogo((await actorOf(c)).id);
    return c.body(null, 204);
  });
  return app;
}
