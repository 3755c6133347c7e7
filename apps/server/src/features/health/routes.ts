import { Hono } from 'hono';

/** `/healthz`: the process answers. `/readyz`: what it needs, as `isReady` tells, answers too. */
export function healthRoutes(isReady: () => Promise<boolean>): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await isReady();
    return c.json({ status: ready ? 'ready' : 'database unreachable' }, ready ? 200 : 503);
  });
  return app;
}
