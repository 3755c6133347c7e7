import { CreateShare, OpenShare } from '@shortlist/schema';
import { type Context, Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { callerNetwork, limitRate } from '../../http/limit-rate.ts';
import { readPage, sendPage } from '../../http/pages.ts';
import { readJson } from '../../http/read-json.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Services } from '../../services.ts';
import type { Shares, Visitor } from './service.ts';

/** The owner's side: `/api/resumes/:id/shares`. */
export function shareRoutes(shares: Shares, actorOf: ActorOf): Hono {
  const app = new Hono();
  const resume = (c: Context) => c.req.param('id') ?? '';
  app.get('/:id/shares', async (c) => {
    const { id } = await actorOf(c);
    const page = readPage(c);
    return sendPage(c, page, await shares.list(id, resume(c), page));
  });
  app.post('/:id/shares', async (c) => {
    const wanted = await readJson(c, CreateShare);
    return c.json(await shares.create((await actorOf(c)).id, resume(c), wanted), 201);
  });
  app.post('/:id/shares/:share/on', async (c) =>
    c.json(await shares.turnOn((await actorOf(c)).id, resume(c), c.req.param('share'))),
  );
  app.delete('/:id/shares/:share', async (c) => {
    await shares.revoke((await actorOf(c)).id, resume(c), c.req.param('share'));
    return c.body(null, 204);
  });
  return app;
}

/** The visitor's side: `/api/shared/:token`, without an account and never indexed. Passwords cannot be tried in masses. */
export function sharedRoutes(shares: Shares, services: Pick<Services, 'database' | 'settings'>): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    c.header('X-Robots-Tag', 'noindex, nofollow');
    await next();
  });
  async function visitorOf(c: Context): Promise<Visitor> {
    const { password } = await readJson(c, OpenShare);
    await limitRate(services, c, password === undefined ? 'shared' : 'shared-password', {
      per: password === undefined ? 600 : 30,
      burst: password === undefined ? 100 : 10,
    });
    return { password, network: callerNetwork(services, c) };
  }
  app.post('/:token', async (c) => {
    const reply = await shares.show(c.req.param('token'), await visitorOf(c));
    return sendFile(c, reply, { 'Content-Type': 'application/json' });
  });
  app.post('/:token/resume.pdf', async (c) => {
    const pdf = await shares.pdf(c.req.param('token'), await visitorOf(c));
    return sendFile(c, pdf, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="resume.pdf"',
    });
  });
  return app;
}
