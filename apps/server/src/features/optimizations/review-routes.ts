import type { Rate } from '@shortlist/database';
import { AnswerGiven, EditChoice, LetterChange, LetterRewrite, TemplateChange } from '@shortlist/schema';
import { type Context, Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { limitPerson } from '../../http/limit-rate.ts';
import { readPage, sendPage } from '../../http/pages.ts';
import { readJson } from '../../http/read-json.ts';
import type { Services } from '../../services.ts';
import type { Review } from './review.ts';

/** Each version is a whole letter, up to 100 kB. */
const largestLetters = 50;

/** Changes of one person in five minutes, and in a row: a click on each line of a long result, and a pause in each sentence that is typed. */
const changeRate = { per: 300, burst: 100 };
/** The same for what works a whole result anew, and has a model asked where there is one. */
const reworkRate = { per: 120, burst: 40 };

/** Changes to a finished result; mounted beside the optimisations. */
export function reviewRoutes(
  review: Review,
  services: Pick<Services, 'database' | 'settings'>,
  actorOf: ActorOf,
): Hono {
  const app = new Hono();
  const limited = (what: string, rate: Rate) => async (c: Context) => {
    const person = await actorOf(c);
    await limitPerson(services, person.id, what, rate);
    return person;
  };
  const changing = limited('change of a result', changeRate);
  const reworking = limited('result worked anew', reworkRate);
  app.put('/:id/edits', async (c) => {
    const { id } = await changing(c);
    return c.json(await review.chooseEdits(id, c.req.param('id'), await readJson(c, EditChoice)));
  });
  app.put('/:id/letter', async (c) => {
    const { id } = await changing(c);
    return c.json(await review.changeLetter(id, c.req.param('id'), await readJson(c, LetterChange)));
  });
  app.post('/:id/letter/rewrite', async (c) => {
    const { id } = await reworking(c);
    return c.json(await review.rewriteLetter(id, c.req.param('id'), await readJson(c, LetterRewrite)));
  });
  app.put('/:id/template', async (c) => {
    const { id } = await changing(c);
    await review.chooseTemplate(id, c.req.param('id'), await readJson(c, TemplateChange));
    return c.body(null, 204);
  });
  app.get('/:id/letters', async (c) => {
    const { id } = await actorOf(c);
    const page = readPage(c, largestLetters);
    return sendPage(c, page, await review.listLetters(id, c.req.param('id'), page));
  });
  app.post('/:id/letters/:version/restore', async (c) => {
    const { id } = await changing(c);
    return c.json(await review.restoreLetter(id, c.req.param('id'), c.req.param('version')));
  });
  app.post('/:id/answers', async (c) => {
    const { id } = await reworking(c);
    return c.json(await review.answer(id, c.req.param('id'), await readJson(c, AnswerGiven)));
  });
  return app;
}
