import { Answer } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { request, requestList } from '../api/request.ts';
import { urls } from '../api/urls.ts';

/** What the person has answered so far, kept as facts for every result; with the id of a result, what has to do with it. */
export const ownAnswersQuery = (result?: string) =>
  queryOptions({
    queryKey: result === undefined ? [answersKey] : [answersKey, result],
    queryFn: () => requestList(Answer, result === undefined ? urls.ownAnswers : urls.ownAnswersFor(result)),
  });

/** What every list of answers is kept under. */
export const answersKey = 'answers';

/** Takes an answer back: nothing is written from it any more. */
export async function deleteAnswer({ id, person }: Pick<Answer, 'id' | 'person'>): Promise<void> {
  await request(urls.ownAnswer(id, person ?? ''), { method: 'DELETE' });
}
