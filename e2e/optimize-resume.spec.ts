import { readFile } from 'node:fs/promises';
import { understand } from '@shortlist/engine';
import { sampleResume } from '@shortlist/typeset';
import { makeLocked, makePage, stream } from '../packages/engine/test/make-pdf.ts';
import { finishedResult } from './finished-result.ts';
import { expect, test } from './fixtures.ts';
import { openPart } from './open-part.ts';
import { openAccount, signUp } from './sign-up.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';

const pdfFile = (buffer: Uint8Array, name = 'resume.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(buffer),
});

test('a person sends a resume and a posting and gets the numbers, the edits and the files', async ({
  page,
  receiveMail,
}) => {
  const person = await signUp(page, receiveMail);
  await page.getByRole('link', { name: 'Get Optimized Resume' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Your resume').setInputFiles(pdfFile(await samplePdf()));
  await page.getByLabel('Job description').fill(samplePosting);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(
    page.getByText(
      'You will receive an email shortly with your ATS matched score, customized resume, and cover letter.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  const result = finishedResult(page);
  await expect(result).toBeVisible();
  await expect(page.getByText('1 of 3 optimizations used')).toBeVisible();
  await result.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Operations Manager');
  await expect(page.getByRole('img', { name: /Match estimate after tailoring: \d+ out of 100/ })).toBeVisible();
  // The first screen says how well the resume fits, what there is to take, and what to do next; the rest is folded.
  await expect(page.getByText(/^Your resume shows \d+ of \d+ requirements/).first()).toBeInViewport();
  await expect(page.getByRole('button', { name: /Download letter\.pdf/ })).toBeInViewport();
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next.getByRole('link', { name: 'Read the cover letter' })).toBeInViewport();
  await expect(page.getByText('0 edits')).toHaveCount(0);
  await openPart(page, 'Scores');
  await expect(page.getByRole('img', { name: /Readability: \d+ out of 100/ })).toBeVisible();
  await openPart(page, 'Requirements');
  await expect(page.getByRole('rowheader', { name: /Project management/i }).first()).toBeVisible();
  const letter = page.getByRole('region', { name: 'Cover letter' }).getByRole('article');
  await expect(letter).toBeHidden();
  await next.getByRole('link', { name: 'Read the cover letter' }).click();
  await expect(letter).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Download resume\.pdf/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Marta-Lindqvist-resume-Brightwater-Foods.pdf');
  const bytes = await readFile(await download.path());
  const read = await understand(new Uint8Array(bytes), 'resume.pdf', new Date().toISOString());
  expect(read.ok && read.reading.resume.basics?.email).toBe(sampleResume.basics?.email);
  expect(read.ok && read.reading.resume.work?.length).toBe(sampleResume.work?.length);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your tailored resume and letter' })).toBeVisible();
  await receiveMail(person.email, /Operations Manager|result|resume/i);
});

test('the form says what is missing and where', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByLabel('Full name').fill('  ');
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  for (const text of [
    'Full name is required',
    'Invalid email format',
    'Please upload your resume',
    'Job description is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page
    .getByLabel('Your resume')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('cv') });
  await expect(page.getByText('Please upload a PDF file')).toBeVisible();
  await expect(page.getByRole('link', { name: 'import it as is' })).toBeVisible();
  await page.getByLabel('Your resume').setInputFiles(pdfFile(Buffer.from('no PDF at all'), 'fake.pdf'));
  await expect(page.getByText(/This one is named .pdf, but it isn’t a PDF/)).toHaveCount(1);
  await page.getByLabel('Your resume').setInputFiles(pdfFile(new Uint8Array(10 * 1024 * 1024 + 1)));
  await expect(page.getByText(/larger than 10 MB/)).toBeVisible();
  await page.getByLabel('Your resume').setInputFiles(pdfFile(await samplePdf()));
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await expect(page.getByText(/^\d jobs · \d degrees? · \d+ skills/)).toBeVisible();
  await page.getByLabel('Full name').fill('Mara Quill');
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByRole('button', { name: 'Remove resume.pdf' }).click();
  await page
    .getByLabel('Your resume')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('cv') });
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page.getByText('Please upload a PDF file')).toBeVisible();
  await expect(page.getByLabel('Your resume')).toBeFocused();
  await page.getByLabel('Your resume').setInputFiles(pdfFile(await samplePdf()));
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page.getByLabel('Job description')).toBeFocused();
  await page.getByRole('button', { name: 'Remove resume.pdf' }).click();
  await expect(page.getByText('PDF up to 10MB')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/dashboard');
});

