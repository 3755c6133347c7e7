import { Failure } from '../../http/problem.ts';
import { hashToken } from '../../recipients/choose-recipient.ts';
import { confirmRecipient } from '../../recipients/queries.ts';
import type { Services } from '../../services.ts';

/** How long the link of a confirmation works, in milliseconds. */
const validMs = 7 * 86_400_000;

type Mailed = (userId: string, address: string) => Promise<void>;

/** Confirming an address that somebody wants results sent to; `mailResults` sends those that waited for it. */
export function createRecipients({ database }: Pick<Services, 'database'>, mailResults: Mailed) {
  return {
    /** Throws 404 for a link that does not work (any more). A second time changes nothing. */
    async confirm(token: string): Promise<void> {
      const since = new Date(Date.now() - validMs);
      const confirmed = await confirmRecipient(database.db, hashToken(token), since);
      if (!confirmed)
        throw new Failure(404, 'not-found', 'This link no longer works', {
          advice: 'Ask the person who sent you the results to enter your address again.',
        });
      await mailResults(confirmed.userId, confirmed.address);
    },
  };
}

export type Recipients = ReturnType<typeof createRecipients>;
