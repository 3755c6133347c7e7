import { Hono } from 'hono';
import type { Reason } from './service.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work, or 503 with the reasons why not. */
export function healthRoutes({ reasons }: { reasons(): Promise<Reason[]> }): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const found = await reasons();
    c.header('Cache-Control', 'no-store');
    return found.length === 0 ? c.json({ status: 'ready' }) : c.json({ status: 'not ready', reasons: found }, 503);
  });
  return app;
}
