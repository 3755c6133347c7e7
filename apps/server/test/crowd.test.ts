import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp({ WORKERS: '0' });
});
afterAll(() => opened.close());

const isPostgres = process.env.TEST_ENGINE === 'postgres';

type Headers = Record<string, string>;

const look = async (headers: Headers): Promise<Response> => opened.app.request('/api/account', { headers });

/** Keeps so many calls under way without end until told to stop, which answers how many were answered. */
function crowd(atOnce: number, headers: Headers) {
  let stopped = false;
  let answered = 0;
  const one = async () => {
    while (!stopped) {
      await (await look(headers)).arrayBuffer();
      answered++;
      await new Promise(setImmediate);
    }
  };
  const all = Array.from({ length: atOnce }, one);
  return {
    answered: () => answered,
    stop: async () => {
      stopped = true;
      await Promise.all(all);
    },
  };
}

/** How many of a crowd's calls are answered while one of somebody else's waits, at the most of a few times. */
async function overtaken(running: ReturnType<typeof crowd>, headers: Headers): Promise<number> {
  let most = 0;
  for (let time = 0; time < 5; time++) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const before = running.answered();
    expect((await look(headers)).status).toBe(200);
    most = Math.max(most, running.answered() - before);
  }
  await running.stop();
  return most;
}

test('sixty calls of one person in parallel, without end, keep another person’s call no longer than a few of them', async () => {
  const [greedy, other] = [await signUp(opened), await signUp(opened)];
  await look(other);
  // The embedded database takes turns; PostgreSQL answers who came first, so that at most those are ahead who were waiting.
  expect(await overtaken(crowd(60, greedy), other)).toBeLessThan(isPostgres ? 90 : 25);
});

test('who has a hundred calls under way is told when to come again; others are not', async () => {
  const [greedy, other] = [await signUp(opened), await signUp(opened)];
  const many = Promise.all(Array.from({ length: 120 }, () => look(greedy)));
  expect((await look(other)).status).toBe(200);
  const answers = await many;
  const refused = answers.filter(({ status }) => status === 503);
  // One that was answered meanwhile makes room for another.
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.length).toBeLessThanOrEqual(20);
  expect(refused[0]?.headers.get('Retry-After')).toBe('1');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120 - refused.length);
  expect((await look(greedy)).status).toBe(200);
});

test('a token that we did not sign is no other caller than the network it comes from', async () => {
  const other = await signUp(opened);
  const forged = (at: number) => ({
    Authorization: `${other.Authorization.slice(0, -6)}${String(at).padStart(6, 'x')}`,
  });
  const answers = await Promise.all(Array.from({ length: 320 }, (_, at) => look(forged(at))));
  const refused = answers.filter(({ status }) => status === 503).length;
  expect(refused).toBeGreaterThan(10);
  expect(refused).toBeLessThanOrEqual(20);
  expect((await look(other)).status).toBe(200);
});

test.each([
  [12_000_000, 4],
  [2_000_000, 25],
])(
  'of forms of %i bytes on their way %i have room for one person, and nobody else’s room is taken',
  async (length, most) => {
    const [greedy, other] = [await signUp(opened), await signUp(opened)];
    const ends: (() => void)[] = [];
    /** An upload that says how long it is and stops on the way. */
    const upload = async (headers: Headers): Promise<Response> => {
      const body = new ReadableStream({
        start: (stream) => {
          ends.push(() => stream.close());
        },
      });
      const type = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(length) };
      const init = { method: 'POST', headers: { ...headers, ...type }, body, duplex: 'half' };
      return opened.app.request('/api/readings', init as RequestInit);
    };
    const sent = Array.from({ length: most + 1 }, () => upload(greedy));
    // As many as have room wait for the rest of their bodies; whichever came after them is answered.
    const refused = await Promise.race(sent);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    const fromOther = upload(other);
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const end of ends) end();
    const statuses = (await Promise.all([...sent, fromOther])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(most + 1).fill(400), 503]);
  },
);
