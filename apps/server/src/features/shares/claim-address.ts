import type { Executor } from '@shortlist/database';
import { mailboxOf } from '@shortlist/schema/mail-address';
import { sql } from 'drizzle-orm';
import { keyedHash } from '../../db/keyed-hash.ts';
import { limitPerson } from '../../http/limit-rate.ts';
import { Failure } from '../../http/problem.ts';
import { requireAddress } from '../../people/require-address.ts';
import type { Services } from '../../services.ts';
import { actForEveryone } from '../../vault/acting-for.ts';
import { listAddresses } from './queries.ts';

/** Addresses that one mailbox chooses: so many in a row, then one a day. */
const addressRate = { per: 300 / 86_400, burst: 10 };
/** Addresses that it may ask for: somebody who looks for a free one tries several. */
const tryRate = { per: 60 / 3600, burst: 60 };

type Owner = { id: string; email: string };

export const addressTaken = () =>
  new Failure(409, 'address-taken', 'This address is taken', { advice: 'Choose another one.' });

/** Throws 409 for an address that another person had, 429 for a person who chooses one new address after the other, and 403 for one without a mailbox. */
export async function limitAddresses(
  tools: Pick<Services, 'database' | 'settings'>,
  secret: string,
  address: string,
  owner: Owner,
): Promise<void> {
  requireAddress(owner);
  const mailbox = mailboxOf(owner.email);
  await limitPerson(tools, mailbox, 'page address tried', tryRate);
  const note = noteOf(secret, address, owner);
  const { rows } = await tools.database.db.execute(
    sql`select mailbox, person from addresses_had where key = ${note.key}`,
  );
  const [had] = rows as { mailbox: string; person: string }[];
  if (had === undefined) return limitPerson(tools, mailbox, 'page address', addressRate);
  if (had.mailbox !== note.mailbox && had.person !== note.person) throw addressTaken();
}

/**
 * Notes whose an address of a public page is, by keyed hashes, so that the link that somebody has printed or sent never leads to another person's
 * page: not after it was revoked, and not after the account is gone. Throws 409 where another person had it.
 */
export async function claimAddress(tx: Executor, secret: string, address: string, owner: Owner): Promise<void> {
  if ((await noteAddresses(tx, [noteOf(secret, address, owner)])).length === 0) throw addressTaken();
}

/** Takes what is noted of a person's addresses over to their new mailbox: whoever gets the old one does not get the addresses with it. */
export async function moveAddresses(tx: Executor, secret: string, owner: Owner): Promise<void> {
  const { mailbox, person } = noteOf(secret, '', owner);
  await tx.execute(sql`update addresses_had set mailbox = ${mailbox} where person = ${person}`);
}

/** Most addresses that are noted at once. */
const atOnce = 500;

/** Notes the addresses that stand again, once a day, so that their two years begin when they are given up; those of before they were noted, too. */
export async function keepAddresses({ db }: Services['database'], secret: string): Promise<void> {
  const held = await actForEveryone(() => listAddresses(db));
  const { rows } = await db.execute(sql`select key from addresses_had where noted_at > now() - interval '1 day'`);
  const fresh = new Set((rows as { key: string }[]).map(({ key }) => key));
  const notes = held
    .map(({ address, ...owner }) => noteOf(secret, address, owner))
    .filter(({ key }) => !fresh.has(key));
  for (let at = 0; at < notes.length; at += atOnce) await noteAddresses(db, notes.slice(at, at + atOnce));
}

type Note = { key: string; mailbox: string; person: string };

function noteOf(secret: string, address: string, owner: Owner): Note {
  const name = (what: string) => keyedHash(secret, `page address ${what}`);
  const person = name(`of ${owner.id}`);
  return { key: name(address), mailbox: owner.email ? name(`of ${mailboxOf(owner.email)}`) : person, person };
}

/** Notes addresses and answers the keys of those that nobody else had. */
async function noteAddresses(tx: Executor, notes: readonly Note[]): Promise<unknown[]> {
  const values = sql.join(
    notes.map(({ key, mailbox, person }) => sql`(${key}, ${mailbox}, ${person})`),
    sql`, `,
  );
  const { rows } = await tx.execute(sql`
    insert into addresses_had as had (key, mailbox, person) values ${values}
    on conflict (key) do update set noted_at = now(), mailbox = excluded.mailbox, person = excluded.person
      where had.mailbox = excluded.mailbox or had.person = excluded.person
    returning had.key`);
  return rows;
}
