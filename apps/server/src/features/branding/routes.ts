import { largestLogo } from '@shortlist/schema';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ActorOf } from '../../http/actor.ts';
import { Failure } from '../../http/problem.ts';
import type { Brandings } from './service.ts';

/** `/api/branding`: what a person's pages may carry. The logo is sent as the bytes of its file. */
export function brandingRoutes(brandings: Brandings, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.get('/', async (c) => c.json(await brandings.get((await actorOf(c)).id)));
  app.use(
    '/logo',
    bodyLimit({
      // One byte more than is allowed: what is larger is refused in the same words.
      maxSize: largestLogo.bytes + 1,
      onError: () => {
        throw new Failure(422, 'logo-too-large', 'This logo is larger than 200 kB', {
          advice: 'Choose a PNG or JPEG file of at most 200 kB.',
        });
      },
    }),
  );
  app.put('/logo', async (c) => {
    const person = await actorOf(c);
    return c.json(await brandings.putLogo(person.id, new Uint8Array(await c.req.arrayBuffer())));
  });
  app.delete('/logo', async (c) => {
    await brandings.removeLogo((await actorOf(c)).id);
    return c.body(null, 204);
  });
  return app;
}
