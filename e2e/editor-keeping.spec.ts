import { newDraft } from '@shortlist/schema';
import { authorization, expectClean, saved, tabTo } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount, shownAs } from './sign-up.ts';
import { submitResume } from './submit-resume.ts';

test('a reload in the middle of typing loses at most the last second', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  const summary = page.getByRole('textbox', { name: 'Professional Summary' });
  await summary.click();
  const text = 'Plans forty deliveries a day for three depots and never loses a pallet.';
  await summary.pressSequentially(text, { delay: 15 });
  await page.reload();
  await expect(summary).toHaveValue(text);
  await saved(page);
});

test('signing out warns before edits are lost, and leaves nothing of the person in the browser', async ({
  page,
  context,
  receiveMail,
}) => {
  const person = await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await page.getByLabel('Full Name').fill('Mara Quill');
  await saved(page);
  await context.route('**/api/resumes/*', (route) => route.abort());
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await expect(page.getByText('Offline. Your changes are kept in this browser')).toBeVisible();

  const leave = async () => {
    await page.getByRole('button', { name: shownAs(person.email) }).click();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  };
  await leave();
  const warning = page.getByRole('dialog', { name: 'Some changes aren’t saved yet' });
  await expect(warning).toBeVisible();
  await expectClean(page);
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('+44 20 7946 0000');
  await leave();
  await warning.getByRole('button', { name: 'Sign out without saving' }).click();
  await expect(page).toHaveURL('/login');
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => /draft|posting|words|guide/.test(key))).toEqual([]);
});

test('each plan keeps as many resumes as it says: 3, 45, and without end', async ({ page, app, receiveMail }) => {
  await openAccount(page, receiveMail);
  const headers = { ...(await authorization(page)), 'Content-Type': 'application/json' };
  const post = (path: string, body: unknown) =>
    fetch(`${app.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const create = async (count: number) => {
    const draft = newDraft('modern-professional', { name: 'Mara Quill' });
    for (let made = 0; made < count; made += 1) {
      expect((await post('/api/resumes', { title: `Resume ${made + 1}`, draft })).status).toBe(201);
    }
  };
  const upgrade = async (plan: string) => expect((await post('/api/plans/upgrade', { plan })).ok).toBe(true);

  await create(3);
  await page.goto('/resumes');
  await expect(page.getByText('3 of 3 resumes in your plan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New resume' })).toHaveCount(0);
  await page.goto('/guided-resume-creation');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByLabel('Full Name').fill('Mara Quill');
  await page.getByRole('button', { name: 'Skip to the editor' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'You’ve reached your limit of 3 resumes' });
  await expect(refusal).toContainText('Your entries are still here.');
  await expect(refusal.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');

  await upgrade('FAMOUS');
  await page.getByRole('button', { name: 'Skip to the editor' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Mara Quill');
  await create(41);
  await page.goto('/resumes');
  await expect(page.getByText('45 of 45 resumes in your plan')).toBeVisible();
  expect((await post('/api/resumes', { title: 'One more', draft: newDraft() })).status).toBe(403);

  await upgrade('PREMIUM');
  await create(1);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(46);
  await expect(page.getByText(/resumes in your plan/)).toHaveCount(0);
});

test('the whole editor by keyboard alone', async ({ page, receiveMail }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await tabTo(page, 'textbox', 'Full Name');
  await page.keyboard.type('Mara Quill');
  await tabTo(page, 'button', 'Move Education up');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 }).nth(1)).toHaveText('Education');
  await tabTo(page, 'button', 'Education as forms');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Add an entry');
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Degree and subject');
  await page.keyboard.type('BSc, Logistics');
  await tabTo(page, 'button', 'Skills on a new page');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Add Section');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Section' })).toBeVisible();
  await tabTo(page, 'button', 'Projects');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Projects' })).toBeVisible();
  await tabTo(page, 'button', 'Zoom in');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Zoom', { exact: true })).toHaveValue('1');
  await saved(page);
  await tabTo(page, 'button', 'Save Draft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeFocused();
  await tabTo(page, 'button', 'Download PDF');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('letters stand beside the resumes, each with its page', async ({ page, app, receiveMail }) => {
  const person = await openAccount(page, receiveMail);
  const headers = await authorization(page);
  await submitResume(app.url, { email: person.email, key: crypto.randomUUID(), headers });
  await receiveMail(person.email, /match/i);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: shownAs(person.email) }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My resumes' }).click();
  const letters = page.getByRole('region', { name: 'My letters' });
  await expect(letters.getByRole('link', { name: /Operations Manager.*Brightwater Foods/ })).toBeVisible();
  await expect(letters.locator('img')).toBeVisible();
  await expectClean(page);
});
