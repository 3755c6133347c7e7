import { test as base, expect } from '@playwright/test';
import { type RunningApp, startApp } from './start-app.ts';

type Mail = { id: string; to: string; subject: string; html: string; text: string; attachments: string[] };

/** The token of the operator's calls. */
export const operatorToken = 'an-operator-token-of-a-test';

type WorkerFixtures = { app: RunningApp };
type Fixtures = {
  /** Waits for a mail to an address in the development mailbox; fails after ten seconds. */
  receiveMail(to: string, subject?: RegExp): Promise<Mail>;
};

/** The journeys' test: `app` is a running application of the test worker's own; pages open relative to it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const app = await startApp({ env: { OPERATOR_TOKEN: operatorToken, READERS: '1' } });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  receiveMail: async ({ app }, use) => {
    await use(async (to, subject = /./) => {
      let found: Mail | undefined;
      await expect
        .poll(
          async () => {
            const response = await fetch(`${app.url}/dev/mailbox/mails.json?to=${encodeURIComponent(to)}`);
            found = ((await response.json()) as Mail[]).find((mail) => subject.test(mail.subject));
            return found?.subject;
          },
          // The sender looks at its outbox once a second: a mail is seen soon after, not at the end of a longer pause.
          { message: `a mail to ${to}`, intervals: [100, 200] },
        )
        .toBeTruthy();
      return found as Mail;
    });
  },
});

export { expect };
