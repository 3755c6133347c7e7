import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from './start-app.ts';
import { submitResume } from './submit-resume.ts';

const shortest = 20;
const longest = 900;

/** Delays in milliseconds between the accepted submission and the cut, spread over the whole job. */
const cuts = [shortest, 150, 300, 450, 650, longest];

test('a process killed in mid-job finishes each accepted submission exactly once after the next start', async () => {
  test.setTimeout(240_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-cut-'));
  const accepted: { id: string; cookie: string; email: string }[] = [];
  let app: RunningApp = await startApp({ dataDir });
  for (const [index, delay] of cuts.entries()) {
    const email = `cut-${index}@example.com`;
    accepted.push({ ...(await submitResume(app.url, { email, key: `power-cut-${index}` })), email });
    await new Promise((resolve) => setTimeout(resolve, delay));
    await app.kill();
    app = await startApp({ dataDir });
  }
  for (const { id, cookie, email } of accepted) {
    await expect
      .poll(
        async () => (await (await fetch(`${app.url}/api/optimizations/${id}`, { headers: { cookie } })).json()).state,
        { timeout: 60_000 },
      )
      .toBe('done');
    await expect
      .poll(async () => (await (await fetch(`${app.url}/dev/mailbox/mails.json?to=${email}`)).json()).length, {
        timeout: 20_000,
      })
      .toBe(1);
    const account = await (await fetch(`${app.url}/api/account`, { headers: { cookie } })).json();
    expect(account.subscription.trialsUsed).toBe(1);
  }
  await app.stop();
  await rm(dataDir, { recursive: true });
});
