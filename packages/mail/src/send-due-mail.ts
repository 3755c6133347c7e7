import type { Database } from '@shortlist/database';
import { and, eq, sql } from 'drizzle-orm';
import { MailRefusedError, type MailTransport } from './message.ts';
import { restoreMessage } from './stored-message.ts';
import { outbox } from './tables.ts';

export interface SendResult {
  sent: number;
  /** Will be tried again later. */
  postponed: number;
  /** Given up for good. */
  failed: number;
}

/** A mail that could not be sent now: its row, how often it was tried, and whether it is given up. */
export interface MailFailure {
  id: string;
  tries: number;
  givenUp: boolean;
}

/** Told of each mail that could not be sent. The error may quote the recipient. */
export type OnMailFailure = (error: unknown, failure: MailFailure) => void;

interface Claimed extends Record<string, unknown> {
  id: string;
  attempts: number;
}

const BATCH = 8;
const MAX_ATTEMPTS = 10;
/** A claim not settled within this time (the process died) is open to others again; longer than a batch can take. */
const LEASE_MS = 10 * 60_000;

/**
 * Sends what is due, a batch at most. Rows are claimed in a short transaction that other workers skip, and sent outside
 * of it. What was deleted since is not sent: each is read right before it is handed over. Between that and the mail server's word that it has the mail
 * nothing can hold it back: a transaction kept open for so long would keep the deletion waiting for a mail server. Failures wait 1, 2, 4 … minutes (an hour at most) and are given up after ten tries; their text stays for a while, so that an operator can send them again.
 */
export async function sendDueMail(
  database: Database,
  transport: MailTransport,
  now: Date,
  onFailure: OnMailFailure = () => {},
): Promise<SendResult> {
  const result: SendResult = { sent: 0, postponed: 0, failed: 0 };
  for (const row of await claim(database, now)) {
    const outcome = await send({ database, transport, now, onFailure }, row);
    if (outcome) result[outcome] += 1;
  }
  return result;
}

async function claim(database: Database, now: Date): Promise<Claimed[]> {
  const lease = new Date(now.getTime() + LEASE_MS).toISOString();
  const { rows } = await database.db.execute<Claimed>(sql`
    update mail.outbox set attempts = attempts + 1, next_attempt_at = ${lease}
    where id in (
      select id from mail.outbox where status = 'due' and next_attempt_at <= ${now.toISOString()}
      order by next_attempt_at, id limit ${BATCH} for update skip locked)
    returning id, attempts`);
  // `returning` promises no order; ids grow with time.
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

type Sending = { database: Database; transport: MailTransport; now: Date; onFailure: OnMailFailure };

/** Undefined where the mail was deleted since it was claimed, or another sender has claimed it after this one's lease. */
async function send(
  { database, transport, now, onFailure }: Sending,
  row: Claimed,
): Promise<keyof SendResult | undefined> {
  const mine = and(eq(outbox.id, row.id), eq(outbox.status, 'due'), eq(outbox.attempts, row.attempts));
  const [due] = await database.db.select({ message: outbox.message }).from(outbox).where(mine);
  if (!due?.message) return undefined;
  try {
    await transport.send(restoreMessage(due.message), row.id);
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const givenUp = error instanceof MailRefusedError || row.attempts >= MAX_ATTEMPTS;
    onFailure(error, { id: row.id, tries: row.attempts, givenUp });
    if (givenUp) {
      await database.db.update(outbox).set({ status: 'failed', lastError }).where(mine);
      return 'failed';
    }
    const waitMs = Math.min(2 ** (row.attempts - 1), 60) * 60_000;
    await database.db
      .update(outbox)
      .set({ lastError, nextAttemptAt: new Date(now.getTime() + waitMs) })
      .where(mine);
    return 'postponed';
  }
  await database.db.update(outbox).set({ status: 'sent', sentAt: now, message: null, lastError: null }).where(mine);
  return 'sent';
}
