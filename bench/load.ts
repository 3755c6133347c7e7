import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestPostgres } from '@shortlist/database/testing';
import { findFreePort } from '../e2e/find-free-port.ts';
import { startApp } from '../e2e/start-app.ts';
import { signUpOverHttp, submitResume } from '../e2e/submit-resume.ts';

type Person = { email: string; headers: Record<string, string> };

/** People whose jobs the two workers work meanwhile: each has its jobs waiting before the measurement begins. */
const others = 4;

/**
 * Times `--rounds N` (120) submissions from the request to the answer while two workers are busy with a queue of other people's jobs, and
 * `/healthz` of the idle server before. Client and server share the machine. Then a hundred at once with three trials, and a thousand
 * repeats under one key. `--postgres` does it on a PostgreSQL of its own instead of the embedded database.
 */
export async function run(argv: string[]): Promise<void> {
  const at = argv.indexOf('--rounds');
  const rounds = at < 0 ? 120 : Number(argv[at + 1]);
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-load-'));
  const limits = JSON.stringify({ signup: { per: 10_000, burst: 1000 } });
  const postgres = argv.includes('--postgres') ? await startTestPostgres() : undefined;
  const env = { AUTH_AUTOCONFIRM: 'true', AUTH_RATE_LIMITS: limits, DATABASE_URL: postgres?.url ?? '' };
  const port = await findFreePort();
  const quiet = await startApp({ dataDir, port, env: { ...env, WORKERS: '0' } });
  const people = await Promise.all(Array.from({ length: others + 1 }, (_, index) => makePerson(quiet.url, index)));
  const measured = people.pop() as Person;
  await submitResume(quiet.url, { ...measured, key: 'warming-up' });
  const idle = await times(200, () => fetch(`${quiet.url}/healthz`).then((reply) => reply.text()));
  await Promise.all(people.map((person) => fill(quiet.url, person, rounds)));
  await quiet.stop();
  const app = await startApp({ dataDir, port, env: { ...env, WORKERS: '2' } });
  await wait(4000);
  const before = await countAllOpen(app.url, people);
  const began = performance.now();
  const submits = await times(
    rounds,
    (index) => submitResume(app.url, { ...measured, key: `measured-${index}` }),
    () => wait(50 + Math.random() * 100),
  );
  const left = await countAllOpen(app.url, people);
  const worked = (before - left) / ((performance.now() - began) / 1000);
  const health = await times(
    50,
    () => fetch(`${app.url}/healthz`).then((reply) => reply.text()),
    () => wait(20),
  );
  const ratio = median(submits) / median(idle);
  console.log(
    `${rounds} submissions of a one-page PDF while two workers were busy (${worked.toFixed(1)} jobs of others done a second, ${left} still waiting)`,
  );
  print('/healthz, idle', idle);
  print('/healthz, busy', health);
  print('submit, busy', submits);
  console.log(`  submit, busy : /healthz, idle = ${ratio.toFixed(0)} : 1 (medians)`);
  if (left === 0) console.log('  The queue ran dry: the workers were not busy all the time.');
  await app.stop();
  const last = await startApp({ dataDir, port, env: { ...env, WORKERS: '0' } });
  await atOnce(last.url);
  await repeats(last.url);
  await last.stop();
  await postgres?.stop();
  await rm(dataDir, { recursive: true });
}

/** Puts so many jobs of a person into the queue. */
async function fill(url: string, person: Person, many: number): Promise<void> {
  for (let index = 0; index < many; index++) await submitResume(url, { ...person, key: `${person.email}-${index}` });
}

async function countAllOpen(url: string, people: Person[]): Promise<number> {
  return (await Promise.all(people.map((person) => countOpen(url, person)))).reduce((a, b) => a + b, 0);
}

async function countOpen(url: string, { headers }: Person): Promise<number> {
  const all = (await (await fetch(`${url}/api/optimizations`, { headers })).json()) as { state: string }[];
  return all.filter(({ state }) => state === 'waiting' || state === 'working').length;
}

async function makePerson(url: string, index: number): Promise<Person> {
  const email = `load-${index}@example.com`;
  const headers = await signUpOverHttp(url, email);
  await fetch(`${url}/api/plans/upgrade`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ plan: 'PREMIUM' }),
  });
  return { email, headers };
}

async function atOnce(url: string): Promise<void> {
  const person = { email: 'hundred@example.com', headers: await signUpOverHttp(url, 'hundred@example.com') };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) => submitResume(url, { ...person, key: `at-once-${index}` })),
  );
  const accepted = outcomes.filter(({ status }) => status === 'fulfilled').length;
  console.log(`  a hundred at once, three trials: ${accepted} accepted`);
  if (accepted !== 3) process.exitCode = 1;
}

async function repeats(url: string): Promise<void> {
  const person = { email: 'thousand@example.com', headers: await signUpOverHttp(url, 'thousand@example.com') };
  const ids = new Set<string>();
  for (let batch = 0; batch < 10; batch++) {
    const some = Array.from({ length: 100 }, () => submitResume(url, { ...person, key: 'the-one-key' }));
    for (const id of await Promise.all(some)) ids.add(id);
  }
  const list = (await (await fetch(`${url}/api/optimizations`, { headers: person.headers })).json()) as object[];
  const account = await (await fetch(`${url}/api/account`, { headers: person.headers })).json();
  console.log(`  a thousand repeats with one key: ${list.length} job, ${account.subscription.trialsUsed} trial`);
  if (ids.size !== 1 || list.length !== 1 || account.subscription.trialsUsed !== 1) process.exitCode = 1;
}

async function times(
  rounds: number,
  work: (index: number) => Promise<unknown>,
  pause = () => Promise.resolve() as Promise<unknown>,
): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < rounds; index++) {
    const start = performance.now();
    await work(index);
    found.push(performance.now() - start);
    await pause();
  }
  return found.sort((a, b) => a - b);
}

const share = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const median = (sorted: number[]) => share(sorted, 0.5);

function print(name: string, sorted: number[]): void {
  const [half, p95, p99] = [0.5, 0.95, 0.99].map((part) => share(sorted, part).toFixed(1));
  console.log(`  ${name.padEnd(16)} median ${half} ms, p95 ${p95} ms, p99 ${p99} ms`);
}
