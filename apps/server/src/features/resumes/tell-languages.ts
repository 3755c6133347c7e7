import type { Executor } from '@shortlist/database';
import { Draft } from '@shortlist/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { languageOf } from '../../db/draft-columns.ts';
import { oneByOne } from '../../db/one-by-one.ts';
import { resumes } from '../../db/tables.ts';
import { openReadings } from '../../lanes/fair-queue.ts';

/** Whose drafts are being read. */
const readings = openReadings();

/** Stores the language of resumes that were last saved before it was stored with each save, one after the other. */
export function tellLanguages(db: Executor, userId: string): Promise<void> {
  return readings.run(userId, async () => {
    const find = (id: string) =>
      db.select({ id: resumes.id, draft: resumes.draft }).from(resumes).where(eq(resumes.id, id));
    for await (const { id, draft } of oneByOne(await listUntold(db, userId), find))
      await db
        .update(resumes)
        .set({ language: languageOf(Draft.parse(draft)) })
        .where(and(eq(resumes.id, id), isNull(resumes.language)));
  });
}

function listUntold(db: Executor, userId: string): Promise<{ key: string }[]> {
  return db
    .select({ key: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.language), isNull(resumes.deletedAt)));
}
