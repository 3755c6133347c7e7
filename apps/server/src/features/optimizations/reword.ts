import type { ModelNote } from '@shortlist/schema';
import { isByModel } from '@shortlist/writer';
import { announce } from '../../db/announcements.ts';
import type { Rewording } from '../../db/tables.ts';
import { EngineTimeError } from '../../jobs/engine-thread.ts';
import { workOf } from '../../lanes/caller.ts';
import type { Services } from '../../services.ts';
import { settleProfile } from './answer-profile.ts';
import { markLetter } from './ask-later.ts';
import { betterResume, failedWhole, type ModelTools } from './better-with-model.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './review-queries.ts';
import { type Finished, openRework, type ReworkTools, type Work } from './rework.ts';
import { whileOpen } from './while-open.ts';

type Tools = ModelTools & ReworkTools & Pick<Services, 'announcements' | 'vault'>;

/**
 * Has the model word a finished result as it was asked to, and puts its wording in where the person changed nothing meanwhile. Safe to
 * repeat. Ends at once where the asking is stopped, another takes its place, or the result is deleted.
 */
export async function runRewording(tools: Tools, id: string): Promise<void> {
  await tools.vault.asOwnerOf(id, () => work(tools, id));
}

async function work(tools: Tools, id: string): Promise<void> {
  const { db } = tools.database;
  const row = await queries.findAsked(db, id);
  const asked = row?.rewording;
  if (!row || !asked) return;
  const isWanted = () => queries.isAsked(db, id, asked.id);
  try {
    await whileOpen(
      tools,
      id,
      (signal) =>
        workOf(row.userId, () =>
          row.result?.kind === 'linkedin'
            ? settleProfile(tools, row, asked, signal)
            : rewordResume(tools, row, asked, signal),
        ),
      isWanted,
    );
  } catch (error) {
    // Trying again would end the same.
    if (error instanceof EngineTimeError) return stopRewording(tools, id);
    throw error;
  }
  await announce(db, id);
}

/** Ends the asking of a model; what stands is kept as it is. Of one person's own result where `userId` is named. */
export async function stopRewording(
  { database }: Pick<Services, 'database'>,
  id: string,
  userId?: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await queries.endAsking(tx, id, userId);
    await announce(tx, id);
  });
}

async function rewordResume(tools: Tools, row: OptimizationRow, asked: Rewording, signal: AbortSignal): Promise<void> {
  const { rework, draft, renew } = openRework(tools);
  await rework(row.userId, row.id, async (now, answers): Promise<Work | undefined> => {
    signal.throwIfAborted();
    if (now.row.rewording?.id !== asked.id) return undefined;
    const { tone, length } = now.result.letter;
    const drafted = await draft(now, { tone, length, answers });
    const { result: written, note } = await betterResume(tools, now.row, drafted.input, drafted.draft, { signal });
    if (note === undefined || failedWhole(note)) return { change: noteOf(now, note), settles: true };
    const isOurs = markLetter(now.result.letter) === asked.letter;
    const letter = isOurs ? written.letter : now.result.letter;
    if (!asked.all) return { change: { letter, model: note }, settles: true };
    const { change, accepted } = await renew(now, { ...written, letter }, answers);
    return { change: { ...change, model: note }, accepted, settles: true };
  });
}

/** The record of an asking that came to nothing, beside what of earlier askings stands. */
function noteOf({ result }: Finished, note: ModelNote | undefined): { model?: ModelNote } {
  return note === undefined ? {} : { model: { ...note, kept: result.edits.filter(isByModel).length } };
}
