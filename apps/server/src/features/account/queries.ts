import type { Executor } from '@shortlist/database';
import type { AccountChange } from '@shortlist/schema';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { oneByOne } from '../../db/one-by-one.ts';
import {
  answers,
  applications,
  corrections,
  documents,
  letterVersions,
  logos,
  optimizationFiles,
  optimizations,
  ownTemplates,
  planTrials,
  postingBriefs,
  recipients,
  resumeShares,
  resumes,
  resumeVersions,
  trialEvents,
  unusedFacts,
  userSubscriptions,
  users,
} from '../../db/tables.ts';
import type { Page } from '../../http/pages.ts';

export async function findAccount(db: Executor, userId: string) {
  const [row] = await db
    .select({ user: users, subscription: userSubscriptions })
    .from(users)
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

export async function changeUser(db: Executor, userId: string, change: AccountChange): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}

/** The ledger of trials, newest first; the whole of it where no limit is given. */
export async function listTrialEvents(db: Executor, userId: string, page?: Page) {
  const all = db
    .select()
    .from(trialEvents)
    .where(eq(trialEvents.userId, userId))
    .orderBy(desc(trialEvents.createdAt), desc(trialEvents.id));
  return page === undefined ? all : all.limit(page.limit).offset(page.offset);
}

export async function listPlanTrials(db: Executor, userId: string) {
  return db.select().from(planTrials).where(eq(planTrials.userId, userId));
}

/** What organisations that invited a person know of them. */
export async function listMemberships(db: Executor, userId: string) {
  const { rows } = await db.execute(sql`
    select o.name as organization, m.email, m.name, m.invited_at as "invitedAt", m.joined_at as "joinedAt"
    from memberships_of(${userId}::uuid) m join organizations o on o.id = m.organization_id order by m.invited_at`);
  return rows;
}

/** The person's own templates. */
export async function listOwnTemplates(db: Executor, userId: string) {
  return db.select().from(ownTemplates).where(eq(ownTemplates.userId, userId)).orderBy(asc(ownTemplates.createdAt));
}

/** The person's own logo. */
export async function findOwnLogo(db: Executor, userId: string) {
  const [row] = await db.select().from(logos).where(eq(logos.userId, userId));
  return row;
}

export async function listOwnAnswers(db: Executor, userId: string) {
  return db.select().from(answers).where(eq(answers.userId, userId)).orderBy(asc(answers.answeredAt));
}

/** Lines that the person does not want offered again. */
export async function listOwnUnusedFacts(db: Executor, userId: string) {
  return db.select().from(unusedFacts).where(eq(unusedFacts.userId, userId)).orderBy(asc(unusedFacts.setAt));
}

export async function listOwnOptimizationIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: optimizations.id })
    .from(optimizations)
    .where(eq(optimizations.userId, userId))
    .orderBy(desc(optimizations.createdAt));
  return rows.map((row) => row.id);
}

export async function findOwnOptimization(db: Executor, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(optimizations)
    .where(and(eq(optimizations.userId, userId), eq(optimizations.id, id)));
  return row;
}

export async function listOwnFiles(db: Executor, optimizationId: string) {
  return db.select().from(optimizationFiles).where(eq(optimizationFiles.optimizationId, optimizationId));
}

export async function listOwnDocumentIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db.select({ id: documents.id }).from(documents).where(eq(documents.userId, userId));
  return rows.map((row) => row.id);
}

export async function findOwnDocument(db: Executor, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, id)));
  return row;
}

/** The links to a resume; the hash of a link's password is no part of an export. */
export async function listShares(db: Executor, resumeId: string) {
  const { id, token, isOff, expiresAt, createdAt } = resumeShares;
  return db
    .select({ id, token, isOff, expiresAt, createdAt })
    .from(resumeShares)
    .where(eq(resumeShares.resumeId, resumeId));
}

/** Addresses that the person wants results sent to, beside their own. */
export async function listOwnRecipients(db: Executor, userId: string) {
  const { id, address, askedAt, confirmedAt } = recipients;
  return db.select({ id, address, askedAt, confirmedAt }).from(recipients).where(eq(recipients.userId, userId));
}

/** What the person corrected in the readings of their files. */
export async function* eachOwnCorrection(db: Executor, userId: string) {
  const { userId: owner, digest, updatedAt } = corrections;
  const rows = await db.select({ key: digest }).from(corrections).where(eq(owner, userId)).orderBy(asc(updatedAt));
  yield* oneByOne(rows, (key) =>
    db
      .select()
      .from(corrections)
      .where(and(eq(owner, userId), eq(digest, key))),
  );
}

export async function* eachOwnBrief(db: Executor, userId: string) {
  const { userId: owner, digest, updatedAt } = postingBriefs;
  const rows = await db.select({ key: digest }).from(postingBriefs).where(eq(owner, userId)).orderBy(asc(updatedAt));
  yield* oneByOne(rows, (key) =>
    db
      .select()
      .from(postingBriefs)
      .where(and(eq(owner, userId), eq(digest, key))),
  );
}

export async function* eachOwnApplication(db: Executor, userId: string) {
  const { userId: owner, id, createdAt } = applications;
  const rows = await db.select({ key: id }).from(applications).where(eq(owner, userId)).orderBy(asc(createdAt));
  yield* oneByOne(rows, (key) => db.select().from(applications).where(eq(id, key)));
}

export async function* eachOwnResume(db: Executor, userId: string) {
  const { userId: owner, id, updatedAt } = resumes;
  const rows = await db.select({ key: id }).from(resumes).where(eq(owner, userId)).orderBy(desc(updatedAt));
  yield* oneByOne(rows, (key) => db.select().from(resumes).where(eq(id, key)));
}

export async function* eachVersion(db: Executor, resume: string) {
  const { resumeId, id, createdAt } = resumeVersions;
  const rows = await db.select({ key: id }).from(resumeVersions).where(eq(resumeId, resume)).orderBy(asc(createdAt));
  yield* oneByOne(rows, (key) => db.select().from(resumeVersions).where(eq(id, key)));
}

export async function* eachLetter(db: Executor, optimization: string) {
  const { optimizationId, id, createdAt } = letterVersions;
  const rows = await db
    .select({ key: id })
    .from(letterVersions)
    .where(eq(optimizationId, optimization))
    .orderBy(asc(createdAt));
  yield* oneByOne(rows, (key) => db.select().from(letterVersions).where(eq(id, key)));
}
