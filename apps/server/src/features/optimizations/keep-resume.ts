import type { Executor } from '@shortlist/database';
import type { Resume, TemplateId } from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { digestOf } from '../../corrections/stand-corrected.ts';
import { keepTailored, keepUpload } from '../../db/kept-resumes.ts';
import type { StoredReading } from '../../db/tables.ts';
import { workOnDraft } from '../../jobs/work-on-draft.ts';
import type { Services } from '../../services.ts';
import type { Upload } from './upload.ts';

type Tools = Pick<Services, 'database' | 'log' | 'engine'>;
type Uploaded = {
  userId: string;
  documentId: string;
  upload: Upload;
  reading: StoredReading;
  template: TemplateId | undefined;
};
type Tailored = {
  userId: string;
  optimizationId: string;
  title: string;
  employer: string | null;
  resume: Resume;
  template: TemplateId | undefined;
};

/** Keeps the resume that was uploaded with a submission in the person's resumes. A failure is logged: nobody's submission waits for it. */
export async function keepUploaded(
  tools: Tools,
  { userId, documentId, upload, reading, template }: Uploaded,
): Promise<void> {
  const title = upload.name.replace(/\.[a-z]+$/i, '').slice(0, 120) || 'My resume';
  await attempt(tools, async () => {
    const draft = await workOnDraft(tools.engine, 'draftOf', { resume: reading.resume, nowMs: Date.now(), template });
    if (reading.language) draft.design.language = reading.language;
    const kept = { id: uuidv7(), userId, title, draft, documentId, digest: await digestOf(upload.bytes) };
    await tools.database.transaction((tx) => keepUpload(tx, kept));
  });
}

/** Keeps the tailored resume of a result that was set anew, in the place of what was kept before. */
export async function keepResult(tools: Tools, tailored: Tailored): Promise<void> {
  const keep = await draftTailored(tools, tailored);
  await attempt(tools, async () => tools.database.transaction(keep));
}

/** Makes the draft of a tailored resume; answers what keeps it, in a transaction. Nothing is kept of one that no draft can be made of. */
export async function draftTailored(
  tools: Pick<Tools, 'log' | 'engine'>,
  { title, employer, resume, template, ...result }: Tailored,
): Promise<(tx: Executor) => Promise<unknown>> {
  const name = `${title}${employer ? ` at ${employer}` : ''}`.slice(0, 120) || 'Tailored resume';
  const draft = await attempt(tools, () =>
    workOnDraft(tools.engine, 'draftOf', { resume, nowMs: Date.now(), template }),
  );
  return async (tx) => draft && keepTailored(tx, { id: uuidv7(), title: name, draft, ...result });
}

const attempt = <T>({ log }: Pick<Tools, 'log'>, work: () => Promise<T>): Promise<T | undefined> =>
  work().catch((error: unknown) => {
    log.error('resume-not-kept', error);
    return undefined;
  });
