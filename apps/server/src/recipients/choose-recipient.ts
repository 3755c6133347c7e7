import { createHash, randomBytes } from 'node:crypto';
import { type Executor, type Rate, takeToken } from '@shortlist/database';
import { composeMail, enqueueMail } from '@shortlist/mail';
import { productName } from '@shortlist/schema';
import { mailboxOf } from '@shortlist/schema/mail-address';
import { v7 as uuidv7 } from 'uuid';
import { findVoice } from '../db/find-voice.ts';
import { keyedHash } from '../db/keyed-hash.ts';
import * as queries from './queries.ts';

const dayMs = 86_400_000;
const aDay = (times: number): Rate => ({ per: (times * 300) / 86_400, burst: times });
/** How many addresses a person's mailbox may ask in a day, and how often one mailbox is asked in a day, by whomever. */
const mostAsked = { by: aDay(5), of: aDay(3) };

/** Where a result is mailed: the address that was asked for, or the person's own while that one is not confirmed (`waitsFor`). */
export type Recipient = { to: string; waitsFor?: string };

/** Decides where a person's result goes that was asked for at `wanted`. */
export async function chooseRecipient(db: Executor, userId: string, wanted: string): Promise<Recipient> {
  const own = await queries.findAddress(db, userId);
  if (isSame(own, wanted)) return { to: wanted };
  const known = await queries.findRecipient(db, userId, wanted.toLowerCase());
  return known?.confirmedAt ? { to: wanted } : { to: own, waitsFor: wanted };
}

/**
 * Asks whoever reads at another address than the person's own whether they want the results: once a day at most, within limits. These are kept by keyed
 * hashes of mailboxes, not in the person's rows: deleting the account, or writing an address another way, begins no new count.
 */
export async function askRecipient(
  tx: Executor,
  userId: string,
  wanted: string,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): Promise<void> {
  const address = wanted.toLowerCase();
  const own = await queries.findAddress(tx, userId);
  if (isSame(own, address)) return;
  const since = new Date(Date.now() - dayMs);
  const known = await queries.findRecipient(tx, userId, address);
  if (known && (known.confirmedAt || known.askedAt > since)) return;
  const isLeft = async (whose: string, rate: Rate) => {
    const key = keyedHash(secret, `results ${whose}`);
    return (await takeToken(tx, { schema: 'public', key, now: Date.now(), ...rate })) === 0;
  };
  // An account without an address has a count of its own, not one of all such accounts.
  if (!(await isLeft(`asked for by ${own ? mailboxOf(own) : userId}`, mostAsked.by))) return;
  if (!(await isLeft(`asked of ${mailboxOf(address)}`, mostAsked.of))) return;
  const id = uuidv7();
  const token = randomBytes(24).toString('base64url');
  await queries.saveAsked(tx, { id, userId, address, tokenHash: hashToken(token) });
  const i18n = await findVoice(tx, userId);
  const mail = await composeMail(
    wanted,
    {
      subject: i18n._('Confirm that you want {productName} results at this address', { productName }),
      preview: i18n._('We won’t send anything else unless you confirm.'),
      heading: i18n._('Do you want resume results at this address?'),
      paragraphs: [
        i18n._(
          'Someone with a {productName} account asked us to send their results here. If that was you, or you agreed to it, please confirm your address.',
          { productName },
        ),
      ],
      action: { label: i18n._('Confirm address'), url: `${siteUrl}/confirm-address/${token}` },
      notes: [
        i18n._('The link works for 7 days. If you didn’t expect this, ignore it and we won’t send anything else.'),
      ],
      reason: i18n._('Someone entered this address on {siteUrl}.', { siteUrl }),
    },
    { name: productName, url: siteUrl },
    i18n,
  );
  await enqueueMail(tx, { ...mail, person: userId }, `recipient:${id}`);
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
