import type { OptimiseProfileInput } from '@shortlist/engine';
import { type Answer, LinkedinForm, type LinkedinResult, type OptimisedProfile } from '@shortlist/schema';
import type { Services } from '../../services.ts';
import { type Asking, betterProfile, type ModelTools } from './better-with-model.ts';
import { keepOpen } from './keep-open.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';
import { findOwnResume, listAnswersOf, listOwnPostings } from './review-queries.ts';

type Tools = Pick<Services, 'database' | 'engine'>;
type Drafted = { input: OptimiseProfileInput & { answers: Answer[] }; draft: OptimisedProfile };

/** The profile of a submission as the rules write it, with all that its person has answered so far, and what they were given. */
export async function draftProfile(tools: Tools, row: OptimizationRow): Promise<Drafted> {
  const { db } = tools.database;
  const { fullName: _name, email: _email, ...goals } = LinkedinForm.parse(row.form);
  const { resume, evidence } = row.reading;
  const person = personOf(resume, row);
  const answers = await listAnswersOf(db, row.userId, person);
  const other = await findOwnResume(db, row.userId, person);
  const postings = await listOwnPostings(db, row.userId, person);
  const now = row.createdAt.toISOString();
  const input = { resume, evidence, goals, now, answers, postings, ...(other === undefined ? {} : { other }) };
  return { input, draft: await tools.engine.run('optimiseProfile', input) };
}

/** The optimised profile of a submission, worded by a model where there is one, and the questions left open. */
export async function workProfile(
  tools: ModelTools & Tools,
  row: OptimizationRow,
  asking: Asking = {},
): Promise<Pick<LinkedinResult, 'profile' | 'model'>> {
  const { input, draft } = await draftProfile(tools, row);
  const { result, note } = await betterProfile(tools, row, input, draft, asking);
  return { profile: { ...result, questions: keepOpen(result.questions, input.answers) }, model: note };
}
