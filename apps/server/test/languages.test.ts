import {
  compareVersions,
  type Draft,
  LanguagePair,
  left,
  markOf,
  newDraft,
  type ResumeRecord,
} from '@shortlist/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openModelServer } from '../../../packages/writer/test/model-server.ts';
import { linkedRoom } from '../src/features/resumes/linked-room.ts';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let running: TestApp;

beforeAll(async () => {
  running = await openTestApp();
});

afterAll(() => running.close());

type Headers = Record<string, string>;

const call = callApp(() => running);

const job = `Planner | Nordkyst Frakt | Bergen, Norway
Mar 2020 – Present
- Planned 40 routes a week
- Trained 18 colleagues`;

function english(): Draft {
  const draft = newDraft('modern-professional', { name: 'Marit Solberg', jobTitle: 'Planner', phone: '+47 5555 0101' });
  return {
    ...draft,
    sections: draft.sections.map((one) => (one.id === 'experience' ? { ...one, content: job } : one)),
  };
}

async function create(headers: Headers): Promise<ResumeRecord> {
  return (await call(headers, 'POST', '/api/resumes', { title: 'Planner', draft: english() })).json();
}

async function addGerman(headers: Headers, id: string): Promise<ResumeRecord> {
  const response = await call(headers, 'POST', `/api/resumes/${id}/languages`, { language: 'de' });
  expect(response.status).toBe(201);
  return response.json();
}

const read = async (headers: Headers, id: string): Promise<ResumeRecord> =>
  (await call(headers, 'GET', `/api/resumes/${id}`)).json();

async function edit(headers: Headers, id: string, change: (draft: Draft) => Draft): Promise<void> {
  const { revision, draft } = await read(headers, id);
  const saved = await call(headers, 'PUT', `/api/resumes/${id}`, { base: revision, draft: change(draft) });
  expect(saved.status).toBe(200);
}

const inJobs = (change: (text: string) => string) => (draft: Draft) => ({
  ...draft,
  sections: draft.sections.map((one) => (one.id === 'experience' ? { ...one, content: change(one.content) } : one)),
});

/** What a version owes another one, as the app counts it. */
async function owed(headers: Headers, id: string, other: string) {
  const pair = LanguagePair.parse(await (await call(headers, 'GET', `/api/resumes/${id}/languages/${other}`)).json());
  return compareVersions(pair.mine, { ...pair.theirs, seen: {}, answered: {} }, other);
}

/** Marks everything as translated. */
async function settle(headers: Headers, id: string, other: string): Promise<void> {
  const marks = Object.fromEntries((await owed(headers, id, other)).map((row) => [row.id, markOf(row.theirs)]));
  expect((await call(headers, 'PUT', `/api/resumes/${id}/languages/${other}`, { marks })).status).toBe(204);
}

test('a resume is copied for another language, linked, and owes its sentences', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const german = await addGerman(me, id);
  expect(german).toMatchObject({ title: 'Planner (Deutsch)', language: 'de' });
  expect(german.draft.design.language).toBe('de');
  expect(german.draft.sections[1]?.content).toContain('Bergen, Norwegen');
  const languages = await (await call(me, 'GET', `/api/resumes/${german.id}/languages`)).json();
  expect(languages.map(({ language }: { language: string }) => language)).toEqual(['en', 'de']);
  const rows = await owed(me, german.id, id);
  expect(rows.map(({ kind }) => kind)).toEqual(rows.map(() => 'translate'));
  expect(rows.map(({ theirs }) => theirs)).toContain('Trained 18 colleagues');
  expect(await owed(me, id, german.id)).toEqual([]);
});

