import { UpgradeRequest } from '@shortlist/schema';
import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { readJson } from '../../http/read-json.ts';
import type { Payments } from './payments.ts';
import type { Plans } from './service.ts';

export function planRoutes(plans: Plans, payments: Payments | undefined, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.get('/', async (c) => c.json(await plans.getStatus((await actorOf(c)).id)));
  app.post('/upgrade', async (c) => {
    const person = await actorOf(c);
    return c.json(await plans.upgrade(person, (await readJson(c, UpgradeRequest)).plan));
  });
  app.delete('/change', async (c) => {
    await plans.keepPlan((await actorOf(c)).id);
    return c.body(null, 204);
  });
  app.post('/portal', async (c) => c.json(await plans.openPortal((await actorOf(c)).id)));
  app.post('/events', async (c) => {
    if (!payments) return c.body(null, 404);
    await payments.handleEvent(await c.req.text(), c.req.header('Stripe-Signature') ?? '');
    return c.body(null, 204);
  });
  return app;
}
