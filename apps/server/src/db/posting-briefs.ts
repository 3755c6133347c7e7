import { createHash } from 'node:crypto';
import type { Executor } from '@shortlist/database';
import type { BriefConfirmation } from '@shortlist/schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { postingBriefs } from './tables.ts';

/** What a person confirmed of postings' briefs, by the digest of a posting's text. */

/** Confirmations that are kept of a person; an older one gives way. */
const mostKept = 200;

/** The digest that a posting is known again by: of its words, however its lines end and how wide its spaces are. */
const digestOf = (text: string): string => createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex');

export async function findBrief(db: Executor, userId: string, posting: string): Promise<BriefConfirmation | undefined> {
  const [row] = await db
    .select({ confirmation: postingBriefs.confirmation })
    .from(postingBriefs)
    .where(and(eq(postingBriefs.userId, userId), eq(postingBriefs.digest, digestOf(posting))));
  return row?.confirmation;
}

/** Keeps a confirmation; the newest one of a posting is the one that stands. */
export async function saveBrief(
  tx: Executor,
  userId: string,
  posting: string,
  confirmation: BriefConfirmation,
): Promise<void> {
  const set = { confirmation, updatedAt: new Date() };
  await tx
    .insert(postingBriefs)
    .values({ userId, digest: digestOf(posting), ...set })
    .onConflictDoUpdate({ target: [postingBriefs.userId, postingBriefs.digest], set });
  const older = tx
    .select({ digest: postingBriefs.digest })
    .from(postingBriefs)
    .where(eq(postingBriefs.userId, userId))
    .orderBy(desc(postingBriefs.updatedAt))
    .offset(mostKept);
  await tx.delete(postingBriefs).where(and(eq(postingBriefs.userId, userId), inArray(postingBriefs.digest, older)));
}
