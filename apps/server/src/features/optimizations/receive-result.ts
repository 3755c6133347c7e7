import type { AutomationResult } from '@shortlist/schema';
import { announce } from '../../db/announcements.ts';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { endAndReturnTrial } from './end.ts';
import * as queries from './queries.ts';

/** Takes in what the operator's automation hands back. A repeated call changes nothing. Throws 404 for what it was never given. */
export async function receiveResult(
  { database, vault }: Pick<Services, 'database' | 'vault'>,
  id: string,
  given: AutomationResult,
): Promise<void> {
  if (!(await queries.isExternal(database.db, id)))
    throw new Failure(404, 'not-found', 'We couldn’t find this submission');
  await vault.asOwnerOf(id, () =>
    database.transaction(async (tx) => {
      if (given.status === 'failed') {
        const advice = 'We refunded the optimization. Please try again later.';
        await endAndReturnTrial(tx, id, 'failed', { code: 'automation-failed', message: given.message, advice });
      } else {
        const files = given.files.map(({ name, mediaType, base64 }) => ({
          name,
          mediaType,
          bytes: new Uint8Array(Buffer.from(base64, 'base64')),
        }));
        await queries.finish(
          tx,
          id,
          { result: { kind: 'external', summary: given.summary }, score: given.score ?? null },
          files,
        );
      }
      await announce(tx, id);
    }),
  );
}
