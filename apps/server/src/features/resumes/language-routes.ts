import { AddLanguage, MarkTexts, SuggestTranslation } from '@shortlist/schema';
import { Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { readJson } from '../../http/read-json.ts';
import type { ResumeLanguages } from './languages.ts';
import type { Linking } from './link-existing.ts';
import type { Translations } from './translations.ts';

/** `/api/resumes/:id/languages`: one resume in several languages. */
export function languageRoutes(
  languages: ResumeLanguages & Linking,
  translations: Translations,
  actorOf: ActorOf,
): Hono {
  const app = new Hono();

  app.get('/:id/languages', async (c) => c.json(await languages.list((await actorOf(c)).id, c.req.param('id'))));
  app.post('/:id/languages', async (c) => {
    const { language } = await readJson(c, AddLanguage);
    return c.json(await languages.add((await actorOf(c)).id, c.req.param('id'), language), 201);
  });
  app.get('/:id/linkable', async (c) => c.json(await languages.candidates((await actorOf(c)).id, c.req.param('id'))));
  app.post('/:id/languages/:other', async (c) => {
    await languages.link((await actorOf(c)).id, c.req.param('id'), c.req.param('other'));
    return c.body(null, 204);
  });
  app.delete('/:id/languages/:other', async (c) => {
    await languages.unlink((await actorOf(c)).id, c.req.param('id'), c.req.param('other'));
    return c.body(null, 204);
  });
  app.get('/:id/languages/:other', async (c) =>
    c.json(await languages.pair((await actorOf(c)).id, c.req.param('id'), c.req.param('other'))),
  );
  app.put('/:id/languages/:other', async (c) => {
    const marks = await readJson(c, MarkTexts);
    await languages.mark((await actorOf(c)).id, c.req.param('id'), c.req.param('other'), marks);
    return c.body(null, 204);
  });
  app.post('/:id/languages/:other/suggestions', async (c) => {
    const { piece } = await readJson(c, SuggestTranslation);
    const { id: userId } = await actorOf(c);
    const pair = await languages.pair(userId, c.req.param('id'), c.req.param('other'));
    return c.json(await translations.suggest(userId, pair, piece, c.req.raw.signal));
  });
  return app;
}
