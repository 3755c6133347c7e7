import type { Answer } from '@shortlist/schema';
import type { Page } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { concerning } from './concerns-result.ts';
import { personOf } from './person-of.ts';
import * as queries from './review-queries.ts';

/** What a person has told us, kept as facts: to see, all of it or what has to do with one result, and to take back. */
export function createOwnAnswers({ database: { db, transaction } }: Pick<Services, 'database'>) {
  return {
    list: (userId: string, page: Page): Promise<Answer[]> => queries.listAnswers(db, userId, page),

    async listFor(userId: string, id: string): Promise<Answer[]> {
      const row = await transaction((tx) => queries.lockFinished(tx, userId, id));
      const result = row?.result;
      if (!row || !result) throw new Failure(404, 'not-found', 'We couldn’t find a completed result');
      if (result.kind === 'external') return [];
      const answers = await queries.listAnswersOf(db, userId, personOf(result.original, row));
      return answers.filter(concerning(result));
    },

    remove: (userId: string, id: string, person?: string): Promise<void> =>
      queries.deleteAnswer(db, userId, id, person),
  };
}

export type OwnAnswers = ReturnType<typeof createOwnAnswers>;
