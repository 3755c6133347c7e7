import { groupFacts, isUnused } from '@shortlist/engine';
import type { FactGroup, UnusedChange } from '@shortlist/schema';
import { listKeptDocuments, listUnused } from '../../db/own-facts.ts';
import { Failure } from '../../http/problem.ts';
import { room } from '../../people/room.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** The lines that the product keeps of a person, each with its document, and which of them are not to be used again. */
export function createFacts({ database: { db } }: Pick<Services, 'database'>) {
  return {
    async list(userId: string): Promise<FactGroup[]> {
      return groupFacts(await listKeptDocuments(db, userId), await listUnused(db, userId));
    },

    async setUnused(userId: string, { person, text, unused }: UnusedChange): Promise<void> {
      const same = (await listUnused(db, userId)).filter((each) => isUnused([each], person, text));
      if (!unused)
        return queries.deleteUnused(
          db,
          userId,
          same.map(({ id }) => id),
        );
      if (same.length > 0) return;
      if ((await queries.countUnused(db, userId)) >= room.unusedFacts)
        throw new Failure(413, 'too-much-kept', 'You have set aside too many lines', {
          advice: 'Use some lines again to make room for others.',
        });
      await queries.insertUnused(db, userId, { person, text });
    },
  };
}

export type Facts = ReturnType<typeof createFacts>;
