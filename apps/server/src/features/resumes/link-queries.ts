import type { Executor } from '@shortlist/database';
import { type Draft, type LinkedVersion, noteEdits, type Outline, readOutline, type Versions } from '@shortlist/schema';
import { and, asc, desc, eq, inArray, isNull, ne, notExists, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { resumes } from '../../db/tables.ts';
import { isUuid } from '../../http/is-uuid.ts';
import { Failure } from '../../http/problem.ts';
import { requireLinkedRoom } from './linked-room.ts';
import { type SummaryRow, saveDraft, summaryColumns } from './queries.ts';

/** Resumes that are one resume in several languages. */

export const noSuchResume = () =>
  new Failure(404, 'not-found', 'We couldn’t find this resume', { advice: 'Choose one under My resumes.' });

/** Throws 409 where a resume has a version in this language already. */
export function requireFree(language: string, taken: readonly (string | null)[]): void {
  if (!taken.includes(language)) return;
  throw new Failure(409, 'language-taken', 'This resume already has a version in this language', {
    advice: 'Open it from My resumes.',
  });
}

/** A version that knows nothing of others yet. */
export const newVersion = (outline: Outline = []): LinkedVersion => ({ outline, gone: [], seen: {}, answered: {} });

/** The other resumes of a person that are linked with none and in none of these languages, last edited first. */
export async function listLinkable(
  db: Executor,
  userId: string,
  id: string,
  languages: string[],
): Promise<SummaryRow[]> {
  const other = alias(resumes, 'other');
  const linked = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.userId, userId),
        eq(other.languageGroup, resumes.languageGroup),
        ne(other.id, resumes.id),
        isNull(other.deletedAt),
      ),
    );
  return db
    .select(summaryColumns)
    .from(resumes)
    .where(
      and(
        eq(resumes.userId, userId),
        ne(resumes.id, id),
        isNull(resumes.deletedAt),
        notInArray(resumes.language, languages),
        notExists(linked),
      ),
    )
    .orderBy(desc(resumes.updatedAt), desc(resumes.id));
}

/**
 * Two resumes with what they know of others; held as they are, with all their versions, until the transaction ends. They are locked in the order of their
 * ids, as a save locks them, so that no two wait for each other. Throws 404 where the person has none of these ids.
 */
export async function lockTwo(tx: Executor, userId: string, id: string, other: string): Promise<[Held, Held]> {
  const both = [id, other].filter(isUuid);
  const groups = tx
    .select({ group: resumes.languageGroup })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), inArray(resumes.id, both)));
  await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), or(inArray(resumes.id, both), inArray(resumes.languageGroup, groups))))
    .orderBy(asc(resumes.id))
    .for('update');
  return [await readHeld(tx, userId, id), await readHeld(tx, userId, other)];
}

async function readHeld(tx: Executor, userId: string, id: string) {
  const [row] = isUuid(id)
    ? await tx
        .select({ ...summaryColumns, draft: resumes.draft, linked: resumes.linked })
        .from(resumes)
        .where(and(eq(resumes.userId, userId), eq(resumes.id, id), isNull(resumes.deletedAt)))
    : [];
  if (!row) throw noSuchResume();
  return row;
}

export type Held = Awaited<ReturnType<typeof readHeld>>;

export async function listLanguages(db: Executor, userId: string, group: string): Promise<SummaryRow[]> {
  return db
    .select(summaryColumns)
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.languageGroup, group), isNull(resumes.deletedAt)))
    .orderBy(asc(resumes.createdAt), asc(resumes.id));
}

/** What each version of a group knows of the others, deleted ones too, held until the transaction ends. */
export async function lockVersions(tx: Executor, userId: string, group: string): Promise<Versions> {
  const rows = await tx
    .select({ id: resumes.id, linked: resumes.linked })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.languageGroup, group)))
    .orderBy(asc(resumes.id))
    .for('update');
  return Object.fromEntries(rows.flatMap(({ id, linked }) => (linked ? [[id, linked]] : [])));
}

/** Stores what a version knows, but of versions that are no more. */
export async function storeVersion(tx: Executor, userId: string, id: string, versions: Versions): Promise<void> {
  const version = versions[id];
  if (!version) return;
  const seen = Object.fromEntries(Object.entries(version.seen).filter(([other]) => other in versions));
  await tx
    .update(resumes)
    .set({ linked: { ...version, seen } })
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)));
}

type Link = { languageGroup: string; language: string; linked?: LinkedVersion };

/** Makes a resume a version of a group; it counts as edited from then on. */
export async function linkResume(tx: Executor, userId: string, id: string, link: Link): Promise<void> {
  await tx
    .update(resumes)
    .set({ ...link, kept: null })
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)));
}

type Parted = { linked: LinkedVersion; kept: Held['kept'] };

/** Makes a resume stand alone; it keeps what it knew. */
export async function unlinkResume(tx: Executor, userId: string, id: string, parted: Parted): Promise<void> {
  await tx
    .update(resumes)
    .set({ languageGroup: null, ...parted })
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)));
}

export async function findGroup(db: Executor, userId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ group: resumes.languageGroup })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)));
  return row?.group ?? undefined;
}

/** Saves a draft as `saveDraft` does, and notes what it changed for the other languages of the resume. Throws 413 where it makes the resume too long for that. */
export async function saveLinked(
  tx: Executor,
  userId: string,
  id: string,
  change: { base: number; draft: Draft },
): Promise<SummaryRow | undefined> {
  const group = await findGroup(tx, userId, id);
  if (!group) return saveDraft(tx, userId, id, change);
  const before = await lockVersions(tx, userId, group);
  const had = Object.entries(before).map(([one, { outline }]) => ({ one, outline }));
  requireLinkedRoom(
    had.map(({ one, outline }) => (one === id ? readOutline(change.draft) : outline)),
    had.map(({ outline }) => outline),
  );
  const saved = await saveDraft(tx, userId, id, change);
  if (!saved) return undefined;
  const after = noteEdits(before, id, change.draft, { now: Date.now(), nextId: newPartId });
  for (const one of Object.keys(after)) if (after[one] !== before[one]) await storeVersion(tx, userId, one, after);
  return saved;
}

export const newPartId = (): string => uuidv7();