test('a change in one language is marked in the other until it is answered there', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const german = await addGerman(me, id);
  await settle(me, german.id, id);
  expect(await owed(me, german.id, id)).toEqual([]);
  await edit(
    me,
    id,
    inJobs((text) => text.replace('40 routes', '55 routes')),
  );
  const [row, ...others] = await owed(me, german.id, id);
  expect([row?.kind, row?.theirs, others]).toEqual(['changed', 'Planned 55 routes a week', []]);
  await edit(
    me,
    german.id,
    inJobs((text) => text.replace('Planned 40 routes a week', '55 Touren pro Woche geplant')),
  );
  expect(await owed(me, german.id, id)).toEqual([]);
  expect(await owed(me, id, german.id)).toEqual([]);
  await edit(
    me,
    id,
    inJobs((text) => text.split('\n').slice(0, 3).join('\n')),
  );
  const [gone] = await owed(me, german.id, id);
  expect([gone?.kind, gone?.node.fields.text]).toEqual(['removed', 'Trained 18 colleagues']);
  const marks = { [gone?.id ?? '']: left, unknown: 'x' };
  await call(me, 'PUT', `/api/resumes/${german.id}/languages/${id}`, { marks });
  expect(await owed(me, german.id, id)).toEqual([]);
  await call(me, 'PUT', `/api/resumes/${german.id}/languages/${id}`, { marks: { [gone?.id ?? '']: null } });
  expect(await owed(me, german.id, id)).toHaveLength(1);
});

test('a version that is restored is noted as any other edit', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const german = await addGerman(me, id);
  await settle(me, german.id, id);
  const version = await (await call(me, 'POST', `/api/resumes/${id}/versions`, { name: 'First' })).json();
  await edit(me, id, (draft) => ({ ...draft, userInfo: { ...draft.userInfo, phone: '+47 5555 0202' } }));
  expect((await owed(me, german.id, id)).map(({ kind }) => kind)).toEqual(['fact']);
  await call(me, 'POST', `/api/resumes/${id}/versions/${version.id}/restore`);
  expect(await owed(me, german.id, id)).toEqual([]);
});

test('each language counts as a resume of the plan, and a resume has each language once', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const german = await addGerman(me, id);
  const again = await call(me, 'POST', `/api/resumes/${german.id}/languages`, { language: 'en' });
  expect([again.status, (await again.json()).code]).toEqual([409, 'language-taken']);
  expect((await call(me, 'POST', `/api/resumes/${id}/languages`, { language: 'fr' })).status).toBe(201);
  const full = await call(me, 'POST', `/api/resumes/${id}/languages`, { language: 'nl' });
  expect([full.status, (await full.json()).code]).toEqual([403, 'resume-limit']);
  const odd = await call(me, 'POST', `/api/resumes/${id}/languages`, { language: 'constructor' });
  expect(odd.status).toBe(422);
});

test('a deleted language stands alone no longer with the others, and comes back as it was', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const german = await addGerman(me, id);
  await settle(me, german.id, id);
  await call(me, 'DELETE', `/api/resumes/${german.id}`);
  const languages = async () => (await (await call(me, 'GET', `/api/resumes/${id}/languages`)).json()).length;
  expect(await languages()).toBe(1);
  expect((await call(me, 'GET', `/api/resumes/${id}/languages/${german.id}`)).status).toBe(404);
  await edit(me, id, (draft) => ({ ...draft, userInfo: { ...draft.userInfo, jobTitle: 'Lead planner' } }));
  await call(me, 'POST', `/api/resumes/${german.id}/undelete`);
  expect(await languages()).toBe(2);
  expect((await owed(me, german.id, id)).map(({ theirs }) => theirs)).toEqual(['Lead planner']);
});

test('nobody sees or marks the languages of another person’s resume, nor holds two that are not one resume', async () => {
  const [me, other] = [await signUp(running), await signUp(running)];
  const { id } = await create(me);
  const german = await addGerman(me, id);
  const theirs = await create(other);
  for (const [headers, one, two] of [
    [other, id, german.id],
    [other, theirs.id, id],
    [me, id, id],
    [me, id, theirs.id],
    [me, id, 'x'],
  ] as const) {
    expect((await call(headers, 'GET', `/api/resumes/${one}/languages/${two}`)).status).toBe(404);
    expect((await call(headers, 'PUT', `/api/resumes/${one}/languages/${two}`, { marks: {} })).status).toBe(404);
  }
  expect((await call(other, 'POST', `/api/resumes/${id}/languages`, { language: 'de' })).status).toBe(404);
});

