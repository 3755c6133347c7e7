import { openPostbox, type Postbox } from '@shortlist/mail/testing';
import { test as base } from './fixtures.ts';

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
});
