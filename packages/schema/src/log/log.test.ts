import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createLogger, describeError, tellError } from './index.ts';

const secretWords = ['Marta Lindqvist', 'marta@example.org', '+46 70 123 45 67', 'Nurse at Harbour Clinic'];

function logged(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLogger((line) => lines.push(line)));
  for (const word of secretWords) expect(lines.join('\n')).not.toContain(word);
  return JSON.parse(lines[0] ?? '{}');
}

test('a field that is not listed, or is of another form, never reaches the log', () => {
  for (const word of secretWords) {
    const line = logged((log) =>
      log.info('sign-in', {
        id: word,
        kind: word,
        reason: word,
        route: `/api/${word}`,
        error: word,
        place: word,
        method: word,
        errorId: word,
        email: word,
        tries: word,
        failed: word,
      } as never),
    );
    expect(line).not.toHaveProperty('email');
    expect(line.id).toBe('[left out]');
  }
  const id = '0190a8f0-0000-7000-8000-000000000000';
  expect(logged((log) => log.info('done', { id, kind: 'resume', ms: 12 }))).toMatchObject({
    id,
    kind: 'resume',
    ms: 12,
  });
});

test('an error tells its kind, its place and what caused it, never its words or the fields that quote values', () => {
  for (const word of secretWords) {
    const cause = Object.assign(new Error(`duplicate key (email)=(${word})\n    at ${word}.ts:1:1`), {
      name: 'DatabaseError',
      code: '23505',
      detail: `Key (email)=(${word}) already exists.`,
      table: 'users',
      constraint: 'users_email_key',
      where: word,
    });
    const outer = new Error(`Failed query: insert … params: ${word}`, { cause });
    const line = logged((log) => log.error('request-failed', outer, { route: '/api/account' }));
    expect(line.causes).toEqual([
      {
        error: 'DatabaseError',
        code: '23505',
        table: 'users',
        constraint: 'users_email_key',
        at: expect.stringMatching(/^log\.test\.ts:\d+:\d+$/),
      },
    ]);
    expect(line.at).toMatch(/^log\.test\.ts:/);
  }
});

test('a full disk, a database that is down and a refused mail are told apart', async () => {
  const full = Object.assign(new Error('write'), { code: '53100' });
  const down = await new Promise((resolve) => connect(1, '127.0.0.1').once('error', resolve));
  const troubleOf = (error: unknown) => logged((log) => log.error('jobs', new Error('no', { cause: error }))).trouble;
  expect(troubleOf(full)).toBe('disk-full');
  expect(troubleOf(await writeFile('/dev/full', 'x').catch((error) => error))).toBe('disk-full');
  expect(troubleOf(down)).toBe('server-unreachable');
  class DrizzleQueryError extends Error {}
  expect(troubleOf(new DrizzleQueryError('Failed query', { cause: down }))).toBe('database-unreachable');
  const refused = Object.assign(new Error('no such user'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 5.1.1 <marta@example.org>: unknown',
  });
  expect(describeError(refused)).toMatchObject([{ code: 'EENVELOPE', reply: '550 5.1.1' }]);
  const unreachable = Object.assign(new Error('no'), { code: 'ECONNREFUSED', command: 'CONN' });
  expect(troubleOf(unreachable)).toBe('mail-server-unreachable');
});

test('causes that go round end, and what is no error is named by its type', () => {
  const first = new Error('a');
  const second = new Error('b', { cause: first });
  first.cause = second;
  expect(describeError(first)).toHaveLength(2);
  expect(describeError('marta@example.org')).toEqual([{ error: 'string' }]);
  expect(describeError(undefined)).toEqual([{ error: 'undefined' }]);
});

test('a command tells of what the database refused the code, the table and the rule, and no word of a row', () => {
  const refusal = Object.assign(new Error('duplicate key value'), {
    severity: 'ERROR',
    code: '23505',
    table: 'users',
    constraint: 'users_pkey',
    detail: 'Key (email)=(ada@example.org) already exists.',
  });
  class DrizzleQueryError extends Error {}
  const query = new DrizzleQueryError('Failed query: insert … params: ada@example.org', { cause: refusal });
  expect(tellError(query)).toBe('The database refused a statement (23505, table users, rule users_pkey).');
  expect(tellError(new DrizzleQueryError('Failed query: params: ada@example.org'))).not.toContain('ada');
  expect(tellError(new Error('There is no such file.'))).toBe('There is no such file.');
});
