import { createHash } from 'node:crypto';
import { type LinkedinForm, limitReached, type ResumeForm, type SubmissionOptions } from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { digestWith } from '../../corrections/stand-corrected.ts';
import type { Person } from '../../db/people.ts';
import { findBrief } from '../../db/posting-briefs.ts';
import { chargeTrial } from '../../db/trials.ts';
import { Failure } from '../../http/problem.ts';
import { refuseEndlessPosting, refuseTooLong } from '../../http/refuse-too-long.ts';
import { placeInQueue } from '../../jobs/place-in-queue.ts';
import { requireOwnLayout } from '../../pages/find-look.ts';
import { requireAddressForTrial } from '../../people/require-address.ts';
import { requireRoomForFile, requireRoomForResult } from '../../people/room.ts';
import { askRecipient } from '../../recipients/choose-recipient.ts';
import type { Services } from '../../services.ts';
import { fillFromForm } from './fill-from-form.ts';
import { automationRefused, handOver, refusal } from './hand-over.ts';
import { keepUploaded } from './keep-resume.ts';
import { type ReadSource, readSource, type Source } from './read-source.ts';
import { refuseOther, shareWork } from './share-work.ts';
import * as queries from './submission-queries.ts';
import type { Upload } from './upload.ts';

/** A submission that was not handed over by then was cut off by a crash: it ends, and the trial goes back. No answer is waited for any longer. */
const lookAfterSeconds = 600;

type Tools = Pick<Services, 'database' | 'jobs' | 'reader' | 'typesetter' | 'engine' | 'settings' | 'log'>;
type Form = { kind: 'resume'; form: ResumeForm } | { kind: 'linkedin'; form: LinkedinForm };

export type Submission = Form & { source: Source; options: SubmissionOptions; key?: string };

type Accepted = { id: string };
type Row = Parameters<typeof queries.insertSubmission>[2];

