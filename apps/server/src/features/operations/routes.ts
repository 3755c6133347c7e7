import { Hono } from 'hono';
import { z } from 'zod';
import { operatorOnly } from '../../http/operator-only.ts';
import { readPage, sendPage } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import type { Operations } from './service.ts';

/** `/operations`: for the operator's tools, with the bearer OPERATOR_TOKEN; closed without one. */
export function operationsRoutes(token: string | undefined, operations: Operations): Hono {
  const app = new Hono();
  app.use('*', operatorOnly(token));
  app.get('/lost-jobs', async (c) => {
    const page = readPage(c);
    return sendPage(c, page, await operations.listLostJobs(page));
  });
  app.post('/lost-jobs/:id/redo', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success) throw new Failure(404, 'not-found', 'We couldn’t find this failed job');
    await operations.redo(id.data);
    return c.body(null, 202);
  });
  app.get('/lost-mails', async (c) => {
    const page = readPage(c);
    return sendPage(c, page, await operations.listLostMails(page));
  });
  app.post('/lost-mails/:id/retry', async (c) => {
    await operations.retryMail(c.req.param('id'));
    return c.body(null, 202);
  });
  app.get('/audit', async (c) => {
    const page = readPage(c, 100);
    return sendPage(c, page, await operations.listAudit(page, c.req.query('person')));
  });
  return app;
}
