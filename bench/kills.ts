import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostbox, type SmtpMail } from '@shortlist/mail/testing';
import { findFreePort } from '../e2e/find-free-port.ts';
import { type RunningApp, startApp } from '../e2e/start-app.ts';
import { signInOverHttp, signUpOverHttp, submitResume } from '../e2e/submit-resume.ts';

type Person = { email: string; headers: Record<string, string> };
type Sent = { person: Person; key: string; id?: string };

/** The longest time between a submission and the kill, in milliseconds: a whole job and its mail lie within. */
const longest = 2500;

/** People sign in again after so many milliseconds: an access token ends after a quarter of an hour. */
const sessionMs = 300_000;

/**
 * Kills the process (`kill -9`) at `--rounds N` (50) random moments while submissions come in and are worked, starts it again each time,
 * repeats what got no answer under the same key, and counts at the end what became of every submission. Mail goes over real SMTP.
 */
export async function run(argv: string[]): Promise<void> {
  const at = argv.indexOf('--rounds');
  const rounds = at < 0 ? 50 : Number(argv[at + 1]);
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-kills-'));
  const postbox = await openPostbox();
  const limits = JSON.stringify({ signup: { per: 10_000, burst: 1000 } });
  const env = { AUTH_AUTOCONFIRM: 'true', AUTH_RATE_LIMITS: limits, SMTP_URL: postbox.url };
  const options = { dataDir, env, port: await findFreePort() };
  let app = await startApp(options);
  // A bench that fails leaves no server behind.
  process.once('exit', () => app.process.kill('SIGKILL'));
  const people = await makePeople(app, 5);
  let signedIn = performance.now();
  const sent: Sent[] = [];
  const starts: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const two: Sent[] = [0, 1].map((each) => ({
      person: people[(round + each) % people.length] as Person,
      key: `kill-${round}-${each}`,
    }));
    sent.push(...two);
    const under = two.map((one) => submit(app, one));
    await wait(Math.random() * longest);
    await app.kill();
    await Promise.all(under);
    const began = performance.now();
    app = await startApp(options);
    starts.push(performance.now() - began);
    if (performance.now() - signedIn > sessionMs) {
      await signInAgain(app, people);
      signedIn = performance.now();
    }
    await Promise.all(sent.filter((one) => one.id === undefined).map((one) => submit(app, one)));
  }
  await signInAgain(app, people);
  await finish(app, people, sent.length);
  report(await count(app, people, sent, postbox.mails), { rounds, sent: sent.length, starts });
  await app.stop();
  await postbox.close();
  await rm(dataDir, { recursive: true });
}

/** People on the trial of the Famous plan: 45 submissions each. */
async function makePeople(app: RunningApp, many: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: many }, async (_, index) => {
      const email = `kill-${index}@example.com`;
      const headers = { ...(await signUpOverHttp(app.url, email)), 'Content-Type': 'application/json' };
      const body = JSON.stringify({ plan: 'PREMIUM' });
      await fetch(`${app.url}/api/plans/upgrade`, { method: 'POST', headers, body });
      return { email, headers: { Authorization: headers.Authorization } };
    }),
  );
}

/** On a machine with much else to do the first sign-in after a start may take longer than the service allows itself: once more, as a person would. */
async function signInAgain(app: RunningApp, people: Person[]): Promise<void> {
  for (const person of people) person.headers = await signIn(app, person.email, 10);
}

async function signIn(app: RunningApp, email: string, tries: number): Promise<Person['headers']> {
  try {
    return await signInOverHttp(app.url, email);
  } catch (error) {
    if (tries <= 1) throw error;
    await wait(2000);
    return signIn(app, email, tries - 1);
  }
}

/** A request cut off by the kill leaves the id missing: the person's browser sends it again under the same key. */
async function submit(app: RunningApp, one: Sent): Promise<void> {
  const { email, headers } = one.person;
  one.id = await submitResume(app.url, { email, key: one.key, headers }).catch(() => undefined);
}

type Listed = { id: string; state: string; trial: string };

async function list(app: RunningApp, { headers }: Person): Promise<Listed[]> {
  return (await fetch(`${app.url}/api/optimizations`, { headers })).json();
}

async function finish(app: RunningApp, people: Person[], expected: number): Promise<void> {
  for (let second = 0; second < 240; second++) {
    const all = (await Promise.all(people.map((person) => list(app, person)))).flat();
    if (all.length >= expected && all.every(({ state }) => state === 'done')) break;
    await wait(1000);
  }
  await wait(5000);
}

async function count(app: RunningApp, people: Person[], sent: Sent[], mails: SmtpMail[]) {
  const all = (await Promise.all(people.map((person) => list(app, person)))).flat();
  const used = await Promise.all(
    people.map(async ({ headers }) => {
      const account = await (await fetch(`${app.url}/api/account`, { headers })).json();
      return account.subscription.trialsUsed as number;
    }),
  );
  const results = mails.filter(({ raw }) => /^Subject: Your match/im.test(raw));
  const mailed = new Map(all.map(({ id }) => [id, new Set<string>()]));
  let copies = 0;
  for (const mail of results) {
    const id = /optimizations\/([0-9a-f-]{36})/.exec(mail.raw.replace(/=\r\n/g, ''))?.[1] ?? '';
    const ids = mailed.get(id);
    if (ids?.has(mail.id)) copies++;
    ids?.add(mail.id);
  }
  const ids = new Set(sent.map(({ id }) => id));
  return {
    accepted: ids.size,
    stored: all.length,
    done: all.filter(({ state }) => state === 'done').length,
    mailedOnce: [...mailed.values()].filter((set) => set.size === 1).length,
    copies,
    charged: used.reduce((sum, each) => sum + each, 0),
  };
}

function report(
  { accepted, stored, done, mailedOnce, copies, charged }: Awaited<ReturnType<typeof count>>,
  { rounds, sent, starts }: { rounds: number; sent: number; starts: number[] },
): void {
  const sorted = [...starts].sort((a, b) => a - b).map((each) => Math.round(each));
  console.log(`${rounds} kills, ${sent} submissions`);
  console.log(`  accepted once      ${accepted} (rows: ${stored})`);
  console.log(`  finished           ${done}`);
  console.log(`  mailed once        ${mailedOnce} (copies of a mail under the same Message-ID: ${copies})`);
  console.log(`  trials charged     ${charged}`);
  console.log(`  start after a kill ${sorted[sorted.length >> 1]} ms, ${sorted.at(-1)} ms at most`);
  const whole = [accepted, stored, done, mailedOnce, charged].every((each) => each === sent);
  console.log(whole ? 'Everything happened exactly once.' : 'NOT everything happened exactly once.');
  if (!whole) process.exitCode = 1;
}
