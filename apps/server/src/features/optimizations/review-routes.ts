import { AnswerGiven, EditChoice, LetterChange, LetterRewrite, TemplateChange } from '@shortlist/schema';
import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { readPage, sendPage } from '../../http/pages.ts';
import { readJson } from '../../http/read-json.ts';
import type { Review } from './review.ts';

/** Each version is a whole letter, up to 100 kB. */
const largestLetters = 50;

/** Changes to a finished result; mounted beside the optimisations. */
export function reviewRoutes(review: Review, actorOf: ActorOf): Hono {
  const app = new Hono();
  app.put('/:id/edits', async (c) => {
    const { id } = await actorOf(c);
    return c.json(await review.chooseEdits(id, c.req.param('id'), await readJson(c, EditChoice)));
  });
  app.put('/:id/letter', async (c) => {
    const { id } = await actorOf(c);
    return c.json(await review.changeLetter(id, c.req.param('id'), await readJson(c, LetterChange)));
  });
  app.post('/:id/letter/rewrite', async (c) => {
    const { id } = await actorOf(c);
    return c.json(await review.rewriteLetter(id, c.req.param('id'), await readJson(c, LetterRewrite)));
  });
  app.put('/:id/template', async (c) => {
    const { id } = await actorOf(c);
    await review.chooseTemplate(id, c.req.param('id'), await readJson(c, TemplateChange));
    return c.body(null, 204);
  });
  app.get('/:id/letters', async (c) => {
    const { id } = await actorOf(c);
    const page = readPage(c, largestLetters);
    return sendPage(c, page, await review.listLetters(id, c.req.param('id'), page));
  });
  app.post('/:id/letters/:version/restore', async (c) => {
    const { id } = await actorOf(c);
    return c.json(await review.restoreLetter(id, c.req.param('id'), c.req.param('version')));
  });
  app.post('/:id/answers', async (c) => {
    const { id } = await actorOf(c);
    return c.json(await review.answer(id, c.req.param('id'), await readJson(c, AnswerGiven)));
  });
  return app;
}
