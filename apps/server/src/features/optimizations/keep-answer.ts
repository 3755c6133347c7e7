import type { Executor } from '@shortlist/database';
import { isPlainNo } from '@shortlist/engine';
import type { AnswerGiven, Question } from '@shortlist/schema';
import { Failure } from '../../http/problem.ts';
import * as queries from './review-queries.ts';

type Asked = { userId: string; person: string; questions: Question[] };

/** Keeps an answer as a fact about a person; says which question it closes, and whether it is a plain no. Throws 404 where it was not asked. */
export async function keepAnswer(
  db: Executor,
  { userId, person, questions }: Asked,
  given: AnswerGiven,
): Promise<{ id: string; declined: boolean }> {
  const question = questions.find((each) => each.id === given.questionId);
  if (!question) throw new Failure(404, 'not-found', 'We couldn’t find this question');
  const text = 'text' in given ? given.text : '';
  // A ticked line may begin with a no of its own: "No accidents since 2019".
  const declined = 'declined' in given || (question.kind !== 'pick' && isPlainNo(text));
  const { id, text: asked, about } = question;
  await queries.saveAnswer(db, userId, person, { id, question: asked, about, text, declined });
  return { id, declined };
}
