import type { Executor } from '@shortlist/database';
import type { KeptDocument, Unused } from '@shortlist/engine';
import { draftResume } from '@shortlist/schema';
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import { optimizations, resumes, unusedFacts } from './tables.ts';

/** The latest documents that facts are taken from: of each kind so many. */
const most = 60;

/**
 * The person's resumes and the profiles of their LinkedIn results, the latest first. A tailored resume that was not edited since is none: its lines
 * are the document's that it was made from, or ours.
 */
export async function listKeptDocuments(db: Executor, userId: string): Promise<KeptDocument[]> {
  const drafts = await db
    .select({ id: resumes.id, title: resumes.title, draft: resumes.draft, updatedAt: resumes.updatedAt })
    .from(resumes)
    .where(
      and(eq(resumes.userId, userId), isNull(resumes.deletedAt), or(isNull(resumes.kept), ne(resumes.kept, 'result'))),
    )
    .orderBy(desc(resumes.updatedAt))
    .limit(most);
  const profiles = await db
    .select({
      id: optimizations.id,
      title: optimizations.fileName,
      result: optimizations.result,
      at: optimizations.createdAt,
    })
    .from(optimizations)
    .where(and(eq(optimizations.userId, userId), eq(optimizations.kind, 'linkedin'), eq(optimizations.state, 'done')))
    .orderBy(desc(optimizations.createdAt))
    .limit(most);
  return [
    ...drafts.map(({ id, title, draft, updatedAt }) => ({
      id,
      kind: 'resume' as const,
      title,
      date: updatedAt.toISOString(),
      resume: draftResume(draft),
    })),
    ...profiles.flatMap(({ id, title, result, at }) =>
      result?.kind === 'linkedin'
        ? [{ id, kind: 'linkedin' as const, title, date: at.toISOString(), resume: result.original }]
        : [],
    ),
  ];
}

/** The lines that the person does not want used again. */
export async function listUnused(db: Executor, userId: string): Promise<(Unused & { id: string })[]> {
  const { id, person, text } = unusedFacts;
  return db.select({ id, person, text }).from(unusedFacts).where(eq(unusedFacts.userId, userId));
}