test('a translation is suggested where the plan holds a model, masked, and only one that says the same', async () => {
  const free = await signUp(running);
  const { id } = await create(free);
  const german = await addGerman(free, id);
  const path = (one: string, two: string) => `/api/resumes/${one}/languages/${two}/suggestions`;
  expect((await call(free, 'POST', path(german.id, id), { piece: 'info/jobTitle' })).status).toBe(403);

  const say = (text: string) => ({ text: JSON.stringify({ text }) });
  const invented = say('Leiterin mit 30 Leuten');
  const model = await openModelServer([say('Disponentin'), invented, { text: '{"changes":[]}' }]);
  const opened = await openTestApp({
    MODEL_PROVIDER: 'compatible',
    MODEL_NAME: 'test-model',
    MODEL_BASE_URL: `${model.url}/v1`,
    MODEL_RETRIES: '0',
  });
  try {
    const ask = callApp(() => opened);
    const me = await signUp(opened);
    await ask(me, 'POST', '/api/plans/upgrade', { plan: 'PREMIUM' });
    const draft = { ...english(), userInfo: { ...english().userInfo, jobTitle: 'Planner of Marit Solberg' } };
    const first = await (await ask(me, 'POST', '/api/resumes', { title: 'Planner', draft })).json();
    const second = await (await ask(me, 'POST', `/api/resumes/${first.id}/languages`, { language: 'de' })).json();
    const suggest = () => ask(me, 'POST', path(second.id, first.id), { piece: 'info/jobTitle' });
    expect(await (await suggest()).json()).toEqual({ text: 'Disponentin' });
    expect(JSON.stringify(model.received)).not.toContain('Solberg');
    expect((await suggest()).status).toBe(503);
    expect((await ask(me, 'POST', path(second.id, first.id), { piece: 'no/such' })).status).toBe(404);
  } finally {
    await opened.close();
    await model.close();
  }
});

test('a resume of thousands of lines is not held against other languages, and whoever saves it learns what is too much', async () => {
  const me = await signUp(running);
  const long = (count: number, end = '\n') => inJobs(() => `- line${end}`.repeat(count))(english());
  const save = async (id: string, draft: Draft) => {
    const { revision: base } = await read(me, id);
    return call(me, 'PUT', `/api/resumes/${id}`, { base, draft });
  };
  const link = (id: string) => call(me, 'POST', `/api/resumes/${id}/languages`, { language: 'de' });
  const { id } = await create(me);
  for (const end of ['\n', '\r', '\r\n', '\u2028', '|', '\t'])
    expect((await save(id, long(10_100, end))).status).toBe(413);
  expect((await save(id, long(2100))).status).toBe(200);
  expect((await link(id)).status).toBe(413);
  expect((await save(id, english())).status).toBe(200);
  const { id: german } = await addGerman(me, id);
  expect((await save(id, long(2100))).status).toBe(200);
  const refused = await save(german, long(2100));
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({
    title: 'This resume is too long for so many languages',
    detail: expect.stringMatching(/ has 4,2\d\d lines\. It can have up to 4,000\.$/),
  });
  const text = 'word '.repeat(50_000);
  expect((await save(id, inJobs(() => Array(4).fill(`- ${text}`).join('\n'))(english()))).status).toBe(413);
});

test('a resume has so many languages at most, whatever its versions call themselves', async () => {
  const me = await signUp(running);
  const person = (await (await call(me, 'GET', '/api/account')).json()).id;
  await running.database.db.execute(
    sql`update user_subscriptions set subscription_type = 'PREMIUM', trials_allowed = -1 where user_id = ${person}`,
  );
  const { id } = await create(me);
  let status = 201;
  let made = 0;
  for (; status === 201 && made < 30; made += 1) {
    const added = await call(me, 'POST', `/api/resumes/${id}/languages`, { language: 'de' });
    status = added.status;
    if (status !== 201) continue;
    const { id: copy } = await added.json();
    // Told to be in another language, or deleted: it still belongs to the resume.
    if (made % 2 === 0) await call(me, 'DELETE', `/api/resumes/${copy}`);
    else await edit(me, copy, (draft) => ({ ...draft, design: { ...draft.design, language: 'fr' } }));
  }
  expect([status, made]).toEqual([403, 20]);
});

