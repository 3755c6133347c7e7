import type { Transaction } from '@shortlist/database';
import type { I18n } from '@shortlist/mail';
import {
  type CreateResume,
  Draft,
  largestUpload,
  type ResumeList,
  type ResumeRecord,
  type ResumeSummary,
  type ResumeVersion,
  type ResumeVersionRecord,
  type SubscriptionType,
  versionsByPlan,
} from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { digestOf } from '../../corrections/stand-corrected.ts';
import { saveCorrection } from '../../db/corrections.ts';
import { findPlan } from '../../db/plans.ts';
import { cleanFileName } from '../../http/clean-file-name.ts';
import { isUuid } from '../../http/is-uuid.ts';
import type { Page } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { refuseEndless } from '../../http/refuse-too-long.ts';
import type { FormFile } from '../../http/take-form-apart.ts';
import { workOnDraft } from '../../jobs/work-on-draft.ts';
import { dropOldestDeleted, requireRoomForDraft, requireRoomForFile } from '../../people/room.ts';
import type { Services } from '../../services.ts';
import { describeRecord, describeSummary } from './describe-resume.ts';
import { saveLinked } from './link-queries.ts';
import * as queries from './queries.ts';
import { withRoom } from './with-room.ts';

/** Named versions of one resume. */
const mostVersions = 200;

/** What a kept file is served as, by its first bytes: never as what its sender called it. */
function mediaTypeOf(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (start.includes('%PDF-')) return 'application/pdf';
  return start.startsWith('PK')
    ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    : 'application/octet-stream';
}

type Saved = { ok: true; record: ResumeSummary } | { ok: false };

