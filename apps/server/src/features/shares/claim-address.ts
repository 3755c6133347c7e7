import { createHmac } from 'node:crypto';
import type { Executor } from '@shortlist/database';
import { mailboxOf } from '@shortlist/schema/mail-address';
import { sql } from 'drizzle-orm';
import { limitPerson } from '../../http/limit-rate.ts';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

/** Addresses that one mailbox chooses: so many in a row, then one a day. */
const addressRate = { per: 300 / 86_400, burst: 10 };

export const addressTaken = () =>
  new Failure(409, 'address-taken', 'This address is taken', { advice: 'Choose another one.' });

/** Throws 429 for a person who chooses one address after the other. */
export async function limitAddresses(
  tools: Pick<Services, 'database' | 'settings'>,
  owner: { id: string; email: string },
) {
  await limitPerson(tools, owner.email ? mailboxOf(owner.email) : owner.id, 'page address', addressRate);
}

/**
 * Notes whose an address of a public page is, by keyed hashes, so that the link that somebody has printed or sent never leads to another person's
 * page: not after it was revoked, and not after the account is gone. Throws 409 where another person had it.
 */
export async function claimAddress(
  tx: Executor,
  secret: string,
  address: string,
  owner: { id: string; email: string },
): Promise<void> {
  const name = (what: string) => createHmac('sha256', secret).update(`page address ${what}`).digest('base64url');
  const person = name(`of ${owner.id}`);
  const mailbox = owner.email ? name(`of ${mailboxOf(owner.email)}`) : person;
  const { rows } = await tx.execute(sql`
    insert into addresses_had as had (key, mailbox, person) values (${name(address)}, ${mailbox}, ${person})
    on conflict (key) do update set noted_at = now(), mailbox = excluded.mailbox, person = excluded.person
      where had.mailbox = excluded.mailbox or had.person = excluded.person
    returning had.key`);
  if (rows.length === 0) throw addressTaken();
}