const greyDots = new Uint8Array(64).fill(120);
const scanned = makePage('q 612 0 0 792 0 0 cm /I Do Q', '/XObject << /I 6 0 R >>', [
  stream(greyDots, '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8'),
]);
const badFiles: [what: string, bytes: Uint8Array, words: RegExp][] = [
  ['scan', scanned, /text/i],
  ['encrypted', makeLocked(), /password/i],
  ['corrupt', Buffer.from('%PDF-1.7\nbroken'), /damaged|broken|corrupt/i],
  ['empty', new Uint8Array(0), /empty/i],
  ['wrong type', Buffer.from('<!doctype html><p>Hello</p>'), /Please upload a PDF file/],
];

test('a saved posting is taken into its field, to be read and changed', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto('/optimize-resume');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'posting.txt', mimeType: 'text/plain', buffer: Buffer.from(samplePosting) });
  await expect(page.getByLabel('Job description')).toHaveValue(samplePosting);
});

test('what was typed is there again after a reload, until it is sent or cancelled', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto('/optimize-resume');
  await page.getByLabel('Job description').fill(samplePosting);
  await page.reload();
  await expect(page.getByLabel('Job description')).toHaveValue(samplePosting);
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await expect(page.getByLabel('Job description')).toHaveValue('');
});

test('a form that arrived although its page was loaded anew says so, and counts once', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByLabel('Job description').fill(samplePosting);
  await page.getByLabel('Your resume').setInputFiles(pdfFile(await samplePdf()));
  // The server takes the form; its answer never comes to the page.
  const submission = '**/api/optimizations/resume';
  const arrived = new Promise<void>((resolve) => {
    void page.route(submission, (route) => void route.fetch().then(() => resolve()));
  });
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await arrived;
  await page.reload();
  await page.unroute(submission);
  await expect(page.getByRole('status').filter({ hasText: 'We received your submission' })).toBeVisible();
  await page.getByLabel('Your resume').setInputFiles(pdfFile(await samplePdf()));
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('1 of 3 optimizations used')).toBeVisible();
});

test('a posting that asks for nothing is told as one, on its result and on the dashboard', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByLabel('Job description').fill('Our house stands by the sea. Come and see us, the door is open.');
  await page.getByLabel('Your resume').setInputFiles(pdfFile(await samplePdf()));
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Your posting names no specific skills')).toBeVisible();
  await expect(page.getByText('Your resume shows every skill')).toBeHidden();
  await page.getByRole('link', { name: /of 100/ }).click();
  await expect(page.getByText('We found no requirements in this posting')).toBeVisible();
  await expect(page.getByText('0 of 0')).toHaveCount(0);
});

test('each file that cannot be read is explained before it is sent, uses no trial and keeps the form', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  for (const [what, bytes, words] of badFiles) {
    await test.step(what, async () => {
      await page.goto('/optimize-resume');
      await expect(page.getByLabel('Email')).not.toHaveValue('');
      await page.getByLabel('Job description').fill(samplePosting);
      await page.getByLabel('Your resume').setInputFiles(pdfFile(bytes, 'bad.pdf'));
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await page.getByRole('button', { name: 'Optimize my resume' }).click();
      await expect(page.getByLabel('Your resume')).toBeFocused();
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page.getByLabel('Job description')).toHaveValue(samplePosting);
    });
  }
  await page.goto('/dashboard');
  await expect(page.getByText('0 of 3 optimizations used')).toBeVisible();
});
