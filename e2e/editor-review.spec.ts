import { readFile } from 'node:fs/promises';
import { authorization, expectClean, saved } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';
import { storeZip } from './store-zip.ts';

const jobs = `Warehouse Assistant | Havna Lager | Oslo
Aug 2016 – Feb 2019
- Picked orders and kept stock records in Excel

Logistics Coordinator | Nordkyst Frakt | Oslo
Mar 2019 – Present
- Was responsible for the managment of 40 deliveries a day`;

const posting = `Logistics Coordinator
Fjordgods AS, Bergen

Requirements
- At least 3 years of experience in logistics
- SAP EWM and Excel
- Customs clearance is an advantage
`;

test('spelling, readability and a posting: each note stands beside its place and is mended with one press', async ({
  page,
  receiveMail,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await page.getByLabel('Full Name').fill('Marit Solberg');
  const work = page.getByRole('textbox', { name: 'Work Experience' });
  await work.fill(jobs);
  await page.getByRole('textbox', { name: 'Skills' }).fill('Tools: SAP EWM, Excel');

  const notes = page.getByRole('region', { name: 'Notes on Work Experience' });
  await expect(notes.getByText('managment')).toBeVisible();
  await expectClean(page);
  await notes.getByRole('button', { name: 'management', exact: true }).click();
  await expect(work).toHaveValue(/the management of 40/);
  await expect(notes.getByText('managment')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(work).toHaveValue(/the managment of 40/);
  await expect(notes.getByText('managment')).toBeVisible();
  await notes.getByRole('button', { name: 'Ignore this word' }).click();
  await expect(notes.getByText('managment')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notes on Personal Information' })).toContainText(/email/i);

  await page.getByRole('button', { name: /^Match/ }).click();
  await page.getByLabel('Job posting').fill(posting);
  await page.getByRole('button', { name: 'Compare with my resume' }).click();
  await expect(page.getByRole('img', { name: /^Match estimate: \d+ out of 100$/ })).toBeVisible();
  const asked = page.getByRole('list', { name: 'What the posting asks for' });
  await expect(asked.getByText('Met:').first()).toBeVisible();
  await expect(asked).toContainText('Customs clearance');
  await page.getByRole('button', { name: 'See suggestions' }).click();
  const apply = page.locator('[data-notes]').getByRole('button', { name: 'Apply' }).first();
  await expect(apply).toBeFocused();
  await expect(page.getByText(/^Based on/).first()).toBeVisible();
  const before = await page.locator('textarea[data-section], input[data-pointer-field]').evaluateAll(textsOf);
  await apply.click();
  await expect
    .poll(() => page.locator('textarea[data-section], input[data-pointer-field]').evaluateAll(textsOf))
    .not.toEqual(before);
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => page.locator('textarea[data-section], input[data-pointer-field]').evaluateAll(textsOf))
    .toEqual(before);

  await saved(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Match/ })).toContainText(/of 100/);
});

const textsOf = (fields: Element[]) => fields.map((field) => (field as HTMLTextAreaElement).value);

const foreign = {
  basics: { name: 'Ilse Brandt', url: 'ilsebrandt.example', pronouns: 'she/her' },
  work: [{ name: 'Weserfracht', position: 'Planner', startDate: '2020-01', id: 'w1', team: { size: 4 } }],
  skills: [{ name: 'Planning', keywords: ['Routes', 'Shifts'], years: 6 }],
  meta: { theme: 'even' },
};

test('import in place, undo after it, and a JSON Resume that loses nothing on its way through', async ({
  page,
  app,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await page.getByLabel('Full Name').fill('Mara Quill');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByLabel('Your file').setInputFiles({
    name: 'ilse.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(foreign)),
  });
  await expect(dialog).toContainText('Ilse Brandt');
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Replace my content' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ilse Brandt');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Mara Quill');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByLabel('Job Title').fill('Head of Planning');
  await saved(page);

  const headers = { ...(await authorization(page)), 'Content-Type': 'application/json' };
  await fetch(`${app.url}/api/plans/upgrade`, { method: 'POST', headers, body: JSON.stringify({ plan: 'FAMOUS' }) });
  await page.reload();
  await page.getByRole('button', { name: 'Other formats' }).click();
  const downloads = page.getByRole('dialog', { name: 'Download' });
  await expect(downloads.getByRole('region', { name: 'Word: what software reads' })).toContainText(
    /fields are read correctly/,
  );
  await expect(downloads.getByRole('region', { name: 'PDF: what software reads' })).toContainText(
    /fields are read correctly/,
  );
  const download = page.waitForEvent('download');
  await downloads.getByRole('button', { name: 'Download JSON Resume' }).click();
  const exported = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(exported).toMatchObject({ ...foreign, basics: { ...foreign.basics, label: 'Head of Planning' } });
});

test('a resume goes to RenderCV and comes back, on every plan', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await page.getByLabel('Full Name').fill('Ilse Brandt');
  await page
    .getByRole('textbox', { name: 'Work Experience' })
    .fill('Planner | Havna\n2019 – Present\n- Cut **delays**');
  await page.getByRole('button', { name: 'Other formats' }).click();
  const downloads = page.getByRole('dialog', { name: 'Download' });
  for (const name of ['Reactive Resume', 'Europass'])
    await expect(downloads.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  const download = page.waitForEvent('download');
  await downloads.getByRole('button', { name: 'Download RenderCV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Ilse-Brandt-Resume.rendercv.yaml');
  const text = await readFile(await file.path(), 'utf8');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByLabel('Your file').setInputFiles({
    name: 'Ilse_Brandt_CV.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(text.replace('Planner', 'Head Planner')),
  });
  await dialog.getByRole('button', { name: 'Replace my content' }).click();
  await expect(page.locator('[data-section=experience]')).toHaveValue(
    /Head Planner \| Havna\n2019 – Present\n- Cut \*\*delays\*\*/,
  );
});

test('from LinkedIn: the archive of one’s data becomes a resume', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto('/resume-creation-options');
  await page.getByRole('link', { name: /Upload LinkedIn Profile/ }).click();
  await page.getByRole('button', { name: 'Choose your file' }).click();
  await page.getByLabel('Your LinkedIn profile').setInputFiles({
    name: 'linkedin.zip',
    mimeType: 'application/zip',
    buffer: storeZip({
      'Profile.csv':
        'First Name,Last Name,Headline,Summary,Geo Location\nNadia,Okafor,Buyer at Kestrel Foods,"Buys for 60 shops.",Leeds\n',
      'Positions.csv':
        'Company Name,Title,Description,Location,Started On,Finished On\nKestrel Foods,Buyer,Buys fruit for 60 shops,Leeds,Mar 2021,\nOakfield,Assistant Buyer,,York,Jan 2018,Feb 2021\n',
      'Education.csv':
        'School Name,Start Date,End Date,Notes,Degree Name,Activities\nNorthgate College,2014,2017,,BA Business,\n',
      'Skills.csv': 'Name\nNegotiation\nExcel\n',
    }),
  });
  await expect(page.getByLabel('Full Name')).toHaveValue('Nadia Okafor');
  await expectClean(page);
  await page.getByRole('button', { name: 'Continue to the editor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resume Builder');
  await page.getByRole('button', { name: 'Work Experience as forms' }).click();
  await expect(page.getByRole('textbox', { name: 'Work Experience' })).toHaveValue(/Buyer \| Kestrel Foods/);
  await expect(page.getByRole('textbox', { name: 'Skills' })).toHaveValue(/Negotiation/);
});
