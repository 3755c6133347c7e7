import { longestTemplate, NewOwnTemplate, OwnTemplateChange, TemplateId } from '@shortlist/schema';
import { templateSource } from '@shortlist/typeset';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { ActorOf } from '../../http/actor.ts';
import { limitRate } from '../../http/limit-rate.ts';
import { Failure } from '../../http/problem.ts';
import { readJson } from '../../http/read-json.ts';
import type { Services } from '../../services.ts';
import type { OwnTemplatesService } from './service.ts';

const Check = z.object({ source: z.string().max(longestTemplate) });

/** `/api/own-templates`: templates of a person's own. Setting one takes a second of the processor: so many from one network. */
export function ownTemplateRoutes(
  templates: OwnTemplatesService,
  services: Pick<Services, 'database' | 'settings'>,
  actorOf: ActorOf,
): Hono {
  const app = new Hono();
  const userOf = async (c: Context) => (await actorOf(c)).id;
  const slowDown = (c: Context) => limitRate(services, c, 'own-template', { per: 240, burst: 30 });

  app.get('/', async (c) => c.json(await templates.list(await userOf(c))));
  app.post('/', async (c) => {
    const userId = await userOf(c);
    await slowDown(c);
    return c.json(await templates.create(userId, await readJson(c, NewOwnTemplate)), 201);
  });
  app.post('/check', async (c) => {
    const userId = await userOf(c);
    await slowDown(c);
    return c.json(await templates.check(userId, (await readJson(c, Check)).source));
  });
  app.get('/start/:file', async (c) => {
    await userOf(c);
    const base = TemplateId.safeParse(c.req.param('file').replace(/\.typ$/, ''));
    if (!base.success) throw new Failure(404, 'not-found', 'We couldn’t find this template');
    return sendSource(c, base.data, templateSource(base.data));
  });
  app.patch('/:id', async (c) => {
    const userId = await userOf(c);
    const change = await readJson(c, OwnTemplateChange);
    if (change.source !== undefined) await slowDown(c);
    return c.json(await templates.change(userId, c.req.param('id'), change));
  });
  app.delete('/:id', async (c) => {
    await templates.remove(await userOf(c), c.req.param('id'));
    return c.body(null, 204);
  });
  app.get('/:id/template.typ', async (c) => {
    const { name, source } = await templates.getSource(await userOf(c), c.req.param('id'));
    return sendSource(c, name, source);
  });
  app.get('/:id/page.svg', async (c) => {
    const userId = await userOf(c);
    await slowDown(c);
    const page = await templates.drawSample(userId, c.req.param('id'));
    return c.body(page, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, no-cache' });
  });
  return app;
}

function sendSource(c: Context, name: string, source: string): Response {
  const plain = name.replace(/[^\w -]/g, '_').slice(0, 60) || 'template';
  return c.body(source, 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Disposition': `attachment; filename="${plain}.typ"`,
    'Cache-Control': 'private, no-store',
  });
}
