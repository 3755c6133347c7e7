import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { healthRoutes } from '../src/features/health/routes.ts';
import { createHealth } from '../src/features/health/service.ts';
import { proxyAdvice } from '../src/http/notice-proxy.ts';
import { readSettings } from '../src/settings.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';

const token = 'a-token-for-metrics';
let opened: TestApp;

beforeAll(async () => {
  opened = await openTestApp({ WORKERS: '0', METRICS_TOKEN: token });
  // The mails of this file stay as they are: no sender can take one.
  await opened.database.db.execute(
    sql`create function keep_mail() returns trigger language plpgsql as 'begin return null; end'`,
  );
  await opened.database.db.execute(
    sql`create trigger keep_mail before update on mail.outbox for each row execute function keep_mail()`,
  );
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.database.db.execute(sql`delete from jobs.job where name = 'optimization'`);
  await opened.database.db.execute(sql`delete from mail.outbox`);
});

type Options = { isStopping?: () => boolean; freeBytes?: () => Promise<number> };

/** The readiness of the installation as it is now. */
async function ready(options: Options = {}): Promise<{ status: number; reasons?: string[] }> {
  const app = new Hono().route('/', healthRoutes(createHealth({ ...opened.services, ...options })));
  const answer = await app.request('/readyz');
  const { reasons } = (await answer.json()) as { reasons?: string[] };
  return { status: answer.status, ...(reasons ? { reasons } : {}) };
}

async function addJob(minutesAgo: number, started?: number): Promise<void> {
  const id = randomUUID();
  await opened.database.transaction((tx) => opened.services.jobs.enqueue(tx, 'optimization', id));
  await opened.database.db.execute(sql`update jobs.job set start_after = now() - ${minutesAgo} * interval '1 minute',
    started_on = ${started === undefined ? null : sql`now() - ${started} * interval '1 minute'`},
    state = ${started === undefined ? 'created' : 'completed'}::jobs.job_state
    where data->>'id' = ${id}`);
}

async function addMail(minutesOverdue: number, attempts = 0): Promise<void> {
  await opened.database.db.execute(sql`insert into mail.outbox (key, recipient, subject, attempts, next_attempt_at, created_at)
    values (${randomUUID()}, 'ada@example.org', 'x', ${attempts}, now() - ${minutesOverdue} * interval '1 minute', now())`);
}

test('an installation at work is ready', async () => {
  expect((await opened.app.request('/readyz')).status).toBe(200);
  await addJob(1);
  await addMail(1);
  expect((await ready()).status).toBe(200);
});

test('a disk with too little room is told, and so is one that just refused a write', async () => {
  expect(await ready({ freeBytes: async () => 1e6 })).toMatchObject({ status: 503, reasons: ['disk-full'] });
  const other = await openTestApp({ WORKERS: '0' });
  other.services.log.error('jobs', new Error('no', { cause: Object.assign(new Error('full'), { code: '53100' }) }));
  const answer = await other.app.request('/readyz');
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'not ready', reasons: ['disk-full'] }]);
  await other.close();
});

test('a queue that nobody works is told; one that moves slowly is not', async () => {
  await addJob(15);
  expect(await ready()).toMatchObject({ status: 503, reasons: ['queue-stuck'] });
  await addJob(3, 3);
  expect((await ready()).status).toBe(200);
});

test('an outbox that nobody sends, or that a mail server refuses, is told; one hopeless mail is not', async () => {
  await addMail(-30, 9);
  expect((await ready()).status).toBe(200);
  await addMail(15);
  expect(await ready()).toMatchObject({ status: 503, reasons: ['outbox-stuck'] });
  await opened.database.db.execute(sql`delete from mail.outbox`);
  for (let each = 0; each < 5; each++) await addMail(-30, 4);
  expect(await ready()).toMatchObject({ status: 503, reasons: ['outbox-stuck'] });
});

test('a process that is stopping, and a database that is down, are told', async () => {
  const stopping = new AbortController();
  const app = createApp(opened.services, new Hono(), stopping.signal);
  stopping.abort();
  expect(await (await app.request('/readyz')).json()).toMatchObject({ reasons: ['stopping'] });
  const other = await openTestApp({ WORKERS: '0' });
  await other.close();
  const answer = await other.app.request('/readyz');
  expect([answer.status, await answer.json()]).toMatchObject([503, { reasons: ['database-unreachable'] }]);
});

test('the figures tell the queue, the outbox, sign-ins and times of answers', async () => {
  await addJob(2);
  await addMail(3);
  const post = (path: string, body: object) =>
    opened.app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  const person = { email: 'figures@example.org', password: 'correct horse battery staple' };
  await post('/auth/v1/signup', person);
  await post('/auth/v1/token?grant_type=password', person);
  await post('/auth/v1/token?grant_type=password', { ...person, password: 'wrong wrong wrong' });
  await post('/auth/v1/token?grant_type=constructor', person);
  const answer = await opened.app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } });
  const text = await answer.text();
  for (const line of [
    /^database_up 1$/m,
    /^queue_waiting_jobs 1$/m,
    /^queue_oldest_waiting_seconds 1[12]\d/m,
    /^outbox_overdue_seconds 1[78]\d/m,
    /^lost_jobs 0$/m,
    /^sign_ins_total\{way="sign-up",outcome="ok"\} 1$/m,
    /^sign_ins_total\{way="password",outcome="ok"\} 1$/m,
    /^sign_ins_total\{way="password",outcome="refused"\} 1$/m,
    /^http_request_duration_seconds_count\{method="POST",route="\/auth\/v1\/token",status="200"\} 1$/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toContain('native code');
  expect(text).not.toContain('figures@');
});

test('an https site without trusted proxies is told so, at the start and once when forwarded requests come', async () => {
  const read = (env: Record<string, string>) =>
    readSettings({ DEV_MAILBOX: 'false', ...env }, 'a-secret-for-tests-of-32-characters');
  expect(proxyAdvice(read({ SITE_URL: 'https://app.example' }))).toContain('TRUSTED_PROXIES');
  expect(proxyAdvice(read({ SITE_URL: 'https://app.example', TRUSTED_PROXIES: '1' }))).toBeUndefined();
  expect(proxyAdvice(read({ SITE_URL: 'http://localhost:3000' }))).toBeUndefined();
  const before = opened.log.length;
  for (let each = 0; each < 3; each++)
    await opened.app.request('/healthz', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  const said = opened.log.slice(before).filter((line) => line.includes('forwarding-headers-ignored'));
  expect(said).toHaveLength(1);
  expect(said[0]).not.toContain('203.0');
});
