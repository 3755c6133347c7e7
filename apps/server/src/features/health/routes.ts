import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Services } from '../../services.ts';

/** `/healthz`: the process answers. `/readyz`: the database does too. */
export function healthRoutes(services: Pick<Services, 'database'>): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await services.database.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return c.json({ status: ready ? 'ready' : 'database unreachable' }, ready ? 200 : 503);
  });
  return app;
}
