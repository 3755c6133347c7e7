import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { authorization, expectClean, saved } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { linkedinPdf } from './linkedin-pdf.ts';
import { openAccount } from './sign-up.ts';
import { submitResume } from './submit-resume.ts';

const jobs = `Planner | Havna | Oslo
2019 – Present
- Plans forty deliveries a day

Clerk | Weserfracht | Bremen
2016 – 2019
- Kept stock records`;

test('text and forms: skills by group, dates that are none, a job on a new page, and the language of the page', async ({
  page,
  receiveMail,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await page.getByLabel('Full Name').fill('Ilse Brandt');
  const work = page.getByRole('textbox', { name: 'Work Experience' });
  await work.fill(jobs);
  const skills = page.getByRole('textbox', { name: 'Skills' });
  await skills.fill('Tools (advanced): SAP EWM, Excel (VBA, pivots)\nForklift, First aid');
  await page.getByRole('button', { name: 'Skills as forms' }).click();
  const group = (place: number) => page.getByRole('group', { name: `Skills, entry ${place}` });
  await expect(group(1).getByLabel('Group (optional)')).toHaveValue('Tools');
  await expect(group(2).getByRole('textbox', { name: 'Skills' })).toHaveValue('Forklift\nFirst aid');
  await group(1).getByRole('textbox', { name: 'Skills' }).press('Control+End');
  await group(1).getByRole('textbox', { name: 'Skills' }).pressSequentially('\nPower BI');
  await page.getByRole('button', { name: 'Skills as forms' }).click();
  await expect(skills).toHaveValue('Tools (advanced): SAP EWM, Excel (VBA, pivots), Power BI\nForklift, First aid');

  await page.getByRole('button', { name: 'Work Experience as forms' }).click();
  const entry = (place: number) => page.getByRole('group', { name: `Work Experience, entry ${place}` });
  await entry(2).getByLabel('Dates').fill('In my youth');
  await entry(2).getByLabel('Web address').fill('weserfracht.example');
  await entry(2).getByLabel('Position').focus();
  await expect(entry(2).getByText('They stay in the text as you typed them')).toBeVisible();
  await entry(2).getByRole('button', { name: 'On a new page' }).click();
  await expectClean(page);
  await expect(page.locator('[data-preview] .sheet')).toHaveCount(2);
  await page.getByRole('button', { name: 'Work Experience as forms' }).click();
  await expect(work).toHaveValue(
    /\n\n\[new page\]\nClerk \| Weserfracht \| Bremen\nhttps:\/\/weserfracht\.example\nIn my youth\n/,
  );
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-preview] .sheet')).toHaveCount(1);
  await page.keyboard.press('Control+y');

  await page.getByRole('button', { name: /^Design/ }).click();
  await page.getByRole('main').getByLabel('Language').selectOption('German');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('We check spelling in English only. For text in German')).toBeVisible();
  await expectClean(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const data = new Uint8Array(await readFile(await (await download).path()));
  const pdf = await getDocument({ data }).promise;
  const texts = await Promise.all(
    [1, 2].map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  expect(pdf.numPages).toBe(2);
  expect(texts[0]).toContain('Berufserfahrung');
  expect(texts[0]).toContain('heute');
  expect(texts[0]).not.toContain('Weserfracht');
  expect(texts[1]).toContain('Weserfracht');
  expect(texts.join(' ')).not.toContain('new page');
});

test('a file in which a machine misses a field is downloaded first; then the fields are named', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await page.getByLabel('Full Name').fill('נועה לוי');
  await page.getByRole('textbox', { name: 'Work Experience' }).fill(jobs);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await expect(dialog.getByText(/^PDF: \d+ of \d+ fields are read differently$/)).toBeVisible();
  await expect(dialog.getByText('נועה לוי').first()).toBeVisible();
  await expect(dialog.getByText('Right-to-left text').first()).toBeVisible();
  await expect(dialog.getByText(/^Word: all \d+ fields are read correctly$/)).toBeVisible();
});

