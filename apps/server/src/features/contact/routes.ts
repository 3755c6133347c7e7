import { ContactMessage } from '@shortlist/schema';
import { Hono } from 'hono';
import { limitRate } from '../../http/limit-rate.ts';
import { readJson } from '../../http/read-json.ts';
import type { Services } from '../../services.ts';
import { passOn } from './service.ts';

/** A visitor's message to the operator; so many from one network. */
export function contactRoutes(services: Pick<Services, 'database' | 'settings'>): Hono {
  const app = new Hono();
  app.post('/', async (c) => {
    const message = await readJson(c, ContactMessage);
    await limitRate(services, c, 'contact', { per: 5, burst: 3 });
    await passOn(services, message);
    return c.body(null, 204);
  });
  return app;
}
