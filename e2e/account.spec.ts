import { authenticatorCode } from './authenticator-code.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './fixtures.ts';
import { openAccount, signInByPassword, signOut } from './sign-up.ts';

test('a person changes their name, sees their session and the ledger', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto('/account');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mara Quill');
  await page.getByRole('textbox', { name: 'Name' }).fill('Mara Quill-Osei');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByText('None used yet.')).toBeVisible();
  await expect(page.getByText('Free plan.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Full name')).toHaveValue('Mara Quill-Osei');
});

test('a second factor is set up, asked for at the sign-in, and replaced by a recovery code', async ({
  page,
  receiveMail,
}) => {
  const person = await openAccount(page, receiveMail);
  await page.goto('/account');
  // As the server answers a session that was opened a while ago.
  const stale = { code: 'reauthentication_needed', error_code: 'reauthentication_needed', message: 'Who is there?' };
  await page.route('**/auth/v1/factors', (route) => route.fulfill({ status: 400, json: stale }), { times: 1 });
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill('not my password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Current password is incorrect.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Your password' }).fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code').fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click();

  await page.route('**/auth/v1/factors/recovery-codes', (route) => route.fulfill({ status: 400, json: stale }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const code = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click();

  await signOut(page, person.email);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('everything that is kept can be taken out, and the account deleted', async ({ page, receiveMail }) => {
  const person = await openAccount(page, receiveMail);
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('shortlist-my-data.zip');
  await page.evaluate(() => localStorage.setItem('shortlist:page', '{"id":"of a resume seen here"}'));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const remove = page.getByRole('button', { name: 'Delete everything' });
  await expect(remove).toBeDisabled();
  await page.getByLabel(/to confirm$/).fill(person.email);
  // As the server answers where the sign-in is more than ten minutes ago; the proof is checked at any time.
  const refusal = { type: 'about:blank', title: 'Please confirm it’s you', status: 403, code: 'proof-needed' };
  await page.route('/api/account', (route) =>
    route.request().method() === 'DELETE' && !route.request().postData()
      ? route.fulfill({ status: 403, contentType: 'application/problem+json', json: refusal })
      : route.fallback(),
  );
  await remove.click();
  const password = page.getByLabel('Your password', { exact: true });
  await password.fill('another harbour 72');
  await remove.click();
  await expect(page.getByText('The password is incorrect')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await password.fill(person.password);
  await remove.click();
  await expect(page.getByText('Your account and everything in it have been deleted')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'shortlist:page'))).toEqual([]);
  await signInByPassword(page, person);
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
});
