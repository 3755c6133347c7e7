import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { readPage, sendPage } from '../../http/pages.ts';
import type { OwnAnswers } from './own-answers.ts';

/** `GET /api/answers`, or those that concern `?result=`; `DELETE /api/answers/:id`, of one `?person=` where an account sends several. */
export function answerRoutes(answers: OwnAnswers, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    const { id } = await actorOf(c);
    const result = c.req.query('result');
    if (result !== undefined) return c.json(await answers.listFor(id, result));
    const page = readPage(c);
    return sendPage(c, page, await answers.list(id, page));
  });
  app.delete('/:id', async (c) => {
    await answers.remove((await actorOf(c)).id, c.req.param('id'), c.req.query('person'));
    return c.body(null, 204);
  });
  return app;
}
