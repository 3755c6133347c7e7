import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { Gauge, Registry } from 'prom-client';
import { isOperator } from '../../http/operator-only.ts';
import type { Backlog } from '../../metrics/backlog.ts';
import type { Meters } from '../../metrics/meters.ts';

type Needs = { token: string | undefined; meters: Meters; backlog: () => Promise<Backlog> };

/** `/metrics` for Prometheus, with a bearer token of its own: what this process counted, and what waits in the whole installation. */
export function createMetrics({ token, meters, backlog }: Needs): {
  measure: MiddlewareHandler;
  countSignIns: MiddlewareHandler;
  routes: Hono;
} {
  return {
    measure: async (c, next) => {
      const end = meters.requests.startTimer();
      await next();
      end({ method: c.req.method, route: c.req.routePath, status: c.res.status });
    },
    countSignIns: async (c, next) => {
      await next();
      const way = wayOf(c);
      const { status } = c.res;
      const outcome = status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed';
      if (way) meters.signIns.inc({ way, outcome });
    },
    routes: new Hono().get('/', async (c) => {
      if (!isOperator(c, token)) return c.notFound();
      const own = await meters.registry.metrics();
      return c.text(`${own}\n${await describeBacklog(backlog)}`, 200, { 'Content-Type': meters.registry.contentType });
    }),
  };
}

const grants: Record<string, string> = {
  password: 'password',
  refresh_token: 'refresh',
  id_token: 'google',
  pkce: 'code',
};

/** How a request to the auth service signs in; undefined where it does something else. */
function wayOf(c: Context): string | undefined {
  const path = c.req.path.replace(/^\/auth\/v1/, '');
  if (path === '/token') {
    const type = c.req.query('grant_type') ?? '';
    return Object.hasOwn(grants, type) ? grants[type] : undefined;
  }
  if (path === '/signup') return 'sign-up';
  if (path === '/verify') return 'mail';
  if (path === '/callback') return 'google';
  return /^\/factors\/[^/]+\/verify$/.test(path) ? 'second-factor' : undefined;
}

/** A database that does not answer leaves only the mark that says so. */
async function describeBacklog(backlog: () => Promise<Backlog>): Promise<string> {
  const registry = new Registry();
  const gauge = (name: string, help: string, value: number | null) => {
    if (value !== null) new Gauge({ name, help, registers: [registry] }).set(value);
  };
  const found = await backlog().catch(() => undefined);
  gauge('database_up', 'Whether the database answers', found ? 1 : 0);
  if (found) {
    const { jobs, mails, lostJobs } = found;
    gauge('queue_waiting_jobs', 'Jobs that could be worked now', jobs.waiting);
    gauge('queue_active_jobs', 'Jobs that are being worked', jobs.active);
    gauge('queue_oldest_waiting_seconds', 'How long the oldest of the waiting jobs waits', jobs.oldestWaiting ?? 0);
    gauge('queue_last_start_seconds', 'Time since a job was taken up', jobs.sinceLastStart);
    gauge('lost_jobs', 'Jobs that failed at their last try and were not worked again', lostJobs);
    gauge('outbox_due_mails', 'Mails that are to be sent', mails.due);
    gauge('outbox_failed_mails', 'Mails that were given up', mails.failed);
    gauge('outbox_overdue_seconds', 'How long the oldest due mail is overdue', mails.overdue ?? 0);
    gauge('outbox_last_sent_seconds', 'Time since a mail was sent', mails.sinceLastSent);
  }
  return registry.metrics();
}
