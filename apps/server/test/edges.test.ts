import { newDraft } from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls, calls } from '../src/calls/index.ts';
import { resumeShares, resumes } from '../src/db/tables.ts';
import { asFailure } from '../src/http/as-failure.ts';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let running: TestApp;

beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const call = callApp(() => running);
const draft = newDraft('modern-professional', { name: 'Marit Solberg' });

/** A body that tells how much of it was read. */
function countedBody(bytes: number): { body: ReadableStream<Uint8Array>; read: () => number } {
  let given = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (given >= bytes) return stream.close();
        const part = new Uint8Array(64 * 1024).fill(0x20);
        given += part.length;
        stream.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read: () => given };
}

function send(path: string, method: string, body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) {
  const init = { method, body, headers: { 'Content-Type': 'application/json', ...headers }, duplex: 'half' };
  return running.app.request(path, init as RequestInit);
}

test('every route stands in the OpenAPI document, and every call of it has a route', async () => {
  const plain = (path: string) => path.replace(/\{\w+\}(\.\w+)?|:\w+/g, '*').replace(/(?<=.)\/$/, '');
  // Not the built web app, and not the mailbox, which only this machine has.
  const routes = running.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !/^\/(?:\*|dev\/.*)?$/.test(path))
    .map(({ method, path }) => `${method} ${plain(path)}`);
  const known = allCalls.map(({ method, path }) => `${method.toUpperCase()} ${plain(path)}`);
  expect([...new Set(routes)].sort()).toEqual([...new Set(known)].sort());
});

test('an id that can be none is one that is not there, and half signs and NUL in a text are left out: no call fails by them', async () => {
  const headers = await signUp(running);
  const before = running.log.length;
  const half =
    '{"title":"A\\ud83d\\u0000B","draft":{"content":{"basics":{"name":"A\\udc00"}}},"name":"\\u0000A\\ud800","text":"\\u0000"}';
  for (const { method, path, open, operator, raw, file, queryIds = [] } of calls.filter((each) => !each.operator)) {
    for (const id of ['x', '0', '%00', 'a%00b', '%ud83d', '00000000-0000-0000-0000-00000000000g', "'; select 1; --"]) {
      const asked = path.replace(/\{\w+\}/g, () => encodeURI(id).replaceAll('%25', '%'));
      const body = method === 'get' || method === 'delete' ? undefined : half;
      const answer = await running.app.request(`${asked}?stage=%00&q=%00`, {
        method: method.toUpperCase(),
        headers: { ...headers, 'Content-Type': 'application/json' },
        ...(body ? { body } : {}),
      });
      expect([method, asked, open, operator, raw, file, answer.status < 500]).toEqual([
        method,
        asked,
        open,
        operator,
        raw,
        file,
        true,
      ]);
      for (const name of queryIds) {
        const query = `${name}=${encodeURI(id).replaceAll('%25', '%')}`;
        expect([path, query, (await running.app.request(`${path}?${query}`, { headers })).status]).toEqual([
          path,
          query,
          404,
        ]);
      }
      if (!path.includes('{') && queryIds.length === 0) break;
    }
  }
  expect(running.log.slice(before).filter((line) => line.includes('request-failed'))).toEqual([]);
  const asJson = { ...headers, 'Content-Type': 'application/json' };
  const title = '"title":"A\\ud83d\\u0000B"';
  const made = await running.app.request('/api/resumes', {
    method: 'POST',
    headers: asJson,
    body: `{${title},"draft":${JSON.stringify(draft)}}`,
  });
  expect([made.status, (await made.json()).title]).toEqual([201, 'A\ufffdB']);
});

test('nothing of a body is read before it is known who sends it', async () => {
  for (const { method, path } of calls.filter(({ open, body, raw }) => !open && (body || raw))) {
    const { body, read } = countedBody(20_000_000);
    const answer = await send(path.replace(/\{\w+\}/g, 'x'), method.toUpperCase(), body);
    expect([path, answer.status]).toEqual([path, path.startsWith('/operations') ? 404 : 401]);
    expect([path, read()]).toEqual([path, 0]);
  }
});

test('a body is read up to the limit of its call and no further, signed in or not', async () => {
  const me = await signUp(running);
  const largest = 16_000_000;
  for (const { method, path, operator } of calls) {
    if (operator || method === 'get' || path === '/api/account') continue;
    const { body, read } = countedBody(largest);
    const answer = await send(path.replace(/\{\w+\}/g, 'x'), method.toUpperCase(), body, me);
    expect([path, answer.status]).toEqual([path, 413]);
    expect(read()).toBeLessThan(largest);
  }
});

