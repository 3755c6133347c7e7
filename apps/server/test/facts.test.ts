import { type FactGroup, type FactProposal, type Resume, resumeDraft } from '@shortlist/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mostOwn } from '../src/db/own-facts.ts';
import { room } from '../src/people/room.ts';
import { callApp } from './call-app.ts';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { resumeFile, submitAndFinish } from './submit-form.ts';

let opened: TestApp;
let headers: { Authorization: string };
let id: string;

const employer = fictionalResume.work?.[0]?.name ?? '';
const deed = 'Ran Kubernetes clusters for 40 services of the port';
const papers = 'Kubernetes';
const older: Resume = {
  basics: { ...fictionalResume.basics },
  work: [
    { ...fictionalResume.work?.[0], highlights: [...(fictionalResume.work?.[0]?.highlights ?? []), deed] },
    {
      name: 'Alder Mills',
      position: 'Packer',
      startDate: '2010',
      endDate: '2012',
      highlights: ['Packed 300 boxes a day'],
    },
  ],
  skills: [{ name: 'Tools', keywords: ['Excel', papers] }],
};

beforeAll(async () => {
  opened = await openTestApp();
  headers = await signUp(opened);
  await call('POST', '/api/plans/upgrade', { plan: 'PREMIUM' });
  await keep('Resume 2023', older);
  const other = { ...older, basics: { ...older.basics, name: 'Tobias Fenn', email: 'tobias.fenn@example.com' } };
  await keep('Of Tobias', { ...other, skills: [{ name: 'Tools', keywords: ['Salesforce'] }] });
  const jobDescription = `${fictionalPosting}\n- Experience with Kubernetes\n- Experience with Salesforce\n`;
  id = await submitAndFinish(opened, headers, { jobDescription, resume: await resumeFile(fictionalResume) });
});
afterAll(() => opened.close());

const call = (method: string, path: string, body?: object) => callApp(() => opened)(headers, method, path, body);
const keep = (title: string, resume: Resume) =>
  call('POST', '/api/resumes', { title, draft: resumeDraft(resume, Date.now()) });
const listGroups = async (): Promise<FactGroup[]> => (await call('GET', '/api/facts')).json();
const propose = async (): Promise<FactProposal[]> => (await call('GET', `/api/facts/proposals?result=${id}`)).json();
const factsOf = ({ documents }: FactGroup) => documents.flatMap(({ facts }) => facts);

test('facts are grouped by person, each line once with the documents that have it, and never a tailored resume', async () => {
  const groups = await listGroups();
  expect(groups.map(({ person }) => person).sort()).toEqual(['Marit Solberg', 'Tobias Fenn']);
  const mine = groups.find(({ person }) => person === 'Marit Solberg');
  if (mine === undefined) throw new Error('The person has no group.');
  const facts = factsOf(mine);
  expect(facts.filter(({ text }) => text === deed)).toMatchObject([
    { part: 'work', unused: false, of: [expect.any(String), employer] },
  ]);
  const texts = facts.map(({ text }) => text.toLowerCase());
  expect(texts.length).toBe(new Set(texts).size);
  expect(facts.some(({ alsoIn }) => alsoIn.includes('Resume 2023'))).toBe(true);
  expect(mine.documents.map(({ title }) => title)).toHaveLength(2);
});

test('a line of another document is proposed for an open question, and enters the resume only as the answer of the person', async () => {
  const proposals = await propose();
  const found = proposals.find(({ line }) => line.text === deed);
  expect(found).toMatchObject({ document: { title: 'Resume 2023', kind: 'resume' } });
  // What another person’s resume says is never offered.
  expect(JSON.stringify(proposals)).not.toMatch(/Salesforce/);
  const before = await (await call('GET', `/api/optimizations/${id}`)).json();
  expect(JSON.stringify(before.result.tailored)).not.toContain('Kubernetes clusters');
});

