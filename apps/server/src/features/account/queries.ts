import type { Executor } from '@shortlist/database';
import type { AccountChange } from '@shortlist/schema';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
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

/** What the person corrected in the readings of their files. */
export async function listOwnCorrections(db: Executor, userId: string) {
  return db.select().from(corrections).where(eq(corrections.userId, userId)).orderBy(asc(corrections.updatedAt));
}

export async function listOwnBriefs(db: Executor, userId: string) {
  return db.select().from(postingBriefs).where(eq(postingBriefs.userId, userId)).orderBy(asc(postingBriefs.updatedAt));
}

export async function listOwnApplications(db: Executor, userId: string) {
  return db.select().from(applications).where(eq(applications.userId, userId)).orderBy(asc(applications.createdAt));
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

export async function listLetters(db: Executor, optimizationId: string) {
  return db
    .select()
    .from(letterVersions)
    .where(eq(letterVersions.optimizationId, optimizationId))
    .orderBy(asc(letterVersions.createdAt));
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

export async function listOwnResumes(db: Executor, userId: string) {
  return db.select().from(resumes).where(eq(resumes.userId, userId)).orderBy(desc(resumes.updatedAt));
}

export async function listVersions(db: Executor, resumeId: string) {
  return db
    .select()
    .from(resumeVersions)
    .where(eq(resumeVersions.resumeId, resumeId))
    .orderBy(asc(resumeVersions.createdAt));
}

/** The links to a resume; the hash of a link's password is no part of an export. */
export async function listShares(db: Executor, resumeId: string) {
  const { id, token, expiresAt, createdAt } = resumeShares;
  return db.select({ id, token, expiresAt, createdAt }).from(resumeShares).where(eq(resumeShares.resumeId, resumeId));
}

/** Addresses that the person wants results sent to, beside their own. */
export async function listOwnRecipients(db: Executor, userId: string) {
  const { id, address, askedAt, confirmedAt } = recipients;
  return db.select({ id, address, askedAt, confirmedAt }).from(recipients).where(eq(recipients.userId, userId));
}
