import { Hono } from 'hono';
import { z } from 'zod';
import { operatorOnly } from '../../http/operator-only.ts';
import { Failure } from '../../http/problem.ts';
import type { Operations } from './service.ts';

/** `/operations`: for the operator's tools, with the bearer token of `/metrics`; closed without one. */
export function operationsRoutes(token: string | undefined, operations: Operations): Hono {
  const app = new Hono();
  app.use('*', operatorOnly(token));
  app.get('/lost-jobs', async (c) => c.json(await operations.listLostJobs()));
  app.post('/lost-jobs/:id/redo', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success) throw new Failure(404, 'not-found', 'There is no such lost job to do again');
    await operations.redo(id.data);
    return c.body(null, 202);
  });
  return app;
}
