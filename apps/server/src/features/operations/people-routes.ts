import { BanRequest, PersonSearch, PlanChange } from '@shortlist/schema';
import { Hono } from 'hono';
import { operatorOnly } from '../../http/operator-only.ts';
import { readJson } from '../../http/read-json.ts';
import type { People } from './people-service.ts';

/** `/operations/people`: for `shortlist admin`, with the bearer OPERATOR_TOKEN; closed without one. */
export function peopleRoutes(token: string | undefined, people: People): Hono {
  const app = new Hono();
  app.use('*', operatorOnly(token));
  app.post('/find', async (c) => c.json(await people.search((await readJson(c, PersonSearch)).find)));
  app.post('/:id/ban', async (c) => c.json(await people.ban(c.req.param('id'), (await readJson(c, BanRequest)).hours)));
  app.post('/:id/unban', async (c) => c.json(await people.unban(c.req.param('id'))));
  app.post('/:id/reset-factors', async (c) => c.json(await people.resetFactors(c.req.param('id'))));
  app.patch('/:id/plan', async (c) =>
    c.json(await people.changePlan(c.req.param('id'), await readJson(c, PlanChange))),
  );
  app.delete('/:id', async (c) => {
    await people.remove(c.req.param('id'));
    return c.body(null, 204);
  });
  return app;
}
