import { restOfNo, saysNo } from '@shortlist/engine';
import { makeProfilePack } from '@shortlist/pack';
import { type AnswerGiven, LinkedinForm, type LinkedinResult } from '@shortlist/schema';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { keepOpen } from './keep-open.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './review-queries.ts';

type Tools = Pick<Services, 'database' | 'engine' | 'typesetter'>;

/** Keeps an answer to a question about a profile as a fact, and works the profile anew with it. Files follow when they are asked for. */
export async function answerProfile(
  { database, engine }: Tools,
  row: OptimizationRow,
  found: LinkedinResult,
  given: AnswerGiven,
): Promise<LinkedinResult> {
  const { db, transaction } = database;
  const question = found.profile.questions.find((each) => each.id === given.questionId);
  if (!question) throw new Failure(404, 'not-found', 'There is no such question');
  const person = personOf(found.original, row);
  const text = 'text' in given ? given.text : '';
  const declined = 'declined' in given || (saysNo(text) && restOfNo(text) === undefined);
  const { id, text: asked, about } = question;
  await queries.saveAnswer(db, row.userId, person, { id, question: asked, about, text, declined });
  const answers = await queries.listAnswersOf(db, row.userId, person);
  const { fullName: _name, email: _email, ...goals } = LinkedinForm.parse(row.form);
  const { resume, evidence } = row.reading;
  const now = row.createdAt.toISOString();
  const other = await queries.findOwnResume(db, row.userId, person);
  const input = { resume, evidence, goals, now, answers, ...(other === undefined ? {} : { other }) };
  const renewed = await engine.run('optimiseProfile', input);
  const profile = { ...renewed, questions: keepOpen(renewed.questions, answers) };
  const result: LinkedinResult = { ...found, profile };
  await transaction(async (tx) => {
    await queries.lockFinished(tx, row.userId, row.id);
    await queries.changeResult(tx, row.id, { result, filesStale: true });
  });
  return result;
}

/** Sets the report anew after answers. */
export async function refreshProfileFiles(tools: Tools, row: OptimizationRow, result: LinkedinResult): Promise<void> {
  const files = await makeProfilePack(result.profile, personOf(result.original, row), tools);
  await tools.database.transaction(async (tx) => {
    const current = await queries.lockFinished(tx, row.userId, row.id);
    if (current?.result?.kind === 'linkedin') await queries.replaceFiles(tx, row.id, files, current.result);
  });
}
