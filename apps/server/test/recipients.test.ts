import { readMails } from '@shortlist/mail/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRecipient } from '../src/recipients/choose-recipient.ts';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { submitAndFinish } from './submit-form.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());
const call = callApp(() => running);

const mailsTo = async (address: string) => (await readMails(running.database.db)).filter(({ to }) => to === address);

const confirmation = /^Confirm that you want/;
const result = /^Your resume and cover letter are ready: match estimate \d+ of 100$/;

test('a result goes to another address than the account’s only after somebody there has confirmed it, once', async () => {
  const me = await signUp(running);
  const { email: own } = await (await call(me, 'GET', '/api/account')).json();
  const other = 'Other.Reader@example.net';
  const id = await submitAndFinish(running, me, { email: other });
  expect((await mailsTo(other)).map(({ subject }) => subject)).toEqual([expect.stringMatching(confirmation)]);
  expect((await mailsTo(own)).some(({ subject }) => result.test(subject))).toBe(true);
  expect(await (await call(me, 'GET', `/api/optimizations/${id}`)).json()).toMatchObject({
    email: own,
    emailWaitsFor: other,
  });

  const [asked] = await mailsTo(other);
  const path = /\/confirm-address\/[\w-]{32}/.exec(asked?.text ?? '')?.[0] ?? '';
  const page = await running.app.request(path);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
  // Opening the link confirms nothing: programs open the links of mails too.
  expect(await mailsTo(other)).toHaveLength(1);
  expect((await running.app.request(path, { method: 'POST' })).status).toBe(200);
  expect((await running.app.request(path, { method: 'POST' })).status).toBe(200);
  expect((await mailsTo(other)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(confirmation),
    expect.stringMatching(result),
  ]);

  await submitAndFinish(running, me, { email: other.toLowerCase() });
  expect((await mailsTo(other.toLowerCase())).map(({ subject }) => subject)).toEqual([expect.stringMatching(result)]);
  expect((await running.app.request('/confirm-address/x', { method: 'POST' })).status).toBe(404);
});

test('nobody sends words of their own choice in a subject, nor many questions to an address', async () => {
  const posting = 'BUY CHEAP PILLS NOW\nAcme\nRequirements\n- Experience with forklifts\n- Logistics\n';
  const target = 'target@example.net';
  for (let at = 0; at < 5; at++) {
    const me = await signUp(running);
    await submitAndFinish(running, me, { email: target, jobDescription: posting });
  }
  const mails = await mailsTo(target);
  expect(mails).toHaveLength(3);
  expect(JSON.stringify(mails)).not.toContain('PILLS');
  const { rows } = await running.database.db.execute<{ subject: string }>(sql`select subject from mail.outbox`);
  expect(rows.filter(({ subject }) => /PILLS/i.test(subject))).toEqual([]);
});

test('neither deleted accounts nor other spellings of an address ask one mailbox more often', async () => {
  const ways = ['third@example.net', 'Third@Example.net', 'third+a@example.net', 'third+b@example.net'];
  for (let at = 0; at < 5; at++) {
    const me = await signUp(running);
    await submitAndFinish(running, me, { email: ways[at % ways.length] ?? '' });
    expect((await call(me, 'DELETE', '/api/account')).status).toBe(204);
  }
  // Of a deleted account no mail is kept: what is asked for after three of them tells.
  const last = await signUp(running);
  await submitAndFinish(running, last, { email: 'third@example.net' });
  expect(await mailsTo('third@example.net')).toEqual([]);
});

test('accounts without an address do not use up each other’s questions', async () => {
  const keys = { siteUrl: 'http://localhost', secret: running.services.settings.auth.secret };
  const ask = async (to: string[]) => {
    const { id } = await (await call(await signUp(running), 'GET', '/api/account')).json();
    await running.database.db.execute(sql`update users set email = '' where id = ${id}`);
    for (const each of to) await running.database.transaction((tx) => askRecipient(tx, id, each, keys));
    await running.database.db.execute(sql`update users set email = ${`${id}@example.org`} where id = ${id}`);
  };
  await ask(['n1@example.net', 'n2@example.net', 'n3@example.net', 'n4@example.net', 'n5@example.net']);
  await ask(['n6@example.net']);
  const { rows } = await running.database.db.execute(sql`select from recipients where address = 'n6@example.net'`);
  expect(rows).toHaveLength(1);
});