const germanJob = `Disponentin | Nordkyst Frakt | Bergen, Norwegen
Mar 2020 – Present
- Plante 40 Touren pro Woche
- Trained 18 colleagues`;

/** A German resume that was written by itself, with another phone and a section more. */
async function createGerman(headers: Headers): Promise<ResumeRecord> {
  const draft = english();
  const written = {
    ...draft,
    userInfo: { ...draft.userInfo, jobTitle: 'Disponentin', phone: '+47 5555 0303' },
    design: { ...draft.design, language: 'de' },
    sections: [
      ...draft.sections.map((one) => (one.id === 'experience' ? { ...one, content: germanJob } : one)),
      { id: 'custom-1', title: 'Ehrenamt', content: 'Seenotrettung', isCustom: true },
    ],
  };
  return (await call(headers, 'POST', '/api/resumes', { title: 'Lebenslauf', draft: written })).json();
}

const link = (headers: Headers, id: string, other: string) =>
  call(headers, 'POST', `/api/resumes/${id}/languages/${other}`);
const unlink = (headers: Headers, id: string, other: string) =>
  call(headers, 'DELETE', `/api/resumes/${id}/languages/${other}`);
const linkable = async (headers: Headers, id: string): Promise<string[]> =>
  (await (await call(headers, 'GET', `/api/resumes/${id}/linkable`)).json()).map((one: ResumeRecord) => one.id);

/** Two resumes linked, of which the English one was edited since; `before`: what the German one owes it. */
async function linkedAndEdited() {
  const me = await signUp(running);
  const [{ id }, german] = [await create(me), await createGerman(me)];
  await link(me, id, german.id);
  await edit(
    me,
    id,
    inJobs((text) => text.replace('40 routes', '55 routes')),
  );
  const before = await owed(me, german.id, id);
  expect(before.map(({ kind }) => kind)).toContain('changed');
  return { me, id, german, before };
}

test('two resumes that exist become one resume in two languages, and an edit of one is marked in the other', async () => {
  const me = await signUp(running);
  const [{ id }, german] = [await create(me), await createGerman(me)];
  expect(await linkable(me, id)).toEqual([german.id]);
  expect((await link(me, id, german.id)).status).toBe(204);
  const languages = await (await call(me, 'GET', `/api/resumes/${id}/languages`)).json();
  expect(languages.map(({ language }: { language: string }) => language)).toEqual(['en', 'de']);
  // What is still English and what differs is open in the version that was linked; its own section is new to the other.
  expect((await owed(me, german.id, id)).map(({ kind, theirs }) => [kind, theirs])).toEqual([
    ['fact', '+47 5555 0101'],
    ['translate', 'Trained 18 colleagues'],
  ]);
  expect((await owed(me, id, german.id)).map(({ kind, node }) => [kind, node.fields.title])).toEqual([
    ['added', 'Ehrenamt'],
  ]);
  expect((await read(me, german.id)).draft.sections[1]?.content).toBe(germanJob);
  await settle(me, german.id, id);
  await edit(
    me,
    id,
    inJobs((text) => text.replace('40 routes', '55 routes')),
  );
  expect((await owed(me, german.id, id)).map(({ kind, theirs, mine }) => [kind, theirs, mine])).toEqual([
    ['changed', 'Planned 55 routes a week', 'Plante 40 Touren pro Woche'],
  ]);
});

test('a version is unlinked and both resumes stay; linked again unedited they know what they knew, edited they begin anew', async () => {
  const { me, id, german, before } = await linkedAndEdited();
  expect((await unlink(me, german.id, id)).status).toBe(204);
  expect((await unlink(me, german.id, id)).status).toBe(404);
  for (const one of [id, german.id]) {
    expect(await (await call(me, 'GET', `/api/resumes/${one}/languages`)).json()).toEqual([]);
    expect(await read(me, one)).not.toHaveProperty('languageGroup');
  }
  expect(await linkable(me, german.id)).toEqual([id]);
  expect((await link(me, german.id, id)).status).toBe(204);
  expect(await owed(me, german.id, id)).toEqual(before);
  await unlink(me, id, german.id);
  await edit(me, id, (draft) => ({ ...draft, userInfo: { ...draft.userInfo, name: 'Marit Solberg Vik' } }));
  await link(me, id, german.id);
  expect((await owed(me, german.id, id)).map(({ kind, theirs }) => [kind, theirs])).toEqual([
    ['fact', 'Marit Solberg Vik'],
    ['fact', '+47 5555 0101'],
    ['translate', 'Trained 18 colleagues'],
  ]);
});