/** Taking submissions in: proved readable, then counted and stored in one transaction with their job. A repeated key answers with the first id. */
export function createSubmissions(tools: Tools) {
  const { database, jobs, settings } = tools;
  const share = shareWork<Accepted>();

  async function accept(userId: string, submission: Submission, key: string, fingerprint: string): Promise<Accepted> {
    const known = await queries.findByKey(database.db, userId, key);
    if (known) return sameOrRefused(known, fingerprint);
    const source = await readSource(tools, userId, submission.source);
    const { kind, form, options } = submission;
    const brief = 'jobDescription' in form ? await briefOf(userId, form.jobDescription, options) : null;
    return store(
      userId,
      source.upload,
      {
        kind,
        fileName: source.upload.name,
        fullName: form.fullName,
        email: form.email,
        title: 'targetRole' in form ? form.targetRole : (brief?.title ?? firstLine(form.jobDescription)),
        form,
        brief,
        reading: { ...source.reading, resume: fillFromForm(source.reading.resume, form, source.isConfirmed) },
        idempotencyKey: key,
        fingerprint,
        attach: settings.mailAttachments && options.delivery === 'attached',
        ...(await designOf(userId, options, source)),
      },
      'upload' in submission.source,
    );
  }

  /** What the person confirmed of the posting: sent with the form, else remembered from another time. */
  const briefOf = async (userId: string, posting: string, { brief }: SubmissionOptions) =>
    brief ?? (await findBrief(database.db, userId, posting)) ?? null;

  /** The chosen template, one of ours or of the person's own; without one a saved resume keeps its own look. */
  async function designOf(
    userId: string,
    { template, ownTemplate }: SubmissionOptions,
    { design }: ReadSource,
  ): Promise<Pick<Row, 'template' | 'layout'>> {
    if (!ownTemplate)
      return { template: template ?? design?.template ?? 'modern-professional', layout: design?.layout ?? null };
    const own = await requireOwnLayout(database.db, userId, ownTemplate);
    return { template: own.base, layout: own.layout };
  }

  /** Throws 422 for what takes longer to work than anybody's resume and posting: before it is counted. */
  async function refuseEndless({ form, brief, reading }: Pick<Row, 'form' | 'brief' | 'reading'>): Promise<void> {
    refuseTooLong(reading.resume, 'sent', reading.leftovers);
    if (!('jobDescription' in form)) return;
    const { jobDescription: text } = form;
    refuseEndlessPosting(await tools.engine.run('readConfirmed', { text, confirmation: brief ?? undefined }));
  }

  async function store(
    userId: string,
    upload: Upload,
    row: Omit<Row, 'id' | 'userId' | 'documentId' | 'trial' | 'external'>,
    keep: boolean,
  ): Promise<Accepted> {
    await refuseEndless(row);
    const id = uuidv7();
    const documentId = uuidv7();
    const automation = settings.automations[row.kind];
    const { title, idempotencyKey: key, fingerprint } = row;
    const added = await database.transaction(async (tx) => {
      const makeRoom = 'Delete results you no longer need, or resumes that have an uploaded file, then submit again.';
      await requireRoomForFile(tx, userId, upload.bytes.length, makeRoom);
      await requireRoomForResult(tx, userId);
      const { plan, open } = await queries.findLoad(tx, userId);
      const { name: fileName, mediaType, bytes } = upload;
      const inserted = await queries.insertSubmission(
        tx,
        { id: documentId, userId, fileName, mediaType, bytes },
        { ...row, id, userId, documentId, trial: 'charged', external: automation !== undefined },
      );
      if (!inserted) return undefined;
      if (!(await chargeTrial(tx, { userId, optimizationId: id, title })))
        throw new Failure(403, 'limit-reached', limitReached, { advice: 'Upgrade your plan for more.' });
      // An operator's automation mails by its own rules.
      if (!automation)
        await askRecipient(tx, userId, row.email, { siteUrl: settings.siteUrl, secret: settings.auth.secret });
      await jobs.enqueue(tx, 'optimization', id, {
        group: userId,
        priority: placeInQueue({ plan, open }),
        startAfterSeconds: automation ? lookAfterSeconds : 0,
      });
      return inserted;
    });
    if (added && row.kind === 'resume' && keep) {
      const { reading, template } = row;
      await keepUploaded(tools, { userId, documentId, upload, reading, template });
    }
    if (added && automation) {
      const form = row.form as ResumeForm | LinkedinForm;
      await handOver(database, automation, { id, kind: row.kind, form, upload });
    }
    if (added) return { id };
    const known = await queries.findByKey(database.db, userId, key);
    return known ? sameOrRefused(known, fingerprint) : { id };
  }

  return {
    async submit(person: Person, submission: Submission): Promise<Accepted> {
      requireAddressForTrial(person);
      const { id: userId } = person;
      const key = submission.key ?? uuidv7();
      const fingerprint = await fingerprintOf(submission);
      return share(`${userId} ${key}`, fingerprint, () => accept(userId, submission, key, fingerprint));
    },

    /** Submits what ended without a result once more, as it was sent. Its trial was given back then; the new one is counted. */
    async retry(person: Person, id: string): Promise<Accepted> {
      requireAddressForTrial(person);
      const { id: userId } = person;
      const found = await queries.findEnded(database.db, userId, id);
      if (!found) throw new Failure(404, 'not-found', 'This optimization can’t be retried');
      const { optimization, document } = found;
      const key = `again-${id}`;
      const known = await queries.findByKey(database.db, userId, key);
      if (known) return { id: known.id };
      const { kind, fileName, fullName, email, title, form, brief, reading, fingerprint, attach, template, layout } =
        optimization;
      const upload = { name: document.fileName, mediaType: document.mediaType, bytes: document.bytes };
      return store(
        userId,
        upload,
        {
          kind,
          fileName,
          fullName,
          email,
          title,
          form,
          brief,
          reading,
          fingerprint,
          attach,
          template,
          layout,
          idempotencyKey: key,
        },
        false,
      );
    },
  };
}

export type Submissions = ReturnType<typeof createSubmissions>;

/** A repeat is answered as the first request was, whose answer may have been lost on its way. */
function sameOrRefused({ id, fingerprint: first, failure }: queries.Known, fingerprint: string): Accepted {
  refuseOther(first, fingerprint);
  if (failure?.code === automationRefused) throw refusal(failure);
  return { id };
}

async function fingerprintOf({ form, options, source }: Submission): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify({ form, options })).update('\0');
  return 'upload' in source ? digestWith(hash, source.upload.bytes) : hash.update(source.resumeId).digest('hex');
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0]?.slice(0, 120) ?? '';
