import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isOperator } from '../../http/operator-only.ts';

/** Counts and times of the process in the Prometheus format. Labels are routes, methods and status: never an id or an address. */
export function createMetrics(token: string | undefined): { measure: MiddlewareHandler; routes: Hono } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer begins, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    measure: async (c, next) => {
      const end = seconds.startTimer();
      await next();
      end({ method: c.req.method, route: c.req.routePath, status: c.res.status });
    },
    routes: new Hono().get('/', async (c) => {
      if (!isOperator(c, token)) return c.notFound();
      return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
    }),
  };
}
