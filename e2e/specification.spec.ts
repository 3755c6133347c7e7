import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { formatsByPlan, freeTrialDays, largestUpload, trialsByPlan, versionsByPlan } from '@shortlist/schema';
import { previewScales } from '@shortlist/typeset';
import { keyboardStep } from '../apps/web/src/features/editor/sections/keyboard-step.ts';
import { toastDurations } from '../apps/web/src/ui/toast-durations.ts';
import { test } from './fixtures.ts';
import { signUp } from './sign-up.ts';
import { type Fallback, signedInFallbacks, visitorFallbacks } from './specification/fallbacks.ts';
import { furtherPublicRows, furtherSignedInRows, uploadRefusals } from './specification/further-screens.ts';
import { protectedPaths, publicRows, type Row, refusals, signedInRows } from './specification/screens.ts';
import { elsewhere } from './specification/shown-elsewhere.ts';
import { samplePdf } from './submit-resume.ts';

for (const [path, rows] of Map.groupBy([...publicRows, ...furtherPublicRows], (row) => row.path)) {
  test(`${path} holds what §${[...new Set(rows.map(({ section }) => section))].join(', §')} say of it`, async ({
    page,
  }) => {
    await hold(page, rows);
  });
}

test('§2 “When there is no signed-in user, the visitor is redirected to /login … and browser history is replaced.”', async ({
  page,
}) => {
  for (const path of protectedPaths) {
    await page.goto('/terms');
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await page.goBack();
    await expect(page, path).toHaveURL('/terms');
  }
});

for (const { path, fill, submit, says } of refusals) {
  test(`§5 ${path} says “${says.join('”, “')}”, and each message goes when its field is edited`, async ({ page }) => {
    await page.goto(path);
    for (const [label, text] of Object.entries(fill)) await page.getByLabel(label, { exact: true }).fill(text);
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${submit}`) })
      .first()
      .click();
    for (const message of says) await expect(page.getByText(message, { exact: true })).toBeVisible();
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('ida.holm@example.com');
    await expect(page.getByText(/^(Email is required|Invalid email format)$/)).toBeHidden();
  });
}

for (const row of visitorFallbacks) {
  test(`§8 ${row.path} ${row.answer ? 'refused' : 'without an answer'}: “${row.quote}”`, async ({ page }) => {
    await falls(page, row);
  });
}

test('§2, §3, §8 the screens of a person who is signed in hold what the specification names', async ({
  page,
  receiveMail,
}) => {
  const person = await signUp(page, receiveMail);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.email.split('@')[0] as string);
  await hold(page, [...signedInRows, ...furtherSignedInRows]);
  for (const { path, fill, submit, says } of uploadRefusals)
    await test.step(`§5 ${path} says “${says.join('”, “')}”`, async () => {
      await page.goto(path);
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
      for (const [label, text] of Object.entries(fill)) await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByRole('button', { name: submit }).click();
      for (const message of says) await expect(page.getByText(message, { exact: true })).toBeVisible();
    });
  for (const row of signedInFallbacks) await test.step(`§8 “${row.quote}”`, () => falls(page, row));
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page, `§2 “Signed-in users are redirected from ${path} to /dashboard.”`).toHaveURL('/dashboard');
  }
});

for (const { section, quote, file, title } of elsewhere) {
  test(`§${section} “${quote}” is shown by ${file}`, async () => {
    expect(await readFile(file, 'utf8')).toContain(`('${title}'`);
  });
}

test('§9 “Toast durations: default 5000 ms, success 3000 ms, error 4000 ms; upload-form success 6000 ms.”', () => {
  expect(toastDurations).toEqual({ default: 5000, success: 3000, error: 4000, uploadSuccess: 6000 });
});

test('§2, §9 “Toasts appear top-right.” “Auth callback wait: 1000 ms.”', async ({ page }) => {
  const began = Date.now();
  await page.goto('/auth/callback');
  const toast = page.getByText('No session found after authentication');
  await expect(toast).toBeVisible();
  expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
  const card = await page.getByRole('button', { name: 'Dismiss' }).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(card?.x).toBeGreaterThan(width - 100);
  expect(card?.y).toBeLessThan(100);
});

test('§9 “Editor drag: … keyboard step 25 px”', () => {
  const moved = (code: string) =>
    keyboardStep(
      { code } as KeyboardEvent,
      { currentCoordinates: { x: 0, y: 100 } } as Parameters<typeof keyboardStep>[1],
    );
  expect([moved('ArrowDown'), moved('ArrowUp')]).toEqual([
    { x: 0, y: 125 },
    { x: 0, y: 75 },
  ]);
});

test('§9 the limits of each plan and the scales of the previews', () => {
  expect(versionsByPlan).toEqual({ FREE: 3, FAMOUS: 45, PREMIUM: null });
  expect(trialsByPlan.FREE).toBe(3);
  expect(formatsByPlan.FREE).toEqual(['pdf']);
  expect(freeTrialDays).toBe(14);
  expect(previewScales).toEqual({ thumbnail: 0.25, page: 0.7 });
  expect(largestUpload).toBe(10 * 1024 * 1024);
});

/** Has a call of a screen fail and looks for the screen's words. */
async function falls(page: Page, { path, fill, press, call, answer, says }: Fallback): Promise<void> {
  await page.route(call, (route) => (answer ? route.fulfill(answer) : route.abort()));
  await page.goto(path);
  if (path === '/optimize-resume') {
    await expect(page.getByLabel('Email', { exact: true })).not.toHaveValue('');
    const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) };
    await page.getByLabel('Your resume').setInputFiles(pdf);
  }
  for (const [label, text] of Object.entries(fill)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('main').getByRole('button', { name: press, exact: true }).click();
  for (const text of says) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.unroute(call);
}

/** Each sentence is a step; a screen that several of them speak of is opened once, as they only look at it. */
async function hold(page: Page, rows: readonly Row[]): Promise<void> {
  let open: string | undefined;
  for (const row of rows)
    await test.step(`§${row.section} ${row.path}: “${row.quote}”`, async () => {
      if (row.path !== open) await page.goto(row.path);
      await holds(page, row);
      open = row.endsAt ? undefined : row.path;
    });
}

async function holds(page: Page, row: Row): Promise<void> {
  const { sees = [], links = {}, fields = [], buttons = [], headings = [], linksNamed = {}, endsAt } = row;
  for (const name of headings)
    await expect(page.getByRole('heading', { name, exact: true }).first(), name).toBeVisible();
  for (const text of sees) await expect(page.getByText(text, { exact: true }).first(), text).toBeVisible();
  for (const [name, href] of Object.entries(links))
    await expect(page.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', href);
  for (const [name, href] of Object.entries(linksNamed))
    await expect(page.getByRole('link', { name }).first(), name).toHaveAttribute('href', href);
  for (const label of fields) await expect(page.getByLabel(label, { exact: true }).first(), label).toBeVisible();
  for (const name of buttons) await expect(page.getByRole('button', { name, exact: true }).first(), name).toBeVisible();
  for (const text of row.holds ?? []) await expect(page.getByText(text, { exact: true }).first(), text).toBeAttached();
  if (endsAt) await expect(page).toHaveURL(endsAt);
}