test('a resume of a million wrong entries is refused in no time and a few words', async () => {
  const me = await signUp(running);
  const attack = { base: 1, draft: { ...draft, rest: { work: Array.from({ length: 450_000 }, () => 1) } } };
  const start = performance.now();
  const refused = await call(me, 'PUT', `/api/resumes/${uuidv7()}`, attack);
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(refused.status).toBe(413);
  const fewer = { base: 1, draft: { ...draft, rest: { work: Array.from({ length: 4500 }, () => 1) } } };
  const named = await call(me, 'PUT', `/api/resumes/${uuidv7()}`, fewer);
  expect(named.status).toBe(422);
  const text = await named.text();
  expect(text.length).toBeLessThan(64_000);
  expect(JSON.parse(text).errors).toHaveLength(20);
});

test('the bounds hold at any place of a body: depth, length, count, and names of fields', async () => {
  const me = await signUp(running);
  const bodyOf = (rest: object) => JSON.stringify({ title: 'A', draft: { ...draft, rest } });
  const bodies = [
    `{"title":"A","draft":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    bodyOf({ x: 'a'.repeat(400_000) }),
    bodyOf({ ['x'.repeat(300)]: 1 }),
    bodyOf({ x: Array.from({ length: 5 }, () => Array(4900).fill(0)) }),
  ];
  for (const body of bodies) {
    const headers = { ...me, 'Content-Type': 'application/json' };
    const answer = await running.app.request('/api/resumes', { method: 'POST', body, headers });
    expect(answer.status).toBe(413);
    expect((await answer.json()).detail).toBeDefined();
  }
});

test('a resume from before the bounds still opens, exports and can be deleted', async () => {
  const me = await signUp(running);
  const { id: userId } = await (await call(me, 'GET', '/api/account')).json();
  const id = uuidv7();
  const lines = Array.from({ length: 20 }, (_, at) => ({
    id: `custom-${at}`,
    title: `Section ${at}`,
    content: 'Packed and sent parcels. '.repeat(4000),
    isCustom: true,
  }));
  const large = { ...draft, sections: lines };
  const { db } = running.database;
  await running.services.vault.asPerson(userId, () =>
    db.insert(resumes).values({ id, userId, title: 'Large', draft: large }),
  );
  const opened = await (await call(me, 'GET', `/api/resumes/${id}`)).json();
  expect(opened.draft.sections).toHaveLength(20);
  expect((await call(me, 'PUT', `/api/resumes/${id}`, { base: 1, draft: large })).status).toBe(413);
  const file = await call(me, 'GET', `/api/resumes/${id}/files/txt`);
  expect(file.status).toBe(200);
  expect((await file.text()).length).toBeGreaterThan(1_500_000);
  const pdf = await call(me, 'GET', `/api/resumes/${id}/files/pdf`);
  expect([pdf.status, (await pdf.json()).code]).toEqual([422, 'too-long-to-set']);
  expect((await call(me, 'DELETE', `/api/resumes/${id}`)).status).toBe(204);
});

test('what is written for somebody who was deleted meanwhile is no fault of the server', async () => {
  const share = { id: uuidv7(), resumeId: uuidv7(), token: uuidv7() };
  const error = await running.database.db
    .insert(resumeShares)
    .values(share)
    .catch((refused: unknown) => refused);
  expect(asFailure(error)?.status).toBe(404);
});

test('lists come page by page', async () => {
  const me = await signUp(running);
  for (const title of ['One', 'Two', 'Three']) await call(me, 'POST', '/api/applications', { title });
  const first = await call(me, 'GET', '/api/applications?limit=2');
  expect((await first.json()).map((one: { title: string }) => one.title)).toEqual(['Three', 'Two']);
  expect(first.headers.get('Link')).toBe('</api/applications?limit=2&offset=2>; rel="next"');
  const second = await call(me, 'GET', '/api/applications?limit=2&offset=2');
  expect(await second.json()).toHaveLength(1);
  expect(second.headers.get('Link')).toBeNull();
  for (const wrong of ['limit=0', 'limit=x', 'offset=-1', 'limit=9999', 'offset=1e9'])
    expect((await call(me, 'GET', `/api/applications?${wrong}`)).status).toBe(422);
});