/** Resumes of one owner: kept, saved over a known revision, copied, deleted and taken back, with named versions. */
export function createResumes({ database, engine }: Pick<Services, 'database' | 'engine'>) {
  const { db, transaction } = database;

  async function own(userId: string, id: string): Promise<ResumeRecord> {
    const row = isUuid(id) ? await queries.findResume(db, userId, id) : undefined;
    if (!row)
      throw new Failure(404, 'not-found', 'We couldn’t find this resume', { advice: 'Choose one under My resumes.' });
    return describeRecord(row);
  }

  async function requireVersionRoom(userId: string, id: string): Promise<void> {
    await requireRoomForDraft(db, userId);
    if ((await queries.countVersions(db, id)) < mostVersions) return;
    throw new Failure(403, 'version-limit', `A resume can have up to ${mostVersions} named versions`, {
      advice: 'Delete versions you no longer need.',
    });
  }

  /** Runs `work` on a resume; one that was kept by itself begins to count with it. Throws 403 where the plan has no room for that. */
  const editing = async <T>(userId: string, id: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    (await queries.isUnedited(db, userId, id)) ? withRoom(database, userId, work) : transaction(work);

  return {
    async list(userId: string, page: Page): Promise<ResumeList> {
      const rows = await queries.listSummaries(db, userId, page);
      return {
        resumes: rows.map(describeSummary),
        allowed: versionsByPlan[await findPlan(db, userId)],
      };
    },

    get: own,

    getPlan: (userId: string): Promise<SubscriptionType> => findPlan(db, userId),

    /** Keeps a new resume; one that corrects the reading of a file is also what that file says from now on. */
    async create(userId: string, { title, draft, correctionOf }: CreateResume): Promise<ResumeRecord> {
      refuseEndless(draft);
      const corrected = correctionOf ? await workOnDraft(engine, 'resumeOf', draft) : undefined;
      const row = await withRoom(database, userId, async (tx) => {
        await requireRoomForDraft(tx, userId, 1);
        if (correctionOf && corrected) await saveCorrection(tx, userId, correctionOf, corrected);
        return queries.insertResume(tx, { id: uuidv7(), userId, title, draft });
      });
      return describeRecord(row);
    },

    /** Saves over the revision that the edits began from; where another stands there, changes nothing. */
    async save(userId: string, id: string, change: { base: number; draft: Draft }): Promise<Saved> {
      refuseEndless(change.draft);
      await requireRoomForDraft(db, userId);
      const row = isUuid(id) ? await editing(userId, id, (tx) => saveLinked(tx, userId, id, change)) : undefined;
      if (row) return { ok: true, record: describeSummary(row) };
      await own(userId, id);
      return { ok: false };
    },

    /** The file that a resume was uploaded as. Throws 404 where there is none. */
    async getOriginal(userId: string, id: string) {
      const file = isUuid(id) ? await queries.findOriginal(db, userId, id) : undefined;
      if (!file) throw new Failure(404, 'not-found', 'This resume has no original file');
      return file;
    },

    /** Keeps the file that a resume was imported from, unless the person keeps none or it has one. Throws 404 for a resume that is not theirs, 422 for a file that is too large, 413 where the person's files take all their room. */
    async keepOriginal(userId: string, id: string, { name, bytes }: FormFile): Promise<void> {
      await own(userId, id);
      if (bytes.length > largestUpload)
        throw new Failure(422, 'too-large', 'This file is larger than 10 MB', {
          advice: 'Please choose a smaller one.',
        });
      const fileName = cleanFileName(name);
      const digest = await digestOf(bytes);
      const document = { id: uuidv7(), userId, fileName, mediaType: mediaTypeOf(bytes), bytes };
      await transaction(async (tx) => {
        const makeRoom =
          'Your resume is saved, but not its file. To make room, delete results you no longer need, or resumes that have an uploaded file.';
        await requireRoomForFile(tx, userId, bytes.length, makeRoom);
        await queries.insertOriginal(tx, id, document, digest);
      });
    },

    async rename(userId: string, id: string, title: string): Promise<ResumeRecord> {
      if (isUuid(id)) await queries.renameResume(db, userId, id, title);
      return own(userId, id);
    },

    async duplicate(userId: string, id: string, i18n: I18n): Promise<ResumeRecord> {
      const { title, draft } = await own(userId, id);
      return this.create(userId, { title: i18n._('{title} (copy)', { title: title.slice(0, 110) }), draft });
    },

    async remove(userId: string, id: string): Promise<void> {
      const isDeleted = isUuid(id) && (await queries.markDeleted(db, userId, id));
      if (!isDeleted) await own(userId, id);
      await dropOldestDeleted(db, userId);
    },

    /** Takes a deletion back, where the plan still has room; links stay off where that was no undo right after. */
    async undelete(userId: string, id: string): Promise<ResumeRecord> {
      const restore = (tx: Transaction) => queries.unmarkDeleted(tx, userId, id);
      if (!isUuid(id)) return own(userId, id);
      const unedited = await queries.isUnedited(db, userId, id);
      const row = unedited ? await transaction(restore) : await withRoom(database, userId, restore);
      return row ? describeRecord(row) : own(userId, id);
    },

    async listVersions(userId: string, id: string, page: Page): Promise<ResumeVersion[]> {
      await own(userId, id);
      return (await queries.listVersions(db, userId, id, page)).map(describeVersion);
    },

    async getVersion(userId: string, id: string, versionId: string): Promise<ResumeVersionRecord> {
      const row = isUuid(id) && isUuid(versionId) ? await queries.findVersion(db, userId, id, versionId) : undefined;
      if (!row) throw new Failure(404, 'not-found', 'We couldn’t find this version');
      return { ...describeVersion(row), draft: Draft.parse(row.draft) };
    },

    /** Keeps what is saved now under a name. */
    async addVersion(userId: string, id: string, name: string): Promise<ResumeVersion> {
      const { draft, revision } = await own(userId, id);
      await requireVersionRoom(userId, id);
      return describeVersion(await queries.insertVersion(db, { id: uuidv7(), resumeId: id, name, draft, revision }));
    },

    /** Brings a version back as the newest revision; what stood there is kept as a version, so nothing is lost. */
    async restoreVersion(userId: string, id: string, versionId: string): Promise<ResumeRecord> {
      const version = await this.getVersion(userId, id, versionId);
      const current = await own(userId, id);
      await requireVersionRoom(userId, id);
      await editing(userId, id, async (tx) => {
        const { draft, revision } = current;
        const name = `Before restoring "${version.name}"`.slice(0, 120);
        await queries.insertVersion(tx, { id: uuidv7(), resumeId: id, name, draft, revision });
        const saved = await saveLinked(tx, userId, id, { base: revision, draft: version.draft });
        if (!saved) throw new Failure(409, 'conflict', 'This resume was just changed elsewhere');
      });
      return own(userId, id);
    },

    async removeVersion(userId: string, id: string, versionId: string): Promise<void> {
      await this.getVersion(userId, id, versionId);
      await queries.deleteVersion(db, id, versionId);
    },
  };
}

export type Resumes = ReturnType<typeof createResumes>;

function describeVersion({ id, name, revision, createdAt }: queries.VersionRow): ResumeVersion {
  return { id, name, revision, createdAt: createdAt.toISOString() };
}
