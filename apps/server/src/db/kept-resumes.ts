import type { Executor } from '@shortlist/database';
import type { Draft } from '@shortlist/schema';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { draftColumns } from './draft-columns.ts';
import { resumes, users } from './tables.ts';

/** Resumes that are kept by themselves: uploads and tailored ones. */

/** Unedited ones that are kept of a person; beyond them nothing more is kept by itself. */
const mostKept = 200;

type Kept = { id: string; userId: string; title: string; draft: Draft };

/** Keeps an uploaded resume with its file, where the person wants that and does not have the same file already. */
export async function keepUpload(
  tx: Executor,
  upload: Kept & { documentId: string; digest: string },
): Promise<boolean> {
  if (!(await hasRoom(tx, upload.userId))) return false;
  const [same] = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, upload.userId), eq(resumes.digest, upload.digest), isNull(resumes.deletedAt)));
  if (same) return false;
  await tx.insert(resumes).values({ ...upload, ...draftColumns(upload.draft), kept: 'upload' });
  return true;
}

/** Keeps a tailored resume. Set anew later, it takes the place of what was kept before, unless the person edited or deleted that. */
export async function keepTailored(tx: Executor, tailored: Kept & { optimizationId: string }): Promise<boolean> {
  const { userId, title, draft, optimizationId } = tailored;
  const [before] = await tx
    .select({ id: resumes.id, kept: resumes.kept, deletedAt: resumes.deletedAt })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.optimizationId, optimizationId)));
  if (before?.kept === null || before?.deletedAt) return false;
  if (before) {
    await tx
      .update(resumes)
      // Another revision: pages are kept by it, and an editor saves over the one that it shows.
      .set({ title, draft, linked: null, ...draftColumns(draft), revision: sql`${resumes.revision} + 1` })
      .where(eq(resumes.id, before.id));
    return true;
  }
  if (!(await hasRoom(tx, userId))) return false;
  await tx.insert(resumes).values({ ...tailored, ...draftColumns(draft), kept: 'result' });
  return true;
}

async function hasRoom(tx: Executor, userId: string): Promise<boolean> {
  const [person] = await tx.select({ keeps: users.keepResumes }).from(users).where(eq(users.id, userId));
  if (!person?.keeps) return false;
  const [row] = await tx
    .select({ count: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNotNull(resumes.kept), isNull(resumes.deletedAt)));
  return (row?.count ?? 0) < mostKept;
}
