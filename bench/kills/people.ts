import { setTimeout as wait } from 'node:timers/promises';
import type { SmtpMail } from '@shortlist/mail/testing';
import { signInOverHttp, signUpOverHttp, submitResume } from '../../e2e/submit-resume.ts';

export type Person = { email: string; headers: Record<string, string> };
export type Sent = { person: Person; key: string; id?: string };
/** Whatever answers for the application now: it may be another process than a moment ago. */
export type Site = { url: string };

/** So many people on the trial of the Premium plan, whose submissions have no limit. */
export async function makePeople(site: Site, many: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: many }, async (_, index) => {
      const email = `kill-${index}@example.com`;
      const headers = { ...(await signUpOverHttp(site.url, email)), 'Content-Type': 'application/json' };
      const body = JSON.stringify({ plan: 'PREMIUM' });
      await fetch(`${site.url}/api/plans/upgrade`, { method: 'POST', headers, body });
      return { email, headers: { Authorization: headers.Authorization } };
    }),
  );
}

/** On a machine with much else to do the first sign-in after a start may take longer than the service allows itself: once more, as a person would. */
export async function signInAgain(site: Site, people: Person[]): Promise<void> {
  for (const person of people) person.headers = await signIn(site, person.email, 10);
}

async function signIn(site: Site, email: string, tries: number): Promise<Person['headers']> {
  try {
    return await signInOverHttp(site.url, email);
  } catch (error) {
    if (tries <= 1) throw error;
    await wait(2000);
    return signIn(site, email, tries - 1);
  }
}

/** A request cut off by a kill leaves the id missing: the person's browser sends it again under the same key. */
export async function submit(site: Site, one: Sent): Promise<void> {
  const { email, headers } = one.person;
  one.id = await submitResume(site.url, { email, key: one.key, headers }).catch(() => undefined);
}

/** Sends again what got no answer, until all of it is accepted or so many tries are over. */
export async function submitMissing(site: Site, sent: Sent[], tries = 1): Promise<void> {
  for (let round = 0; round < tries; round++) {
    const missing = sent.filter(({ id }) => id === undefined);
    if (missing.length === 0) return;
    if (round > 0) await wait(1000);
    await Promise.all(missing.map((one) => submit(site, one)));
  }
}

type Listed = { id: string; state: string; trial: string };

async function list(site: Site, { headers }: Person): Promise<Listed[]> {
  const response = await fetch(`${site.url}/api/optimizations`, { headers });
  if (!response.ok) throw new Error(`/api/optimizations: ${response.status}`);
  return response.json();
}

/** Waits until so many submissions are done, four minutes at most, and for the mails behind them. */
export async function finish(site: Site, people: Person[], expected: number): Promise<void> {
  for (let second = 0; second < 240; second++) {
    const all = (await Promise.all(people.map((person) => list(site, person).catch(() => [])))).flat();
    if (all.length >= expected && all.every(({ state }) => state === 'done')) break;
    await wait(1000);
  }
  await wait(5000);
}

export type Tally = Awaited<ReturnType<typeof count>>;

/** What became of every submission, by the people's own lists and by what the mail server took. */
export async function count(site: Site, people: Person[], sent: Sent[], mails: SmtpMail[]) {
  const all = (await Promise.all(people.map((person) => list(site, person)))).flat();
  const used = await Promise.all(
    people.map(async ({ headers }) => {
      const account = await (await fetch(`${site.url}/api/account`, { headers })).json();
      return account.subscription.trialsUsed as number;
    }),
  );
  const results = mails.filter(({ raw }) => /^Subject: Your resume and cover letter are ready/im.test(raw));
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

/** Prints a tally; `false` where something happened twice or not at all. */
export function report({ accepted, stored, done, mailedOnce, copies, charged }: Tally, sent: number): boolean {
  console.log(`  submissions        ${sent}`);
  console.log(`  accepted once      ${accepted} (rows: ${stored})`);
  console.log(`  finished           ${done}`);
  console.log(`  mailed once        ${mailedOnce} (copies of a mail under the same Message-ID: ${copies})`);
  console.log(`  trials charged     ${charged}`);
  const whole = [accepted, stored, done, mailedOnce, charged].every((each) => each === sent);
  console.log(whole ? '  Everything happened exactly once.' : '  NOT everything happened exactly once.');
  return whole;
}
