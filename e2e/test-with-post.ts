import { openPostbox, type Postbox } from '@shortlist/mail/testing';
import { test as base } from './fixtures.ts';
import { startApp } from './start-app.ts';

/** Journeys with a mail server on loopback (`post`): mails leave the process and come in as any provider would get them. */
export const testWithPost = base.extend<object, { post: Postbox }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const post = await openPostbox();
      await use(post);
      await post.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ post }, use) => {
      const app = await startApp({ env: { SMTP_URL: post.url, AUTH_MAIL_MIN_INTERVAL_S: '1', READERS: '1' } });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  receiveMail: async ({ post }, use) => {
    await use(async (to, subject) => ({ ...(await post.receive(to, subject)), attachments: [] }));
  },
});
