import { Answer } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { request, requestJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** What the person has answered so far, kept as facts for every result. */
export const ownAnswersQuery = queryOptions({
  queryKey: ['answers'],
  queryFn: () => requestJson(z.array(Answer), urls.ownAnswers),
});

/** Takes an answer back: nothing is written from it any more. */
export async function deleteAnswer(id: string): Promise<void> {
  await request(urls.ownAnswer(id), { method: 'DELETE' });
}