test('a third language is linked to two, and leaves them linked when it goes', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const french = await (await call(me, 'POST', `/api/resumes/${id}/languages`, { language: 'fr' })).json();
  const german = await createGerman(me);
  expect((await link(me, french.id, german.id)).status).toBe(204);
  const codes = async () =>
    (await (await call(me, 'GET', `/api/resumes/${id}/languages`)).json()).map((one: ResumeRecord) => one.language);
  expect(await codes()).toEqual(['en', 'fr', 'de']);
  expect((await owed(me, german.id, id)).map(({ kind }) => kind)).toContain('fact');
  await unlink(me, id, german.id);
  expect(await codes()).toEqual(['en', 'fr']);
});

test('only two resumes of one person in two languages are linked, each with one resume at most', async () => {
  const [me, other] = [await signUp(running), await signUp(running)];
  const [{ id }, german, stranger] = [await create(me), await createGerman(me), await createGerman(other)];
  const refused = async (headers: Headers, one: string, two: string) => {
    const answer = await link(headers, one, two);
    return [answer.status, (await answer.json()).code];
  };
  for (const [headers, one, two] of [
    [me, id, stranger.id],
    [other, id, stranger.id],
    [other, id, german.id],
    [me, id, id],
    [me, id, 'x'],
    [me, 'x', id],
  ] as const) {
    expect(await refused(headers, one, two)).toEqual([404, 'not-found']);
    expect((await unlink(headers, one, two)).status).toBe(404);
  }
  expect((await call(other, 'GET', `/api/resumes/${id}/linkable`)).status).toBe(404);
  const second = await create(me);
  expect(await refused(me, id, second.id)).toEqual([409, 'language-taken']);
  await link(me, id, german.id);
  expect(await refused(me, second.id, german.id)).toEqual([409, 'linked-already']);
  expect(await linkable(me, second.id)).toEqual([]);
  expect((await unlink(other, id, german.id)).status).toBe(404);
  expect((await unlink(me, second.id, german.id)).status).toBe(404);
});

/** Stores `count` resumes more that say what one says. */
async function copyMany(id: string, count: number): Promise<void> {
  await running.database.db.execute(sql`
    insert into resumes (id, user_id, title, draft, template, language, updated_at)
    select gen_random_uuid(), user_id, title, draft, template, language, now() + n * interval '1 minute'
    from resumes, generate_series(1, ${count}::int) n where id = ${id}`);
}

test('a resume can be linked however many newer ones there are, and one that is linked is never offered', async () => {
  const me = await signUp(running);
  const [{ id }, german] = [await create(me), await createGerman(me)];
  await call(me, 'POST', '/api/plans/upgrade', { plan: 'PREMIUM' });
  await copyMany(id, 120);
  expect(await linkable(me, id)).toEqual([german.id]);
  await link(me, id, german.id);
  const third = await createGerman(me);
  await copyMany(third.id, 120);
  await running.database.db.execute(sql`update resumes set updated_at = now() + interval '1 day' where id = ${id}`);
  const offered = await linkable(me, third.id);
  expect([offered.length, offered.includes(id)]).toEqual([120, false]);
});

test('which resumes can be linked is known without a draft of them; one stored before languages were is read once', async () => {
  const me = await signUp(running);
  const [{ id }, german] = [await create(me), await createGerman(me)];
  await running.database.db.execute(sql`update resumes set language = null where id = ${german.id}`);
  expect(await linkable(me, id)).toEqual([german.id]);
  await running.database.db.execute(sql`update resumes set draft = '"s1p.unreadable"' where id = ${german.id}`);
  expect(await linkable(me, id)).toEqual([german.id]);
  const saved = await createGerman(me);
  await running.database.db.execute(sql`update resumes set draft = '"s1p.unreadable"' where id = ${saved.id}`);
  expect(await linkable(me, id)).toEqual([saved.id, german.id]);
});

