import type { FactGroup, UnusedChange } from '@shortlist/schema';
import { listUnused, withKeptDocuments } from '../../db/own-facts.ts';
import { lockPlan } from '../../db/plans.ts';
import { Failure } from '../../http/problem.ts';
import { room } from '../../people/room.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** The lines that the product keeps of a person, each with its document, and which of them are not to be used again. */
export function createFacts({ database: { db, transaction }, engine }: Pick<Services, 'database' | 'engine'>) {
  return {
    async list(userId: string): Promise<FactGroup[]> {
      return withKeptDocuments({ db, engine }, userId, async (documents) =>
        engine.run('groupFacts', { documents, unused: await listUnused(db, userId) }),
      );
    },

    async setUnused(userId: string, { person, text, unused }: UnusedChange): Promise<void> {
      const same = await engine.run('marksOf', { unused: await listUnused(db, userId), person, text });
      if (!unused) return queries.deleteUnused(db, userId, same);
      if (same.length > 0) return;
      await transaction(async (tx) => {
        await lockPlan(tx, userId);
        if ((await queries.countUnused(tx, userId)) >= room.unusedFacts)
          throw new Failure(413, 'too-much-kept', 'You’ve turned off suggestions for too many lines', {
            advice: 'Choose “Suggest again” for some of them, then try again.',
          });
        await queries.insertUnused(tx, userId, { person, text });
      });
    },
  };
}

export type Facts = ReturnType<typeof createFacts>;