test('what is not to be used again is not proposed until it is', async () => {
  const mark = (unused: boolean) =>
    call('PUT', '/api/facts/unused', { person: 'Marit Solberg', text: `${deed}.`, unused });
  expect((await mark(true)).status).toBe(204);
  expect((await mark(true)).status).toBe(204);
  expect((await propose()).map(({ line }) => line.text)).not.toContain(deed);
  const marked = (await listGroups()).flatMap(factsOf).filter(({ unused }) => unused);
  expect(marked.map(({ text }) => text)).toEqual([deed]);
  const stranger = await signUp(opened);
  expect(await (await callApp(() => opened)(stranger, 'GET', '/api/facts')).json()).toEqual([]);
  expect((await callApp(() => opened)(stranger, 'GET', `/api/facts/proposals?result=${id}`)).status).toBe(404);
  await mark(false);
  expect((await listGroups()).flatMap(factsOf).filter(({ unused }) => unused)).toEqual([]);
});

test('an accepted proposal is a fact like any answer, and is not proposed again', async () => {
  const found = (await propose()).find(({ line }) => line.text === deed);
  if (found === undefined) throw new Error('Nothing is proposed.');
  const { questionId, answer } = found;
  const renewed = await (await call('POST', `/api/optimizations/${id}/answers`, { questionId, text: answer })).json();
  expect(JSON.stringify(renewed.tailored)).toContain(deed);
  expect(JSON.stringify(renewed.edits)).toContain('answer-entered');
  expect((await propose()).map(({ line }) => line.text)).not.toContain(deed);
  expect(await (await call('GET', '/api/answers')).json()).toMatchObject([{ id: questionId, text: answer }]);
});

test('facts are gathered in the engine’s thread, and nobody asks without end', async () => {
  const run = vi.spyOn(opened.services.engine, 'run');
  const stranger = await signUp(opened);
  const ask = callApp(() => opened);
  const mark = { person: 'Marit Solberg', text: deed, unused: false };
  const calls = [
    () => ask(stranger, 'GET', '/api/facts'),
    () => ask(stranger, 'PUT', '/api/facts/unused', mark),
    () => ask(stranger, 'GET', `/api/facts/proposals?result=${id}`),
  ];
  for (const call of calls) {
    const statuses: number[] = [];
    for (let i = 0; i < 65; i++) statuses.push((await call()).status);
    expect(statuses.slice(0, 40)).not.toContain(429);
    expect(statuses).toContain(429);
  }
  await propose();
  const names = new Set(run.mock.calls.map(([name]) => name));
  expect([...names]).toEqual(expect.arrayContaining(['groupFacts', 'marksOf', 'proposeFacts']));
});

test('a mark is refused that is longer than any answer, and the last room is taken once', async () => {
  const person = await signUp(opened);
  const set = (text: string, unused = true) =>
    callApp(() => opened)(person, 'PUT', '/api/facts/unused', { person: 'Ida Farrow', text, unused });
  expect((await set('a'.repeat(2001), false)).status).toBe(422);
  expect((await set('a'.repeat(2000), false)).status).toBe(204);
  expect((await set('b')).status).toBe(204);
  const { db } = opened.database;
  await db.execute(sql`insert into unused_facts (id, user_id, text)
    select gen_random_uuid(), user_id, text from unused_facts, generate_series(1, ${room.unusedFacts - 2})`);
  const statuses = await Promise.all(['c', 'd', 'e'].map(async (text) => (await set(text)).status));
  expect(statuses.sort()).toEqual([204, 413, 413]);
  await db.execute(sql`delete from users where id in (select user_id from unused_facts)`);
  expect((await db.execute(sql`select id from unused_facts`)).rows).toEqual([]);
});

test('facts are taken from the latest documents as far as there is room, one reading of a person after the other', async () => {
  const titles = async () =>
    (await listGroups()).flatMap(({ documents }) => documents.map(({ title }) => title)).sort();
  const usual = { ...mostOwn };
  const all = await titles();
  await keep('Latest', { ...older, basics: { name: 'Tobias Fenn' }, work: [{ name: 'Firth', position: 'Cook' }] });
  try {
    Object.assign(mostOwn, { characters: 300 });
    expect(await titles()).toEqual(['Latest']);
    Object.assign(mostOwn, { characters: usual.characters, documents: 1 });
    expect(await titles()).toEqual(['Latest']);
  } finally {
    Object.assign(mostOwn, usual);
  }
  expect(await titles()).toEqual([...all, 'Latest'].sort());
  const answers = await Promise.all(Array.from({ length: 30 }, () => call('GET', '/api/facts')));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
});
