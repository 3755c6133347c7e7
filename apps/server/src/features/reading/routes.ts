import { CorrectionRequest, FileDigest, PreviewRequest, ReviewRequest } from '@shortlist/schema';
import { type Context, Hono } from 'hono';
import type { ActorOf } from '../../http/actor.ts';
import { limitPerson, limitRate, readingRate } from '../../http/limit-rate.ts';
import { Failure } from '../../http/problem.ts';
import { fileIn, readForm } from '../../http/read-form.ts';
import { readJson } from '../../http/read-json.ts';
import { sendFile } from '../../http/send-file.ts';
import type { FormFile } from '../../http/take-form-apart.ts';
import { workWhile } from '../../lanes/caller.ts';
import type { Services } from '../../services.ts';
import type { Readings } from './service.ts';

/** A correction is kept with each pause of the person who makes it. */
const correctionRate = { per: 150, burst: 60 };

/** So many reviews of a person: the editor asks with each pause. */
const reviewRate = { per: 300, burst: 60 };

/** So many previews of a person: the editor asks at most four times a second, with each pause. */
const previewRate = { per: 1200, burst: 300 };

/** `POST /api/readings`: an uploaded file as it was understood; `POST …/review`: a resume in the making, judged; `PUT` and `DELETE …/corrections/:digest`. */
export function readingRoutes(
  readings: Readings,
  services: Pick<Services, 'database' | 'settings'>,
  actorOf: ActorOf,
): Hono {
  const app = new Hono();
  app.post('/', async (c) => {
    const { id } = await actorOf(c);
    await limitPerson(services, id, 'reading', readingRate);
    const file = await readFile(c);
    return c.json(await workWhile(c.req.raw.signal, () => readings.read(file, id)));
  });
  app.post('/review', async (c) => {
    const { id } = await actorOf(c);
    await limitPerson(services, id, 'review', reviewRate);
    const asked = await readJson(c, ReviewRequest);
    return c.json(await workWhile(c.req.raw.signal, () => readings.review(id, asked)));
  });
  app.put('/corrections/:digest', async (c) => {
    const { id } = await actorOf(c);
    const digest = FileDigest.safeParse(c.req.param('digest'));
    if (!digest.success) throw new Failure(422, 'invalid', 'This isn’t the digest of a file');
    await limitPerson(services, id, 'correction', correctionRate);
    const { resume } = await readJson(c, CorrectionRequest);
    await readings.keepCorrection(id, digest.data, resume);
    return c.body(null, 204);
  });
  app.delete('/corrections/:digest', async (c) => {
    await readings.forgetCorrection((await actorOf(c)).id, c.req.param('digest'));
    return c.body(null, 204);
  });
  return app;
}

/** `POST /api/try-reading`: the same for a visitor without an account, so many from one network. Nothing is kept. */
export function tryReadingRoutes(readings: Readings, services: Pick<Services, 'database' | 'settings'>): Hono {
  const app = new Hono();
  app.post('/', async (c) => {
    await limitRate(services, c, 'try-reading', { per: 30, burst: 10 });
    const file = await readFile(c);
    return c.json(await workWhile(c.req.raw.signal, () => readings.read(file)));
  });
  return app;
}

async function readFile(c: Context): Promise<FormFile> {
  const file = fileIn(await readForm(c), 'file');
  if (!file) throw new Failure(422, 'missing-file', 'Please choose a file');
  return file;
}

/** `POST /api/previews`: a document's pages as SVG. */
export function previewRoutes(
  readings: Readings,
  services: Pick<Services, 'database' | 'settings'>,
  actorOf: ActorOf,
): Hono {
  const app = new Hono();
  app.post('/', async (c) => {
    const { id } = await actorOf(c);
    await limitPerson(services, id, 'preview', previewRate);
    const asked = await readJson(c, PreviewRequest);
    const reply = await workWhile(c.req.raw.signal, () => readings.preview(id, asked));
    return sendFile(c, reply, { 'Content-Type': 'application/json' });
  });
  return app;
}