test('two resumes are linked and unlinked while others of them are held, in whatever order they are named', async () => {
  const me = await signUp(running);
  const [{ id }, german] = [await create(me), await createGerman(me)];
  const [low, high] = [id, german.id].toSorted() as [string, string];
  /** Calls while somebody holds the lower one and then wants the higher one, as a save of linked resumes does. */
  const between = async (ask: () => Response | Promise<Response>): Promise<number> => {
    const hold = (one: string) => sql`select id from resumes where id = ${one} for update`;
    const isHeld = Promise.withResolvers<void>();
    const holding = running.database.transaction(async (tx) => {
      await tx.execute(hold(low));
      isHeld.resolve();
      await new Promise((resolve) => setTimeout(resolve, 500));
      await tx.execute(hold(high));
    });
    await isHeld.promise;
    const [{ status }] = await Promise.all([ask(), holding]);
    return status;
  };
  expect(await between(() => link(me, high, low))).toBe(204);
  expect(await between(() => unlink(me, high, low))).toBe(204);
});

test('resumes that were unlinked know what they knew, whichever of them is unlinked and linked from which', async () => {
  const { me, id, german, before } = await linkedAndEdited();
  const both = [
    [id, german.id],
    [german.id, id],
  ] as const;
  for (const away of both)
    for (const back of both) {
      expect((await unlink(me, ...away)).status).toBe(204);
      expect((await link(me, ...back)).status).toBe(204);
      expect(await owed(me, german.id, id)).toEqual(before);
      expect(await owed(me, id, german.id)).toHaveLength(1);
    }
});

test('a resume that was linked with another one since begins anew with the first', async () => {
  const me = await signUp(running);
  const [{ id }, german] = [await create(me), await createGerman(me)];
  await link(me, id, german.id);
  await unlink(me, id, german.id);
  const second = await create(me);
  await link(me, second.id, german.id);
  await unlink(me, second.id, german.id);
  await link(me, german.id, id);
  expect((await owed(me, id, german.id)).map(({ kind }) => kind)).toContain('fact');
});

test('resumes that were kept by themselves are so again when they are unlinked unedited', async () => {
  const me = await signUp(running);
  const [{ id }, german] = [await create(me), await createGerman(me)];
  await running.database.db.execute(sql`update resumes set kept = 'upload' where id in (${id}, ${german.id})`);
  await link(me, id, german.id);
  expect([(await read(me, id)).kept, (await read(me, german.id)).kept]).toEqual([undefined, undefined]);
  await unlink(me, id, german.id);
  expect([(await read(me, id)).kept, (await read(me, german.id)).kept]).toEqual(['upload', 'upload']);
  await link(me, id, german.id);
  await edit(me, german.id, (draft) => ({ ...draft, userInfo: { ...draft.userInfo, name: 'Marit Solberg Vik' } }));
  await unlink(me, german.id, id);
  expect([(await read(me, id)).kept, (await read(me, german.id)).kept]).toEqual(['upload', undefined]);
});

test('a resume that is longer in its languages than it may be is saved where it does not grow', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const { id: german } = await addGerman(me, id);
  const long = (count: number, word = 'line') => inJobs(() => `- ${word}\n`.repeat(count))(english());
  const save = async (one: string, draft: Draft) => {
    const { revision: base } = await read(me, one);
    return (await call(me, 'PUT', `/api/resumes/${one}`, { base, draft })).status;
  };
  const usual = { ...linkedRoom };
  try {
    for (const one of [id, german]) expect(await save(one, long(200))).toBe(200);
    Object.assign(linkedRoom, { versions: 1, lines: 300 });
    expect(await save(id, long(201))).toBe(413);
    expect(await save(id, long(200, 'other'))).toBe(200);
    expect(await save(german, long(150))).toBe(200);
    Object.assign(linkedRoom, { lines: usual.lines, characters: 500 });
    expect(await save(german, long(150, 'longer'))).toBe(413);
    expect(await save(german, long(149, 'word'))).toBe(200);
  } finally {
    Object.assign(linkedRoom, usual);
  }
});
