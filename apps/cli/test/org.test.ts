import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Run, runHere } from './run-here.ts';

const id = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001';
const calls: { method: string; path: string; authorization: string; body: unknown }[] = [];
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-org-'));
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const authorization = request.headers.authorization ?? '';
    calls.push({
      method: request.method ?? '',
      path,
      authorization,
      body: JSON.parse(`${Buffer.concat(chunks)}` || 'null'),
    });
    response.writeHead(path.endsWith('/usage') ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer(path)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function answer(path: string): object {
  if (path.endsWith('/invitations')) return { invited: 2, already: [], elsewhere: ['lea@example.com'] };
  if (path.endsWith('/usage')) return { title: 'We couldn’t find this organization' };
  return {
    id,
    name: 'Harbour College',
    plan: 'FAMOUS',
    pool: 100,
    poolUsed: 0,
    invited: 0,
    joined: 0,
    accentColor: '#113355',
    footer: null,
    hasLogo: true,
  };
}

function org(...args: string[]): Promise<Run> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return runHere(['org', ...args], { env: { OPERATOR_TOKEN: 'operator-token-for-tests', SHORTLIST_URL: url } });
}

test('create asks the server with the operator’s token and prints the id', async () => {
  const { out, code } = await org('create', 'Harbour College', '--plan', 'famous', '--pool', '100');
  expect([code, out]).toEqual([0, `${id}\n`]);
  expect(calls.at(-1)).toEqual({
    method: 'POST',
    path: '/operations/organizations',
    authorization: 'Bearer operator-token-for-tests',
    body: { name: 'Harbour College', plan: 'FAMOUS', pool: 100 },
  });
});

test('invite sends each address of a CSV once and names who belongs elsewhere; wrong addresses are told with their rows', async () => {
  const file = join(folder, 'people.csv');
  await writeFile(file, 'name,email\n"Holm, Ida",Ida@Example.com\nIda,ida@example.com\nLea,lea@example.com\n');
  const { out, error } = await org('invite', id, file);
  expect(calls.at(-1)?.body).toEqual({
    people: [
      { email: 'ida@example.com', name: 'Ida' },
      { email: 'lea@example.com', name: 'Lea' },
    ],
  });
  expect(out).toBe('2 invited, 0 already invited.\n');
  expect(error).toBe('lea@example.com: belongs to another organization\n');
  const before = calls.length;
  await writeFile(file, 'email,name\nida@example.com,Ida\nnobody,\n,Lea\nlea@example.com,\nlea at example.com,\n');
  expect(await org('invite', id, file)).toMatchObject({
    code: 1,
    error: `shortlist: ${file}: row 3: nobody isn’t an email address; row 4: the email address is missing; row 6: lea at example.com isn’t an email address.\n`,
  });
  expect(calls).toHaveLength(before);
  await writeFile(file, 'PK\x03\x04 a table of another kind');
  expect((await org('invite', id, file)).error).toContain('Save the table as CSV first.');
  // As a spreadsheet of Windows saves it.
  await writeFile(file, Buffer.from('email;name\r\nzoe@example.com;Zoë\r\n', 'latin1'));
  await org('invite', id, file);
  expect(calls.at(-1)?.body).toEqual({ people: [{ email: 'zoe@example.com', name: 'Zoë' }] });
});

test('remove sends the address and says who is gone', async () => {
  const { out, code } = await org('remove', id, 'ida@example.com');
  expect([code, out]).toEqual([0, 'ida@example.com: removed\n']);
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: `/operations/organizations/${id}/removals`,
    body: { email: 'ida@example.com' },
  });
});

test('what the server refuses is told in its words', async () => {
  expect(await org('usage', id)).toMatchObject({ code: 1, error: 'shortlist: We couldn’t find this organization\n' });
});

test('brand sends the accent, the line and the logo’s bytes; the word none takes a part away', async () => {
  const file = join(folder, 'logo.png');
  await writeFile(file, new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
  const { out } = await org('brand', id, '--accent', '#113355', '--footer', 'none', '--logo', file);
  expect(out).toBe('accent: #113355, footer: none, logo: yes\n');
  expect(calls.at(-1)).toMatchObject({
    method: 'PATCH',
    path: `/operations/organizations/${id}/branding`,
    body: { accentColor: '#113355', footer: null, logo: 'iVBORw==' },
  });
});

test('match puts every pair into a CSV and reports, for each posting, the best resumes and what most lack', async () => {
  await mkdir(join(folder, 'resumes'));
  await mkdir(join(folder, 'postings'));
  const work = [
    { name: 'Spree Elektro', position: 'Electrician', startDate: '2018-04', highlights: ['Installed switchboards'] },
  ];
  await writeFile(
    join(folder, 'resumes/ivo.json'),
    JSON.stringify({
      basics: { name: 'Ivo Brandt' },
      work,
      skills: [{ name: 'Trade', keywords: ['Wiring', 'Switchboards'] }],
    }),
  );
  await writeFile(
    join(folder, 'resumes/mia.json'),
    JSON.stringify({
      basics: { name: 'Mia Lund <b>[x](y)' },
      work: [{ name: 'Café Nord', position: 'Barista', startDate: '2021-01' }],
    }),
  );
  await writeFile(
    join(folder, 'postings/electrician.txt'),
    'Electrician\nHarbour Works Ltd, Hamburg\n\nRequirements:\n- Switchboards and wiring\n- 3 years of experience\n',
  );
  const out = join(folder, 'out');
  const { code } = await org('match', join(folder, 'resumes'), '--posting', join(folder, 'postings'), '--out', out);
  expect(code).toBe(0);
  const rows = (await readFile(join(out, 'matches.csv'), 'utf8')).trim().split('\r\n');
  expect(rows[0]).toBe('resume,name,posting,title,match,band,met,partly,missing,missing must-haves');
  expect(rows).toHaveLength(3);
  const scoreOf = (name: string) => Number(rows.find((row) => row.includes(name))?.split(',')[4]);
  expect(scoreOf('Ivo Brandt')).toBeGreaterThan(scoreOf('Mia Lund'));
  const report = await readFile(join(out, 'report.md'), 'utf8');
  expect(report).toContain('2 of 2 resumes read');
  expect(report).toContain('Mia Lund \\<b\\>\\[x\\](y)');
  expect(report.indexOf('Ivo Brandt')).toBeLessThan(report.indexOf('Mia Lund'));
  expect((await readFile(join(out, 'report.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
});

test('match goes on past an empty posting, names it in the report and exits with 1', async () => {
  await mkdir(join(folder, 'some'));
  await writeFile(join(folder, 'some/a-empty.txt'), ' \n');
  await writeFile(join(folder, 'some/b-barista.txt'), 'Barista\nCafé Nord, Kiel\n\nRequirements:\n- Latte art\n');
  const out = join(folder, 'out-some');
  const run = await org('match', join(folder, 'resumes'), '--posting', join(folder, 'some'), '--out', out);
  expect(run.code).toBe(1);
  expect(run.error).toMatch(/1 of 2 postings couldn’t be read:\n {2}\S+a-empty\.txt: this posting is empty/);
  expect((await readFile(join(out, 'matches.csv'), 'utf8')).trim().split('\r\n')).toHaveLength(3);
  expect(await readFile(join(out, 'report.md'), 'utf8')).toMatch(/## Not read\n\n- \S+a-empty\.txt/);
  await rm(join(folder, 'some/b-barista.txt'));
  const none = await org('match', join(folder, 'resumes'), '--posting', join(folder, 'some'), '--out', out);
  expect(none).toMatchObject({ code: 1, error: expect.stringContaining('this posting is empty') });
});
