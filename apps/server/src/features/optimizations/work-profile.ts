import { LinkedinForm, type LinkedinResult } from '@shortlist/schema';
import type { Services } from '../../services.ts';
import { type Asking, betterProfile, type ModelTools } from './better-with-model.ts';
import { keepOpen } from './keep-open.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';
import { findOwnResume, listAnswersOf, listOwnPostings } from './review-queries.ts';

/** The optimised profile of a submission, with all that its person has answered so far, and the questions left open. */
export async function workProfile(
  tools: ModelTools & Pick<Services, 'engine'>,
  row: OptimizationRow,
  asking: Asking = {},
): Promise<Pick<LinkedinResult, 'profile' | 'model'>> {
  const { db } = tools.database;
  const { fullName: _name, email: _email, ...goals } = LinkedinForm.parse(row.form);
  const { resume, evidence } = row.reading;
  const person = personOf(resume, row);
  const answers = await listAnswersOf(db, row.userId, person);
  const other = await findOwnResume(db, row.userId, person);
  const postings = await listOwnPostings(db, row.userId, person);
  const now = row.createdAt.toISOString();
  const input = { resume, evidence, goals, now, answers, postings, ...(other === undefined ? {} : { other }) };
  const draft = await tools.engine.run('optimiseProfile', input);
  const { result, note } = await betterProfile(tools, row, input, draft, asking);
  return { profile: { ...result, questions: keepOpen(result.questions, answers) }, model: note };
}
