import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { saved, tabTo } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './sign-up.ts';

test('by keyboard alone from the dashboard to a finished PDF', async ({ page, receiveMail }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, receiveMail);
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    await tabTo(page, role, name);
    await page.keyboard.press('Enter');
  };
  const write = async (name: string, text: string) => {
    await tabTo(page, 'textbox', name);
    await page.keyboard.type(text);
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press('link', /^Build Resume/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Resume');
  await press('link', /Build from Scratch/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Template');
  await press('button', /^Tech Innovator/);
  await press('button', 'Continue with Tech Innovator');
  await expect(page.getByRole('dialog', { name: 'Add Section' })).toBeVisible();
  await press('button', 'Start');
  await write('Full Name', 'Mara Quill');
  await write('Job Title', 'Logistics Coordinator');
  await press('button', 'Next');
  await write('Position', 'Planner');
  await write('Employer', 'Havna');
  await write('Dates', '2019 – Present');
  await write('Achievements', 'Plans forty deliveries a day');
  await press('button', 'Skip to the editor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resume Builder');
  await write('Skills', 'Excel, SAP EWM');
  await press('button', 'Skills as forms');
  await tabTo(page, 'textbox', 'Group (optional)');
  await page.keyboard.type('Tools');
  await tabTo(page, 'button', 'Move Education');
  await page.keyboard.press('Space');
  await expect(page.getByText(/^(?:Picked up )?Education.* position 3 of 4/)).toBeAttached();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowUp', { delay: 40 });
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Dropped Education at position [12] of 4/)).toBeAttached();
  await saved(page);
  const download = page.waitForEvent('download');
  await press('button', 'Download PDF');
  const data = new Uint8Array(await readFile(await (await download).path()));
  const { items } = await (await (await getDocument({ data }).promise).getPage(1)).getTextContent();
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
  expect(text).toMatch(/Mara Quill.*Plans forty deliveries a day.*Tools.*SAP EWM/);
});
