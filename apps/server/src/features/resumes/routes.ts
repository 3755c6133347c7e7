import { speak } from '@shortlist/mail';
import {
  CreateResume,
  CreateVersion,
  ExportFormat,
  RenameResume,
  type ResumeRecord,
  SaveResume,
} from '@shortlist/schema';
import { type Context, Hono } from 'hono';
import { type ActorOf, wantedLanguage } from '../../http/actor.ts';
import { attachment } from '../../http/attachment.ts';
import { limitPerson } from '../../http/limit-rate.ts';
import { readPage, sendPage } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { fileIn, readForm } from '../../http/read-form.ts';
import { readJson } from '../../http/read-json.ts';
import { sendFile } from '../../http/send-file.ts';
import { workWhile } from '../../lanes/caller.ts';
import type { Services } from '../../services.ts';
import type { ResumeFiles } from './files.ts';
import type { Resumes } from './service.ts';

/** Files that one person has read back: so many in five minutes, and so many in a row. */
const xrayRate = { per: 60, burst: 20 };
/** So often one person opens a resume of theirs. */
const pagesRate = { per: 300, burst: 100 };

export function resumeRoutes(
  resumes: Resumes,
  files: ResumeFiles,
  services: Pick<Services, 'database' | 'settings'>,
  actorOf: ActorOf,
): Hono {
  const app = new Hono();
  const userOf = async (c: Context) => (await actorOf(c)).id;
  const own = async (c: Context): Promise<ResumeRecord> => resumes.get(await userOf(c), c.req.param('id') ?? '');

  app.get('/', async (c) => {
    const page = readPage(c);
    const list = await resumes.list(await userOf(c), page);
    return sendPage(c, page, list.resumes, list);
  });
  app.post('/', async (c) => c.json(await resumes.create(await userOf(c), await readJson(c, CreateResume)), 201));
  app.get('/:id', async (c) => c.json(await own(c)));

  app.put('/:id', async (c) => {
    const change = await readJson(c, SaveResume);
    const saved = await resumes.save(await userOf(c), c.req.param('id'), change);
    if (saved.ok) return c.json({ revision: saved.record.revision, updatedAt: saved.record.updatedAt });
    throw new Failure(409, 'conflict', 'This resume was changed elsewhere', {
      advice: 'Nothing was overwritten. Load the saved version and choose what to keep.',
    });
  });

  app.patch('/:id', async (c) => {
    const { title } = await readJson(c, RenameResume);
    return c.json(await resumes.rename(await userOf(c), c.req.param('id'), title));
  });
  app.delete('/:id', async (c) => {
    await resumes.remove(await userOf(c), c.req.param('id'));
    return c.body(null, 204);
  });
  app.post('/:id/undelete', async (c) => c.json(await resumes.undelete(await userOf(c), c.req.param('id'))));
  app.post('/:id/duplicate', async (c) =>
    c.json(await resumes.duplicate(await userOf(c), c.req.param('id'), speak(wantedLanguage(c) ?? 'en')), 201),
  );

  app.get('/:id/versions', async (c) => {
    const page = readPage(c);
    return sendPage(c, page, await resumes.listVersions(await userOf(c), c.req.param('id'), page));
  });
  app.post('/:id/versions', async (c) => {
    const { name } = await readJson(c, CreateVersion);
    return c.json(await resumes.addVersion(await userOf(c), c.req.param('id'), name), 201);
  });
  app.get('/:id/versions/:version', async (c) =>
    c.json(await resumes.getVersion(await userOf(c), c.req.param('id'), c.req.param('version'))),
  );
  app.post('/:id/versions/:version/restore', async (c) =>
    c.json(await resumes.restoreVersion(await userOf(c), c.req.param('id'), c.req.param('version'))),
  );
  app.delete('/:id/versions/:version', async (c) => {
    await resumes.removeVersion(await userOf(c), c.req.param('id'), c.req.param('version'));
    return c.body(null, 204);
  });

  app.get('/:id/files/:format', async (c) => {
    const userId = await userOf(c);
    const format = ExportFormat.safeParse(c.req.param('format'));
    if (!format.success) throw new Failure(404, 'not-found', 'This format doesn’t exist');
    const record = await resumes.get(userId, c.req.param('id'));
    const file = await files.make(userId, record, format.data, await resumes.getPlan(userId));
    return sendFile(c, file.bytes, {
      'Content-Type': file.mediaType,
      'Content-Disposition': attachment(file.name),
      'Cache-Control': 'private, no-store',
    });
  });

  app.get('/:id/original', async (c) => {
    const file = await resumes.getOriginal(await userOf(c), c.req.param('id'));
    return sendFile(c, file.bytes, {
      'Content-Type': file.mediaType,
      'Content-Disposition': attachment(file.fileName),
      'Cache-Control': 'private, no-store',
    });
  });

  app.put('/:id/original', async (c) => {
    const file = fileIn(await readForm(c), 'file');
    if (!file) throw new Failure(422, 'missing-file', 'Please choose a file');
    await resumes.keepOriginal(await userOf(c), c.req.param('id'), file);
    return c.body(null, 204);
  });

  app.get('/:id/xray/:format', async (c) => {
    const format = c.req.param('format');
    if (format !== 'pdf' && format !== 'docx')
      throw new Failure(404, 'not-found', 'Only PDF and DOCX files can be checked');
    const userId = await userOf(c);
    await limitPerson(services, userId, 'xray', xrayRate);
    const record = await own(c);
    return c.json(await workWhile(c.req.raw.signal, () => files.xray(userId, record, format)));
  });

  app.get('/:id/pages', async (c) => {
    const userId = await userOf(c);
    await limitPerson(services, userId, 'pages', pagesRate);
    const record = await own(c);
    const reply = await workWhile(c.req.raw.signal, () => files.pages(userId, record));
    return sendFile(c, reply, { 'Content-Type': 'application/json' });
  });

  app.get('/:id/thumbnail.svg', async (c) => {
    const { tag, draw } = await files.thumbnail(await userOf(c), await own(c));
    const headers = { ETag: tag, 'Cache-Control': 'private, no-cache' };
    if (c.req.header('If-None-Match') === tag) return c.body(null, 304, headers);
    return sendFile(c, await draw(), { ...headers, 'Content-Type': 'image/svg+xml' });
  });
  return app;
}
