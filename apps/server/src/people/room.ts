import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import { Failure } from '../http/problem.ts';

/** What one person may keep at most: several times what anybody who looks for a job comes to, and far from filling a disk. */
export const room = { corrections: 100, cards: 1000, deletedResumes: 20, letterVersions: 100, fileBytes: 300_000_000 };

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
  throw new Failure(413, 'too-much-kept', 'There is no room left for another of your files', { advice });
}
