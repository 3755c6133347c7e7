import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Run, runHere } from './run-here.ts';

const id = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001';
const calls: [string, string, unknown][] = [];
let server: Server;

const person = {
  id,
  email: 'ada@example.org',
  emailConfirmed: true,
  name: 'Ada',
  createdAt: '2026-05-04T12:00:00Z',
  plan: 'FAMOUS',
  planSource: 'trial',
  planEndsAt: '2026-06-04T12:00:00Z',
  trialsUsed: 2,
  trialsAllowed: null,
  optimizations: 4,
  resumes: 1,
  signIn: { bannedUntil: null, lastSignInAt: null, openSessions: 0, factors: 1 },
};
const answers: Record<string, unknown> = {
  'POST /operations/people/find': [person],
  [`POST /operations/people/${id}/reset-factors`]: { removed: 2 },
  'GET /operations/lost-mails': [
    { id, recipient: 'b@example.org', subject: '=1+1', tries: 10, error: 'full', madeAt: 'x', canRetry: true },
  ],
  'GET /operations/audit?limit=2&offset=0': [
    { id, at: '2026-05-04', actor: 'operator', person: id, action: 'delete people', status: null },
  ],
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const asked = `${request.method} ${request.url}`;
    calls.push([asked, request.headers.authorization ?? '', JSON.parse(`${Buffer.concat(parts)}` || 'null')]);
    if (request.method === 'DELETE' || asked.includes('retry')) return void response.writeHead(204).end();
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answers[asked] ?? person));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  calls.length = 0;
});
afterAll(() => server.close());

function admin(...args: string[]): Promise<Run> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return runHere(['admin', ...args], { env: { OPERATOR_TOKEN: 'operator-token-for-tests', SHORTLIST_URL: url } });
}

test('people are found and changed over the operator’s calls', async () => {
  const found = await admin('find', 'ada@');
  expect(found.out).toContain(`${id}  ada@example.org  Ada`);
  expect(found.out).toContain('plan FAMOUS (trial, ends 2026-06-04), optimizations: 2 of unlimited used');
  await admin('ban', id, '--hours', '24');
  await admin('plan', id, '--plan', 'premium', '--days', '30', '--trials', 'unlimited');
  expect((await admin('reset-factors', id)).out).toBe('2 second factors removed.\n');
  expect(calls).toEqual([
    ['POST /operations/people/find', 'Bearer operator-token-for-tests', { find: 'ada@' }],
    [`POST /operations/people/${id}/ban`, 'Bearer operator-token-for-tests', { hours: 24 }],
    [
      `PATCH /operations/people/${id}/plan`,
      'Bearer operator-token-for-tests',
      { plan: 'PREMIUM', days: 30, trialsAllowed: null },
    ],
    [`POST /operations/people/${id}/reset-factors`, 'Bearer operator-token-for-tests', null],
  ]);
});

test('an exact address is told from those that only begin so, and a name writes nothing into the terminal', async () => {
  const find = 'POST /operations/people/find';
  const evil = { ...person, email: 'ada@example.org.evil.example', name: '\u001b[8A\r\u001b[0JAda\nada@example.org' };
  answers[find] = [person, evil];
  const both = await admin('find', 'Ada@example.org');
  expect(both.out).toContain('ada@example.org  Ada');
  expect(both.out).not.toContain('evil');
  answers[find] = [evil];
  const alone = await admin('find', 'ada@example.org');
  expect(alone.error).toBe('No exact match. These addresses start with it:\n');
  expect(alone.out).toContain('evil.example  \\u001b[8A\\u000d\\u001b[0JAda\\u000aada@example.org\n');
  answers[find] = [person];
});

test('an account is deleted only with --yes', async () => {
  expect((await admin('delete', id)).code).toBe(2);
  expect(calls).toEqual([]);
  expect((await admin('delete', id, '--yes')).out).toBe('Deleted.\n');
  expect(calls.map(([asked]) => asked)).toEqual([`DELETE /operations/people/${id}`]);
});

test('lost mails and the audit log come as CSV that a spreadsheet does not run', async () => {
  expect((await admin('lost-mails')).out).toContain(`${id},x,b@example.org,'=1+1,10,full,yes`);
  expect((await admin('retry-mail', id)).out).toBe('Queued.\n');
  expect((await admin('audit', '--limit', '2')).out).toContain(`2026-05-04,operator,${id},delete people,unknown`);
});

test('the help names every command', async () => {
  const { out } = await admin('--help');
  for (const name of ['find', 'ban', 'unban', 'plan', 'delete', 'reset-factors', 'lost-jobs', 'retry-mail', 'audit'])
    expect(out).toContain(name);
});
