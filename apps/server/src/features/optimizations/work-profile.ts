import { LinkedinForm, type OptimisedProfile } from '@shortlist/schema';
import type { Services } from '../../services.ts';
import { keepOpen } from './keep-open.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';
import { findOwnResume, listAnswersOf } from './review-queries.ts';

/** The optimised profile of a submission, with all that its person has answered so far, and the questions left open. */
export async function workProfile(
  { database: { db }, engine }: Pick<Services, 'database' | 'engine'>,
  row: OptimizationRow,
): Promise<OptimisedProfile> {
  const { fullName: _name, email: _email, ...goals } = LinkedinForm.parse(row.form);
  const { resume, evidence } = row.reading;
  const person = personOf(resume, row);
  const answers = await listAnswersOf(db, row.userId, person);
  const other = await findOwnResume(db, row.userId, person);
  const now = row.createdAt.toISOString();
  const input = { resume, evidence, goals, now, answers, ...(other === undefined ? {} : { other }) };
  const profile = await engine.run('optimiseProfile', input);
  return { ...profile, questions: keepOpen(profile.questions, answers) };
}
