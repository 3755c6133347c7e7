import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { findFreePort } from './find-free-port.ts';
import { type RunningApp, startApp } from './start-app.ts';
import { signUpOverHttp, submitResume } from './submit-resume.ts';

/** Delays in milliseconds between the accepted submission and the cut, spread over the whole job; `npm run bench kills` makes fifty cuts. */
const cuts = [20, 250, 500, 900];

test('a process killed in mid-job finishes each accepted submission exactly once after the next start', async () => {
  test.setTimeout(360_000);
  const env = { AUTH_AUTOCONFIRM: 'true', READERS: '1' };
  const port = await findFreePort();
  const accepted: { id: string; headers: Record<string, string>; email: string }[] = [];
  let app: RunningApp = await startApp({ env, port });
  const { dataDir } = app;
  for (const [index, delay] of cuts.entries()) {
    const email = `cut-${index}@example.com`;
    const headers = await signUpOverHttp(app.url, email);
    const id = await submitResume(app.url, { email, key: `power-cut-${index}`, headers });
    accepted.push({ id, headers, email });
    await new Promise((resolve) => setTimeout(resolve, delay));
    await app.kill();
    app = await startApp({ dataDir, env, port });
  }
  for (const { id, headers, email } of accepted) {
    await expect
      .poll(async () => (await (await fetch(`${app.url}/api/optimizations/${id}`, { headers })).json()).state, {
        timeout: 60_000,
      })
      .toBe('done');
    await expect.poll(() => countResultMails(app.url, email)).toBe(1);
    const account = await (await fetch(`${app.url}/api/account`, { headers })).json();
    expect(account.subscription.trialsUsed).toBe(1);
  }
  await app.stop();
  await rm(dataDir, { recursive: true });
});

async function countResultMails(url: string, to: string): Promise<number> {
  const mails = (await (await fetch(`${url}/dev/mailbox/mails.json?to=${to}`)).json()) as { subject: string }[];
  return mails.filter((mail) => mail.subject.startsWith('Your resume and cover letter')).length;
}
