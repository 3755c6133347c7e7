import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { openAccount } from './sign-up.ts';
import { startApp } from './start-app.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';

/** An automation of the operator's that takes what it is sent, or says no with a status. */
type Automation = { refuseWith?: number; taken: number };

/** The application of these journeys hands submissions over to an automation on loopback. */
const test = base.extend<object, { automation: Automation & { url: string } }>({
  automation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const automation: Automation = { taken: 0 };
      const server = createServer((request, response) => {
        request.resume().on('end', () => {
          const status = automation.refuseWith ?? 200;
          if (status === 200) automation.taken++;
          response.writeHead(status).end();
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(Object.assign(automation, { url: addressOf(server) }));
      server.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ automation }, use) => {
      const app = await startApp({
        env: {
          RESUME_WEBHOOK_URL: automation.url,
          WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
          WEBHOOK_ALLOW_PRIVATE: 'true',
          READERS: '1',
        },
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;

async function fillForm(page: Page): Promise<void> {
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) };
  await page.getByLabel('Your resume').setInputFiles(pdf);
  await page.getByLabel('Job description').fill(samplePosting);
}

test('a submission that fails by no fault of the person says so, gives the trial back, and is sent again from the form or from its page', async ({
  page,
  automation,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await fillForm(page);
  automation.refuseWith = 503;
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page.getByText('Failed to submit form: 503 Service Unavailable').first()).toBeVisible();
  await expect(page).toHaveURL('/optimize-resume');
  await expect(page.getByText(/We refunded the optimization/).first()).toBeVisible();

  automation.refuseWith = undefined;
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page.getByText(/You will receive an email shortly with your ATS matched score/)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('1 / 3')).toBeVisible();
  expect(automation.taken).toBe(1);

  await page.goto('/optimizations');
  await page
    .getByRole('link', { name: /Operations Manager/ })
    .last()
    .click();
  await expect(page.getByText(/We refunded the optimization/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => automation.taken).toBe(2);
  await page.goto('/account');
  await expect(page.getByText('Refunded:')).toHaveCount(1);
  await expect(page.getByText('Used:')).toHaveCount(3);
});

test('who has reached the limit reads so, upgrades without a card, and the next submission is accepted', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  for (let used = 1; used <= 3; used++) {
    await fillForm(page);
    await page.getByRole('button', { name: 'Optimize my resume' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(`${used} / 3`)).toBeVisible();
  }
  await expect(page.getByText("You've reached your optimization limit")).toBeVisible();
  await page.getByRole('link', { name: 'Get Optimized Resume' }).waitFor({ state: 'hidden' });
  await page.goto('/optimize-resume');
  await expect(page.getByText("You've reached your optimization limit")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Optimize my resume' })).toBeDisabled();
  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.getByRole('button', { name: 'Start the Famous trial' }).click();
  await expect(page.getByText('Successfully subscribed to Famous plan!')).toBeVisible();
  await expect(page.getByText("You've reached your optimization limit")).toHaveCount(0);
  await fillForm(page);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('1 / 45')).toBeVisible();
});
