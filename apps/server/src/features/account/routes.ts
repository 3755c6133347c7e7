import { AccountChange, AccountDeletion } from '@shortlist/schema';
import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { tooMany } from '../../http/busy.ts';
import { limitPerson } from '../../http/limit-rate.ts';
import { readPage, sendPage } from '../../http/pages.ts';
import { readBody } from '../../http/read-body.ts';
import { readJson } from '../../http/read-json.ts';
import { openTally } from '../../http/tally.ts';
import type { Services } from '../../services.ts';
import type { Accounts } from './service.ts';

/** Exports of one person in five minutes, and in a row: each reads and packs all that is kept. */
const exportRate = { per: 4, burst: 3 };
/** Exports that are under way: one of each person. */
const exporting = openTally();

export function accountRoutes(
  accounts: Accounts,
  services: Pick<Services, 'database' | 'settings'>,
  actorOf: ActorOf,
): Hono {
  const app = new Hono();
  app.get('/', async (c) => c.json(await accounts.get((await actorOf(c)).id)));
  app.patch('/', async (c) => {
    const { id } = await actorOf(c);
    await accounts.change(id, await readJson(c, AccountChange));
    return c.json(await accounts.get(id));
  });
  app.delete('/', async (c) => {
    const actor = await actorOf(c);
    const proof = (await readBody(c)).length === 0 ? {} : await readJson(c, AccountDeletion);
    await accounts.requirePresence(actor, proof);
    await accounts.remove(actor.id);
    return c.body(null, 204);
  });
  app.get('/export', async (c) => {
    const { id } = await actorOf(c);
    const headers = {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="shortlist-my-data.zip"',
    };
    // Nobody reads what a HEAD would begin.
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    if (exporting.of(id) > 0) throw tooMany(10);
    // Counted before anything is waited for: of two at once only one passes.
    exporting.add(id, 1);
    const leave = () => exporting.add(id, -1);
    try {
      await limitPerson(services, id, 'export', exportRate);
    } catch (error) {
      leave();
      throw error;
    }
    // A sign-out ends it: what was begun with a session goes no further than that. The end of the access token, of which a page has a new one by then, does not.
    const begun = new Date();
    return c.body(accounts.export(id, { look: () => actorOf(c, true, begun), leave }), 200, headers);
  });
  app.get('/trials', async (c) => {
    const { id } = await actorOf(c);
    const page = readPage(c);
    return sendPage(c, page, await accounts.listTrials(id, page));
  });
  return app;
}
