import type { Executor } from '@shortlist/database';
import type { KeptDocument, Unused } from '@shortlist/engine';
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import type { EngineThread } from '../jobs/engine-thread.ts';
import { workOnDraft } from '../jobs/work-on-draft.ts';
import { openReadings } from '../lanes/fair-queue.ts';
import { oneByOne } from './one-by-one.ts';
import { optimizations, resumes, unusedFacts } from './tables.ts';

/** The latest documents that facts are taken from: of each kind so many, and as many as have so many characters. */
export const mostOwn = { documents: 60, characters: 1_000_000 };

/** Whose documents are in use. */
const gatherings = openReadings();

/**
 * Does a work with the person's resumes and the profiles of their LinkedIn results, the latest first; nobody holds them longer. A tailored resume that was
 * not edited since is none: its lines are the document's that it was made from, or ours.
 */
export function withKeptDocuments<T>(
  { db, engine }: { db: Executor; engine: EngineThread },
  userId: string,
  work: (documents: KeptDocument[]) => Promise<T>,
): Promise<T> {
  return gatherings.run(userId, async () => {
    const own = await takeLatest(await listResumeIds(db, userId), (id) => findResume(db, engine, id));
    return work([...own, ...(await takeLatest(await listProfileIds(db, userId), (id) => findProfile(db, id)))]);
  });
}

/** Reads until there is enough. */
async function takeLatest(
  keys: { key: string }[],
  find: (id: string) => Promise<KeptDocument[]>,
): Promise<KeptDocument[]> {
  const taken: KeptDocument[] = [];
  let characters = 0;
  for await (const document of oneByOne(keys, find)) {
    characters += JSON.stringify(document.resume).length;
    if (characters > mostOwn.characters && taken.length > 0) break;
    taken.push(document);
  }
  return taken;
}

function listResumeIds(db: Executor, userId: string): Promise<{ key: string }[]> {
  return db
    .select({ key: resumes.id })
    .from(resumes)
    .where(
      and(eq(resumes.userId, userId), isNull(resumes.deletedAt), or(isNull(resumes.kept), ne(resumes.kept, 'result'))),
    )
    .orderBy(desc(resumes.updatedAt))
    .limit(mostOwn.documents);
}

async function findResume(db: Executor, engine: EngineThread, id: string): Promise<KeptDocument[]> {
  const { title, draft, updatedAt } = resumes;
  const rows = await db.select({ title, draft, updatedAt }).from(resumes).where(eq(resumes.id, id));
  return Promise.all(
    rows.map(async (row): Promise<KeptDocument> => {
      const resume = await workOnDraft(engine, 'resumeOf', row.draft);
      return { id, kind: 'resume', title: row.title, date: row.updatedAt.toISOString(), resume };
    }),
  );
}

function listProfileIds(db: Executor, userId: string): Promise<{ key: string }[]> {
  return db
    .select({ key: optimizations.id })
    .from(optimizations)
    .where(and(eq(optimizations.userId, userId), eq(optimizations.kind, 'linkedin'), eq(optimizations.state, 'done')))
    .orderBy(desc(optimizations.createdAt))
    .limit(mostOwn.documents);
}

async function findProfile(db: Executor, id: string): Promise<KeptDocument[]> {
  const { fileName: title, result, createdAt } = optimizations;
  const rows = await db.select({ title, result, createdAt }).from(optimizations).where(eq(optimizations.id, id));
  return rows.flatMap((row): KeptDocument[] => {
    if (row.result?.kind !== 'linkedin') return [];
    const date = row.createdAt.toISOString();
    return [{ id, kind: 'linkedin', title: row.title, date, resume: row.result.original }];
  });
}

/** The lines that the person does not want used again. */
export async function listUnused(db: Executor, userId: string): Promise<(Unused & { id: string })[]> {
  const { id, person, text } = unusedFacts;
  return db.select({ id, person, text }).from(unusedFacts).where(eq(unusedFacts.userId, userId));
}
