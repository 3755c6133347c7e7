import { HouseStyleChange, Invitations, MemberRemoval, NewOrganization, PoolChange } from '@shortlist/schema';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { wantedLanguage } from '../../http/actor.ts';
import { operatorOnly } from '../../http/operator-only.ts';
import { readPage, sendPage } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { readJson } from '../../http/read-json.ts';
import type { Organizations } from './service.ts';

/** `/operations/organizations`: for the operator's command line, with the bearer token of `/metrics`; closed without one. */
export function organizationRoutes(token: string | undefined, organizations: Organizations): Hono {
  const app = new Hono();
  app.use('*', operatorOnly(token));
  app.get('/', async (c) => {
    const page = readPage(c);
    return sendPage(c, page, await organizations.list(page));
  });
  app.post('/', async (c) => c.json(await organizations.create(await readJson(c, NewOrganization)), 201));
  app.patch('/:id', async (c) => c.json(await organizations.setPool(idOf(c), (await readJson(c, PoolChange)).pool)));
  app.post('/:id/invitations', async (c) =>
    c.json(await organizations.invite(idOf(c), await readJson(c, Invitations), wantedLanguage(c) ?? 'en')),
  );
  app.post('/:id/removals', async (c) =>
    c.json(await organizations.remove(idOf(c), (await readJson(c, MemberRemoval)).email)),
  );
  app.patch('/:id/branding', async (c) =>
    c.json(await organizations.setHouseStyle(idOf(c), await readJson(c, HouseStyleChange))),
  );
  app.get('/:id/usage', async (c) => c.json(await organizations.usage(idOf(c))));
  return app;
}

function idOf(c: Context): string {
  const id = z.uuid().safeParse(c.req.param('id'));
  if (!id.success) throw new Failure(404, 'not-found', 'We couldn’t find this organization');
  return id.data;
}
