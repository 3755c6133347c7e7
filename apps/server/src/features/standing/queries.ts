import type { Executor } from '@shortlist/database';
import type { Match, Posting } from '@shortlist/schema';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { oneByOne } from '../../db/one-by-one.ts';
import { optimizations } from '../../db/tables.ts';
import { actForEveryone } from '../../vault/acting-for.ts';

const finished = (userId: string) =>
  and(eq(optimizations.userId, userId), eq(optimizations.state, 'done'), eq(optimizations.kind, 'resume'));

/** The person's newest finished resume: its match, its industry, what a machine found when it read it. */
export async function findNewest(db: Executor, userId: string) {
  const [row] = await db
    .select({
      score: optimizations.score,
      industry: optimizations.industry,
      excerpt: optimizations.excerpt,
    })
    .from(optimizations)
    .where(and(finished(userId), isNotNull(optimizations.score)))
    .orderBy(desc(optimizations.createdAt), desc(optimizations.id))
    .limit(1);
  return row && { score: row.score, industry: row.industry, findings: row.excerpt?.findings ?? null };
}

/** Among the newest match of each person in an industry: how many people there are, and how many of them stand above `score`. */
export async function countIndustry(
  db: Executor,
  industry: string,
  score: number,
): Promise<{ people: number; above: number }> {
  // Counted over everybody: only the two numbers leave this.
  const { rows } = await actForEveryone(
    async () =>
      await db.execute<{ people: number; above: number }>(sql`
    with newest as (
      select distinct on (user_id) score from optimizations
      where state = 'done' and score is not null and industry = ${industry}
      order by user_id, created_at desc)
    select count(*)::int as people, (count(*) filter (where score > ${score}))::int as above from newest`),
  );
  return rows[0] ?? { people: 0, above: 0 };
}

/** Postings and matches of the person's latest finished results, newest first. */
export async function listMatches(
  db: Executor,
  userId: string,
): Promise<{ posting: Posting; match: Match; createdAt: Date }[]> {
  const { id, excerpt, createdAt } = optimizations;
  const rows = await db
    .select({ key: id })
    .from(optimizations)
    .where(finished(userId))
    .orderBy(desc(createdAt))
    .limit(100);
  const matches: { posting: Posting; match: Match; createdAt: Date }[] = [];
  const find = (key: string) => db.select({ excerpt, createdAt }).from(optimizations).where(eq(id, key));
  for await (const row of oneByOne(rows, find)) {
    const { posting, match } = row.excerpt ?? {};
    if (posting && match) matches.push({ posting, match, createdAt: row.createdAt });
  }
  return matches;
}

/** The career stage of the person's newest LinkedIn submission. */
export async function findCareerStage(db: Executor, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ form: optimizations.form })
    .from(optimizations)
    .where(and(eq(optimizations.userId, userId), eq(optimizations.kind, 'linkedin')))
    .orderBy(desc(optimizations.createdAt))
    .limit(1);
  return row?.form.careerStage;
}
