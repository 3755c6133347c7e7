import { createHash } from 'node:crypto';
import {
  type LinkedinForm,
  limitReached,
  type Optimization,
  type OptimizationProgress,
  type OptimizationSummary,
  type ResumeForm,
} from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { announce } from '../../db/announcements.ts';
import type { Person } from '../../db/people.ts';
import { chargeTrial } from '../../db/trials.ts';
import { Failure, unreadable } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { endAndReturnTrial } from './end.ts';
import { handOver } from './hand-over.ts';
import * as queries from './queries.ts';
import type { Review } from './review.ts';
import type { Upload } from './upload.ts';

/** A submission that was not handed over by then was cut off by a crash: it ends, and the trial goes back. */
const lookAfterSeconds = 600;

type Tools = Pick<Services, 'database' | 'jobs' | 'reader' | 'announcements' | 'settings'>;

type Submission =
  | { kind: 'resume'; form: ResumeForm; upload: Upload; key?: string }
  | { kind: 'linkedin'; form: LinkedinForm; upload: Upload; key?: string };

/** Submitting, following and fetching optimisations, each for one owner. */
export function createOptimizations(
  { database, jobs, reader, announcements, settings }: Tools,
  review: Pick<Review, 'refreshFiles'>,
) {
  const { db, transaction } = database;

  async function own(userId: string, id: string) {
    const row = isUuid(id) ? await queries.findSummary(db, userId, id) : undefined;
    if (!row)
      throw new Failure(404, 'not-found', 'There is no such result', { advice: 'Choose one from your history.' });
    return row;
  }

  return {
    /** Proves the file readable, then stores the submission and its job in one transaction. A repeated key answers with the first id. */
    async submit({ id: userId }: Person, submission: Submission): Promise<{ id: string }> {
      const { kind, form, upload } = submission;
      const title = 'targetRole' in form ? form.targetRole : firstLine(form.jobDescription);
      const key = submission.key ?? uuidv7();
      const fingerprint = fingerprintOf(form, upload);
      const known = await queries.findByKey(db, userId, key);
      if (known) return sameOrRefused(known, fingerprint);
      const read = await reader.read(upload.bytes, upload.name, new Date().toISOString());
      if (!read.ok) throw unreadable(read.failure);
      const { document: _pages, ...reading } = read.reading;
      const id = uuidv7();
      const automation = settings.automations[kind];
      const documentId = uuidv7();
      const added = await transaction(async (tx) => {
        const row = await queries.insertSubmission(
          tx,
          { id: documentId, userId, fileName: upload.name, mediaType: upload.mediaType, bytes: upload.bytes },
          {
            id,
            userId,
            kind,
            documentId,
            fileName: upload.name,
            fullName: form.fullName,
            email: form.email,
            title,
            trial: 'charged',
            external: automation !== undefined,
            form,
            reading,
            idempotencyKey: key,
            fingerprint,
          },
        );
        if (!row) return undefined;
        if (!(await chargeTrial(tx, { userId, optimizationId: id, title })))
          throw new Failure(403, 'limit-reached', limitReached, { advice: 'Upgrade your plan for more.' });
        await jobs.enqueue(tx, 'optimization', id, {
          group: userId,
          startAfterSeconds: automation ? lookAfterSeconds : 0,
        });
        return row;
      });
      if (added && automation) await handOver(database, automation, { id, kind, form, upload });
      if (added) return { id };
      return sameOrRefused((await queries.findByKey(db, userId, key)) ?? { id, fingerprint }, fingerprint);
    },

    async list(userId: string): Promise<OptimizationSummary[]> {
      return (await queries.listSummaries(db, userId)).map(summarize);
    },

    async get(userId: string, id: string): Promise<Optimization> {
      const row = await own(userId, id);
      const [stored, files] = await Promise.all([queries.findResult(db, userId, id), queries.listFiles(db, id)]);
      return {
        ...summarize(row),
        email: row.email,
        files,
        accepted: stored?.accepted ?? undefined,
        result: stored?.result ?? undefined,
      };
    },

    async getProgress(userId: string, id: string): Promise<OptimizationProgress> {
      const { state, stage, progress, failure } = summarize(await own(userId, id));
      return { state, stage, progress, failure };
    },

    subscribe: (id: string, heard: () => void) => announcements.subscribe(id, heard),

    async getFile(userId: string, id: string, name: string) {
      if (isUuid(id)) await review.refreshFiles(userId, id);
      const file = isUuid(id) ? await queries.findFile(db, userId, id, name) : undefined;
      if (!file) throw new Failure(404, 'not-found', 'There is no such file');
      return file;
    },

    /** Stops a running optimisation at its next stage; nothing is mailed. */
    async cancel(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await transaction(async (tx) => {
        await endAndReturnTrial(tx, id, 'cancelled');
        await announce(tx, id);
      });
    },

    /** Deletes an optimisation with its document, files and result. */
    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await transaction((tx) => queries.deleteOptimization(tx, userId, id));
    },
  };
}

export type Optimizations = ReturnType<typeof createOptimizations>;

function sameOrRefused(known: { id: string; fingerprint: string }, fingerprint: string): { id: string } {
  if (known.fingerprint === fingerprint) return { id: known.id };
  throw new Failure(422, 'key-reused', 'This Idempotency-Key was used for another submission', {
    advice: 'Send a new key with a new submission.',
  });
}

function fingerprintOf(form: object, upload: Upload): string {
  return createHash('sha256').update(JSON.stringify(form)).update('\0').update(upload.bytes).digest('hex');
}

function summarize(row: queries.SummaryRow): OptimizationSummary {
  const { id, kind, state, progress, fileName, title, trial } = row;
  return {
    id,
    kind,
    state,
    progress,
    fileName,
    title,
    trial,
    stage: row.stage ?? undefined,
    employer: row.employer ?? undefined,
    scoreBefore: row.scoreBefore ?? undefined,
    score: row.score ?? undefined,
    failure: row.failure ?? undefined,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString(),
  };
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0]?.slice(0, 120) ?? '';
const isUuid = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
