import type { Executor } from '@shortlist/database';
import { makeProfilePack } from '@shortlist/pack';
import type { AnswerGiven, LinkedinResult } from '@shortlist/schema';
import type { Services } from '../../services.ts';
import type { ModelTools } from './better-with-model.ts';
import { keepAnswer } from './keep-answer.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './review-queries.ts';
import { workProfile } from './work-profile.ts';

type Tools = ModelTools & Pick<Services, 'engine' | 'typesetter'>;

/** Keeps an answer to a question about a profile as a fact, and works the profile anew with it. Files follow when they are asked for. */
export async function answerProfile(
  tools: Tools,
  row: OptimizationRow,
  found: LinkedinResult,
  given: AnswerGiven,
): Promise<LinkedinResult> {
  const person = personOf(found.original, row);
  await keepAnswer(tools.database.db, { userId: row.userId, person, questions: found.profile.questions }, given);
  return workWithAll(tools, row, found, person);
}

/** Works with every answer there is. One that another request kept meanwhile is worked in too: the last to save has seen them all. */
async function workWithAll(
  tools: Tools,
  row: OptimizationRow,
  found: LinkedinResult,
  person: string,
): Promise<LinkedinResult> {
  const { database } = tools;
  const listAnswers = (db: Executor) => queries.listAnswersOf(db, row.userId, person);
  const known = JSON.stringify(await listAnswers(database.db));
  const { profile, model } = await workProfile(tools, row);
  const result: LinkedinResult = { ...found, profile, model };
  const isSaved = await database.transaction(async (tx) => {
    await queries.lockFinished(tx, row.userId, row.id);
    if (JSON.stringify(await listAnswers(tx)) !== known) return false;
    await queries.changeResult(tx, row.id, { result, filesStale: true });
    return true;
  });
  return isSaved ? result : workWithAll(tools, row, found, person);
}

/** Sets the report anew after answers. */
export async function refreshProfileFiles(tools: Tools, row: OptimizationRow, result: LinkedinResult): Promise<void> {
  const files = await makeProfilePack(result.profile, personOf(result.original, row), tools);
  await tools.database.transaction(async (tx) => {
    const current = await queries.lockFinished(tx, row.userId, row.id);
    if (current?.result?.kind === 'linkedin') await queries.replaceFiles(tx, row.id, files, current.result);
  });
}