test('from a LinkedIn PDF: the profile is read, corrected, and becomes a resume in the editor', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto('/resume-creation-options');
  await page.getByRole('link', { name: /Upload LinkedIn Profile/ }).click();
  await page.getByRole('button', { name: 'Choose your file' }).click();
  const file = { name: 'Profile.pdf', mimeType: 'application/pdf', buffer: linkedinPdf() };
  await page.getByLabel('Your LinkedIn profile').setInputFiles(file);
  await expect(page.getByLabel('Full Name')).toHaveValue('Nadia Okafor');
  await expect(page.getByLabel('LinkedIn')).toHaveValue(/linkedin\.com\/in\/nadia-okafor/);
  await page.getByLabel('Job Title').fill('Senior Buyer');
  await page.getByRole('button', { name: 'Continue to the editor' }).click();
  await expect(page.getByLabel('Job Title')).toHaveValue('Senior Buyer');
  await expect(page.getByLabel('Resume name')).toHaveValue('Nadia Okafor’s resume');
  for (const name of ['Work Experience', 'Education'])
    await page.getByRole('button', { name: `${name} as forms` }).click();
  await expect(page.getByRole('textbox', { name: 'Work Experience' })).toHaveValue(
    /^Buyer \| Kestrel Foods \| Leeds, England, United Kingdom\nMar 2021 – Present\n[\s\S]*Assistant Buyer \| Oakfield Market/,
  );
  await expect(page.getByRole('textbox', { name: 'Education' })).toHaveValue(/Northgate College/);
  await expect(page.getByRole('textbox', { name: 'Skills' })).toHaveValue(/Category Management/);
  await saved(page);
});

test('a posting of before is compared with again', async ({ page, app, receiveMail }) => {
  const person = await openAccount(page, receiveMail);
  const headers = await authorization(page);
  await submitResume(app.url, { email: person.email, key: crypto.randomUUID(), headers });
  await receiveMail(person.email, /match/i);
  await page.goto('/resume-editor');
  await page.getByRole('button', { name: 'Work Experience as forms' }).click();
  await page
    .getByRole('textbox', { name: 'Work Experience' })
    .fill('Operations Manager | Havna\n2015 – Present\n- Ran two sites with Excel');
  await page.getByRole('button', { name: /^Match/ }).click();
  const earlier = page.getByLabel('Earlier posting');
  await expect(earlier.locator('option')).toHaveText([/Choose one/, /Operations Manager, Brightwater Foods/]);
  await expectClean(page);
  await earlier.selectOption({ index: 1 });
  await expect(page.getByRole('list', { name: 'What the posting asks for' })).toContainText('Lean or Six Sigma');
  await page.getByRole('button', { name: 'Change the posting' }).click();
  await expect(page.getByLabel('Job posting')).toHaveValue(/Brightwater Foods, Leeds/);
});

test('a version that is no longer wanted is deleted, after asking once more', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  for (const name of ['First', 'Second']) {
    await page.getByLabel('Job Title').fill(name);
    await page.keyboard.press('Control+s');
    await page.getByLabel('Version name').fill(name);
    await page.getByRole('button', { name: 'Save this version' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('region', { name: 'Versions' });
  await versions.getByRole('button', { name: 'Delete First' }).click();
  await expect(versions.getByText('First', { exact: true })).toBeVisible();
  await versions.getByRole('button', { name: 'Delete First permanently' }).click();
  await expect(versions.getByText('First', { exact: true })).toHaveCount(0);
  await expect(versions.getByText('Second', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(versions.getByText('Second', { exact: true })).toBeVisible();
  await expect(versions.getByText('First', { exact: true })).toHaveCount(0);
});

test('the focus and the caret stay where the work is', async ({ page, receiveMail }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  const summary = page.getByRole('textbox', { name: 'Professional Summary' });
  await summary.fill('Plans deliveries. Trains drivers.');
  // A change elsewhere in between: what is typed next is a step of its own.
  await page.getByLabel('Job Title').fill('Planner');
  await summary.focus();
  await summary.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(16, 16));
  await page.keyboard.insertText(' every day');
  await page.keyboard.press('Control+z');
  await expect(summary).toHaveValue('Plans deliveries. Trains drivers.');
  expect(await summary.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(16);

  await page.getByRole('button', { name: /^Match/ }).click();
  const posting = page.getByLabel('Job posting');
  await posting.pressSequentially('Planner wanted');
  await posting.press('Control+z');
  await expect(posting).not.toHaveValue('Planner wanted');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(summary).toHaveValue('Plans deliveries. Trains drivers.');

  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Custom Section' }).click();
  await expect(page.getByRole('textbox', { name: 'Custom Section' })).toBeFocused();
  await page.getByRole('button', { name: 'Move Custom Section up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Custom Section up' })).toBeFocused();
  await expect(page.getByText('Now at position 4 of 5.')).toBeAttached();
  await page.getByRole('button', { name: 'Move Work Experience down' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Work Experience down' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete Custom Section' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add Section' })).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Undo');
  await expectClean(page);
  await page.keyboard.press('Escape');
  await summary.press('?');
  await expect(keys).toHaveCount(0);
});
