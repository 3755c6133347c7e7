import { randomBytes } from 'node:crypto';
import { Draft, draftResume, type Share, type SharedResume } from '@shortlist/schema';
import { describeResume } from '@shortlist/typeset';
import { v7 as uuidv7 } from 'uuid';
import { isUuid } from '../../http/is-uuid.ts';
import { Failure } from '../../http/problem.ts';
import { findLook, type Look, wantedByDraft } from '../../pages/find-look.ts';
import { pressFor } from '../../pages/press-for.ts';
import type { Services } from '../../services.ts';
import { hashPassword, isPassword } from './password.ts';
import * as queries from './queries.ts';

/** Links to a resume: unguessable, read-only, revocable, with an end and a password if wanted. */
export function createShares(tools: Pick<Services, 'database' | 'typesetter' | 'ownTemplates'>) {
  const { db } = tools.database;

  async function own(userId: string, resumeId: string): Promise<void> {
    if (!isUuid(resumeId) || !(await queries.ownsResume(db, userId, resumeId)))
      throw new Failure(404, 'not-found', 'There is no such resume');
  }

  async function open(token: string, password: string | undefined): Promise<{ draft: Draft; look: Look }> {
    const row = /^[\w-]{32}$/.test(token) ? await queries.findShared(db, token, new Date()) : undefined;
    if (!row) {
      throw new Failure(404, 'not-found', 'This link no longer works', {
        advice: 'Ask the person who sent it for a new one.',
      });
    }
    if (row.passwordHash && password === undefined)
      throw new Failure(401, 'password-needed', 'This resume is protected by a password');
    if (row.passwordHash && !(await isPassword(password ?? '', row.passwordHash)))
      throw new Failure(403, 'wrong-password', 'That is not the password of this link');
    const draft = Draft.parse(row.draft);
    return { draft, look: await findLook(db, row.userId, wantedByDraft(draft)) };
  }

  return {
    async list(userId: string, resumeId: string): Promise<Share[]> {
      await own(userId, resumeId);
      return (await queries.listShares(db, resumeId)).map(describe);
    },

    async create(
      userId: string,
      resumeId: string,
      { days, password }: { days: number | null; password?: string },
    ): Promise<Share> {
      await own(userId, resumeId);
      const row = await queries.insertShare(db, {
        id: uuidv7(),
        resumeId,
        token: randomBytes(24).toString('base64url'),
        passwordHash: password ? await hashPassword(password) : null,
        expiresAt: days ? new Date(Date.now() + days * 86_400_000) : null,
      });
      return describe(row);
    },

    async revoke(userId: string, resumeId: string, id: string): Promise<void> {
      await own(userId, resumeId);
      if (!isUuid(id) || !(await queries.deleteShare(db, resumeId, id)))
        throw new Failure(404, 'not-found', 'There is no such link');
    },

    async show(token: string, password?: string): Promise<SharedResume> {
      const { draft, look } = await open(token, password);
      const resume = draftResume(draft);
      const pages = await pressFor(tools, look).resumeSvg(resume, look);
      return { title: resume.basics?.name ?? 'Resume', pages, html: describeResume(resume, look.options) };
    },

    async pdf(token: string, password?: string): Promise<Uint8Array> {
      const { draft, look } = await open(token, password);
      return pressFor(tools, look).resumePdf(draftResume(draft), look);
    },
  };
}

export type Shares = ReturnType<typeof createShares>;

function describe({ id, token, passwordHash, expiresAt, createdAt }: queries.ShareRow): Share {
  return {
    id,
    path: `/shared/${token}`,
    hasPassword: passwordHash !== null,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
