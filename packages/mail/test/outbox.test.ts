import { randomUUID } from 'node:crypto';
import type { Database } from '@shortlist/database';
import { emptyTables, openTestDatabase, testEngine } from '@shortlist/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  enqueueMail,
  forgetMails,
  listMailbox,
  MailRefusedError,
  type MailTransport,
  mailboxTransport,
  mailMigrations,
  pruneOutbox,
  readMailbox,
  resealMessages,
  runMailSender,
  sealMessagesWith,
  sendDueMail,
  withdrawMails,
} from '../src/index.ts';
import { sampleMail } from './sample-mail.ts';

const noon = new Date('2026-05-04T12:00:00Z');
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

describe(`the outbox on the ${testEngine()} engine`, () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase({ migrations: [mailMigrations] });
  });
  beforeEach(() => sealMessagesWith(undefined));
  beforeEach(() => emptyTables(database, ['mail']));
  afterAll(() => sealMessagesWith(undefined));
  afterAll(() => database.close());

  const queue = async (key: string, to?: string) => enqueueMail(database.db, await sampleMail(to), key, noon);

  test('a key is queued once, and its mail arrives once', async () => {
    expect(await queue('welcome:1')).toBe(true);
    expect(await queue('welcome:1')).toBe(false);
    const transport = mailboxTransport(database);
    expect(await sendDueMail(database, transport, noon)).toEqual({ sent: 1, postponed: 0, failed: 0 });
    expect(await sendDueMail(database, transport, minutesLater(60))).toEqual({ sent: 0, postponed: 0, failed: 0 });
    expect(await queue('welcome:1')).toBe(false);
    expect(await listMailbox(database.db)).toHaveLength(1);
  });

  test('where the process has a key mails wait and arrive sealed; what waited plain goes out all the same', async () => {
    await queue('plain');
    sealMessagesWith({
      seal: (text) => `now:${Buffer.from(text).toString('hex')}`,
      open: (sealed) => Buffer.from(sealed.slice(4), 'hex').toString(),
      isFresh: (sealed) => sealed.startsWith('now:'),
    });
    await queue('sealed');
    const { text } = await sampleMail();
    const stored = async (table: string) =>
      (await database.db.execute<{ message: string }>(sql.raw(`select message::text from mail.${table} order by id`)))
        .rows;
    expect((await stored('outbox')).map(({ message }) => message.startsWith('"now:'))).toEqual([false, true]);
    expect(await resealMessages(database.db)).toBe(1);
    await sendDueMail(database, mailboxTransport(database), noon);
    expect((await stored('mailbox')).map(({ message }) => message.startsWith('"now:'))).toEqual([true, true]);
    expect((await listMailbox(database.db)).map((mail) => mail.text)).toEqual([text, text]);
  });

  test('a mail that is forgotten while it is on its way does not arrive', async () => {
    await queue('welcome:1');
    const mailbox = mailboxTransport(database);
    const slow: MailTransport = {
      async send(message, id) {
        await database.transaction((tx) => forgetMails(tx, randomUUID(), message.to));
        await mailbox.send(message, id);
      },
    };
    await sendDueMail(database, slow, noon);
    expect(await listMailbox(database.db)).toEqual([]);
  });

  test('a mail that is withdrawn after it was claimed, while the one before it is sent, is not sent', async () => {
    for (const key of ['result:1', 'result:2', 'result:3']) await queue(key);
    const sent: string[] = [];
    const slow: MailTransport = {
      async send(_message, id) {
        sent.push(id);
        await database.transaction((tx) => withdrawMails(tx, 'result:2'));
      },
    };
    expect(await sendDueMail(database, slow, noon)).toEqual({ sent: 2, postponed: 0, failed: 0 });
    expect(sent).toHaveLength(2);
  });

  test('a mail whose lease another sender took over is sent by that one only', async () => {
    await queue('first');
    await queue('second');
    const sent: string[] = [];
    const note = async (_message: unknown, id: string) => void sent.push(id);
    let isFirst = true;
    const stuck: MailTransport = {
      async send(_message, id) {
        if (isFirst) {
          isFirst = false;
          await sendDueMail(database, { send: note }, minutesLater(11));
        }
        sent.push(id);
      },
    };
    await sendDueMail(database, stuck, noon);
    // The first one was in its hands: that cannot be taken back.
    expect([sent.length, new Set(sent).size]).toEqual([3, 2]);
  });

  test('withdrawing takes the mails of a key and those behind its colon, wherever they are, and no others', async () => {
    const keys = ['a:1', 'a:1:x', 'a:1:y:z', 'a:10', 'a:1;', 'a:2', 'A:1:x'];
    for (const key of keys) await queue(key);
    await sendDueMail(database, mailboxTransport(database), noon);
    await database.transaction((tx) => withdrawMails(tx, 'a:1'));
    const left = await database.db.execute<{ key: string }>(sql`select key from mail.outbox order by key collate "C"`);
    expect(left.rows.map(({ key }) => key)).toEqual(['A:1:x', 'a:10', 'a:1;', 'a:2']);
    expect(await listMailbox(database.db)).toHaveLength(4);
  });

  test('a mail queued in a transaction that fails is never sent', async () => {
    const mail = await sampleMail();
    const failing = database.transaction(async (tx) => {
      await enqueueMail(tx, mail, 'a', noon);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await sendDueMail(database, mailboxTransport(database), noon)).sent).toBe(0);
  });

  test('two workers never send the same mail', async () => {
    for (let index = 0; index < 20; index += 1) await queue(`mail ${index}`);
    const seen: string[] = [];
    const transport: MailTransport = {
      send: async (_message, id) => {
        seen.push(id);
      },
    };
    await Promise.all([1, 2, 3].map(() => sendDueMail(database, transport, noon)));
    expect(seen).toHaveLength(20);
    expect(new Set(seen).size).toBe(20);
  });

  test('a failing server is asked again after 1, 2, 4 minutes; a refusal is final', async () => {
    await queue('temporary');
    const down: MailTransport = { send: () => Promise.reject(new Error('connection refused')) };
    expect((await sendDueMail(database, down, noon)).postponed).toBe(1);
    expect((await sendDueMail(database, down, minutesLater(0.9))).postponed).toBe(0);
    expect((await sendDueMail(database, down, minutesLater(1))).postponed).toBe(1);
    expect((await sendDueMail(database, down, minutesLater(2.9))).postponed).toBe(0);
    const refusing: MailTransport = { send: () => Promise.reject(new MailRefusedError('no such box')) };
    expect((await sendDueMail(database, refusing, minutesLater(3))).failed).toBe(1);
    expect((await sendDueMail(database, down, minutesLater(600))).postponed).toBe(0);
  });

  test('each mail that could not be sent is told of, with its row and whether it is given up', async () => {
    await queue('refused');
    await queue('later');
    const told: [string, boolean, number][] = [];
    let first = true;
    const failing: MailTransport = {
      send: () => {
        const error = first ? new MailRefusedError('no such box') : new Error('down');
        first = false;
        return Promise.reject(error);
      },
    };
    await sendDueMail(database, failing, noon, (error, { givenUp, tries }) =>
      told.push([(error as Error).name, givenUp, tries]),
    );
    expect(told).toEqual([
      ['MailRefusedError', true, 1],
      ['Error', false, 1],
    ]);
  });

  test('gives up after ten tries', async () => {
    await queue('hopeless');
    const down: MailTransport = { send: () => Promise.reject(new Error('down')) };
    let failed = 0;
    for (let day = 0; day < 10; day += 1)
      failed += (await sendDueMail(database, down, minutesLater(day * 1_440))).failed;
    expect(failed).toBe(1);
  });

  test('a mail claimed by a process that died is sent by another after the lease', async () => {
    await queue('orphan');
    const never: MailTransport = { send: () => new Promise(() => {}) };
    void sendDueMail(database, never, noon);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const transport = mailboxTransport(database);
    expect((await sendDueMail(database, transport, minutesLater(9))).sent).toBe(0);
    expect((await sendDueMail(database, transport, minutesLater(11))).sent).toBe(1);
  });

  test('attachments survive the way through the database', async () => {
    const content = new Uint8Array([0, 1, 2, 250]);
    const mail = {
      ...(await sampleMail()),
      attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content }],
    };
    await enqueueMail(database.db, mail, 'attached', noon);
    await sendDueMail(database, mailboxTransport(database), noon);
    const [listed] = await listMailbox(database.db);
    const read = await readMailbox(database.db, listed?.id ?? '');
    expect(read?.attachments?.[0]?.content).toEqual(content);
  });

  test('addresses that would smuggle in a second recipient or a header are refused', async () => {
    for (const to of [
      'a@x.org, b@y.org',
      'a@x.org\r\nBcc: b@y.org',
      'Ada <a@x.org>',
      'a@x.org;b@y.org',
      'nobody',
      '',
    ]) {
      await expect(queue(`bad ${to}`, to)).rejects.toThrow(MailRefusedError);
    }
  });

  test('the sender works off what is queued until it is stopped; settled mails can be forgotten', async () => {
    await queue('one');
    const arrived = new Promise<void>((resolve) => {
      const sender = runMailSender(database, mailboxTransport(database), {
        everyMs: 10,
        now: () => noon,
        onRound: () => resolve(sender.stop()),
      });
    });
    await arrived;
    expect(await pruneOutbox(database, minutesLater(1))).toBe(1);
  });
});
