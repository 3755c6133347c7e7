import { ContactMessage } from '@shortlist/schema';
import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { limitAll, limitPerson, limitRate, limitRented } from '../../http/limit-rate.ts';
import { readJson } from '../../http/read-json.ts';
import type { Services } from '../../services.ts';
import { passOn } from './service.ts';

/**
 * Messages of one network, or of one person who is signed in; of networks that are rented together (nine in a row, then as many in a quarter of an hour);
 * and of all strangers together: each goes through the operator's mail server.
 */
const each = { per: 5, burst: 3 };
const ofRented = { per: 3, burst: 9 };
const ofStrangers = { per: 100, burst: 60 };

/** A message to the operator from anybody, so many from one network. Whoever is signed in has the support of their plan. */
export function contactRoutes(services: Pick<Services, 'database' | 'settings'>, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.post('/', async (c) => {
    const person = c.req.header('Authorization') ? await actorOf(c) : undefined;
    const message = await readJson(c, ContactMessage);
    if (person) await limitPerson(services, person.id, 'contact', each);
    else {
      await limitRate(services, c, 'contact', each);
      await limitRented(services, c, 'contact', ofRented);
      await limitAll(services, 'contact of strangers', ofStrangers);
    }
    await passOn(services, message, person);
    return c.body(null, 204);
  });
  return app;
}
