import type { Executor } from '@shortlist/database';
import type { Draft } from '@shortlist/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { documents, resumes } from './tables.ts';

/** A saved resume; `file` is what it was uploaded or imported as, while the person has not edited it. */
type SavedResume = { title: string; draft: Draft; file?: { name: string; mediaType: string; bytes: Uint8Array } };

/** A person's saved resume by its id; undefined where it is not theirs, or deleted. */
export async function findSavedResume(db: Executor, userId: string, id: string): Promise<SavedResume | undefined> {
  const [row] = await db
    .select({
      title: resumes.title,
      draft: resumes.draft,
      revision: resumes.revision,
      name: documents.fileName,
      mediaType: documents.mediaType,
      bytes: documents.bytes,
    })
    .from(resumes)
    .leftJoin(documents, eq(documents.id, resumes.documentId))
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId), isNull(resumes.deletedAt)));
  if (row === undefined) return undefined;
  const { title, draft, revision, name, mediaType, bytes } = row;
  const isAsUploaded = revision === 1 && name !== null && mediaType !== null && bytes !== null;
  return { title, draft, ...(isAsUploaded ? { file: { name, mediaType, bytes } } : {}) };
}
