import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import { Failure } from '../http/problem.ts';

/** What one person may keep at most: several times what anybody who looks for a job comes to, and far from filling a disk. */
export const room = {
  corrections: 100,
  cards: 1000,
  answers: 2000,
  unusedFacts: 2000,
  resumes: 1000,
  deletedResumes: 20,
  letterVersions: 100,
  fileBytes: 300_000_000,
  draftBytes: 200_000_000,
  resultBytes: 1_000_000_000,
};

/** Drops the resumes that a person deleted longest ago, with their files, where they keep more deleted ones than there is room for. */
export async function dropOldestDeleted(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`
    with dropped as (
      delete from resumes where id in (
        select id from resumes where user_id = ${userId} and deleted_at is not null
        order by deleted_at desc offset ${room.deletedResumes})
      returning id, document_id)
    delete from documents d using dropped where d.id = dropped.document_id
      and not exists (select 1 from optimizations o where o.document_id = d.id)
      and not exists (select 1 from resumes r where r.document_id = d.id and r.id not in (select id from dropped))`);
}

/** Whether so many bytes more still fit among the files that are kept of a person. */
export async function hasRoomForFile(tx: Executor, userId: string, bytes: number): Promise<boolean> {
  const { rows } = await tx.execute<{ kept: string | number }>(
    sql`select coalesce(sum(octet_length(bytes)), 0) as kept from documents where user_id = ${userId}`,
  );
  return Number(rows[0]?.kept ?? 0) + bytes <= room.fileBytes;
}

/** Throws 413, with what to do, where so many bytes more do not fit among the files that are kept of a person. */
export async function requireRoomForFile(tx: Executor, userId: string, bytes: number, advice: string): Promise<void> {
  if (await hasRoomForFile(tx, userId, bytes)) return;
  throw new Failure(413, 'too-much-kept', 'You’ve run out of space for files', { advice });
}

/**
 * Throws 413 where the resumes of a person, with their named versions, take all the room that there is for them. A short text repeated takes hardly
 * any room, so they are counted, too, where there are to be `more` of them: what is there already can be saved.
 */
export async function requireRoomForDraft(db: Executor, userId: string, more = 0): Promise<void> {
  const { rows } = await db.execute<{ resumes: number; kept: string | number }>(sql`
    select (select count(*)::int from resumes where user_id = ${userId} and deleted_at is null) as resumes,
      (select coalesce(sum(pg_column_size(draft) + coalesce(pg_column_size(linked), 0)), 0) from resumes where user_id = ${userId})
      + (select coalesce(sum(pg_column_size(v.draft)), 0) from resume_versions v
        join resumes r on r.id = v.resume_id where r.user_id = ${userId}) as kept`);
  const isCounted = more === 0 || (rows[0]?.resumes ?? 0) + more <= room.resumes;
  if (isCounted && Number(rows[0]?.kept ?? 0) <= room.draftBytes) return;
  throw new Failure(413, 'too-much-kept', 'You’ve run out of space for resumes', {
    advice: 'Delete versions and resumes you no longer need.',
  });
}

/** Throws 413 where the results of a person, with their files and versions of letters, take all the room that there is for them. */
export async function requireRoomForResult(db: Executor, userId: string): Promise<void> {
  const { rows } = await db.execute<{ kept: string | number }>(sql`
    select (select coalesce(sum(octet_length(f.bytes)), 0) from optimization_files f
        join optimizations o on o.id = f.optimization_id where o.user_id = ${userId})
      + (select coalesce(sum(coalesce(pg_column_size(result), 0) + coalesce(pg_column_size(reading), 0)), 0) from optimizations
        where user_id = ${userId})
      + (select coalesce(sum(pg_column_size(v.letter)), 0) from letter_versions v
        join optimizations o on o.id = v.optimization_id where o.user_id = ${userId}) as kept`);
  if (Number(rows[0]?.kept ?? 0) <= room.resultBytes) return;
  throw new Failure(413, 'too-much-kept', 'You’ve run out of space for results', {
    advice: 'Delete results you no longer need, then submit again.',
  });
}
