import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostbox } from '@shortlist/mail/testing';
import { findFreePort } from '../../e2e/find-free-port.ts';
import { startApp } from '../../e2e/start-app.ts';
import {
  count,
  finish,
  makePeople,
  type Person,
  report,
  type Sent,
  signInAgain,
  submit,
  submitMissing,
} from './people.ts';

/** The longest time between a submission and the kill, in milliseconds: a whole job and its mail lie within. */
export const longest = 2500;

/** People sign in again after so many milliseconds: an access token ends after a quarter of an hour. */
export const sessionMs = 300_000;

export const generousLimits = JSON.stringify({
  signup: { per: 10_000, burst: 1000 },
  token: { per: 10_000, burst: 1000 },
});

/** Kills the one process of an embedded installation at random moments; whether everything happened once. */
export async function killProcess(rounds: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-kills-'));
  const postbox = await openPostbox();
  const env = { AUTH_AUTOCONFIRM: 'true', AUTH_RATE_LIMITS: generousLimits, SMTP_URL: postbox.url };
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
    await submitMissing(app, sent);
  }
  await signInAgain(app, people);
  await submitMissing(app, sent, 10);
  await finish(app, people, sent.length);
  const sorted = [...starts].sort((a, b) => a - b).map((each) => Math.round(each));
  console.log(`The one process of an embedded installation: ${rounds} kills`);
  console.log(`  start after a kill ${sorted[sorted.length >> 1]} ms, ${sorted.at(-1)} ms at most`);
  const whole = report(await count(app, people, sent, postbox.mails), sent.length);
  await app.stop();
  await postbox.close();
  await rm(dataDir, { recursive: true });
  return whole;
}
