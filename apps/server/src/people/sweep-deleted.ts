import type { Database } from '@shortlist/database';
import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { documents, optimizations, resumes } from '../db/tables.ts';

/** A deleted resume can be taken back for so many days. */
const keepDeletedDays = 30;

/** Deletes for good everybody's resumes that were deleted long ago, with the files that nothing else needs. */
export async function sweepDeleted({ transaction }: Pick<Database, 'transaction'>, now = Date.now()): Promise<void> {
  const before = new Date(now - keepDeletedDays * 86_400_000);
  await transaction(async (tx) => {
    const swept = await tx
      .delete(resumes)
      .where(lt(resumes.deletedAt, before))
      .returning({ documentId: resumes.documentId });
    const files = swept.flatMap(({ documentId }) => documentId ?? []);
    if (files.length === 0) return;
    const submitted = tx
      .select({ id: optimizations.id })
      .from(optimizations)
      .where(eq(optimizations.documentId, documents.id));
    const other = tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.documentId, documents.id));
    await tx.delete(documents).where(and(inArray(documents.id, files), notExists(submitted), notExists(other)));
  });
}
