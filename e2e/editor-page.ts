import { expect, type Page } from '@playwright/test';
import { type Resume, resumeDraft } from '@shortlist/schema';
import { longResume } from '@shortlist/typeset/testing';
import { findViolations } from './find-violations.ts';
import { openAccount } from './sign-up.ts';

/** Waits until what is typed is on the server. */
export const saved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');

/** No violation that axe knows of, and nothing wider than the window. */
export async function expectClean(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The header of a signed-in page's own calls. */
export async function authorization(page: Page): Promise<{ Authorization: string }> {
  const token = await page.evaluate(() => {
    const stored = Object.values(localStorage).find((value) => value.includes('access_token')) ?? '{}';
    return (JSON.parse(stored) as { access_token?: string }).access_token;
  });
  return { Authorization: `Bearer ${token}` };
}

/** Presses Tab until what is named has the focus, as a person without a pointer does. */
export async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to the ${role} "${name}".`);
}

/** Entries that are there already are shown as forms: shows a section's text instead. `forms` names the button that changes over. */
export async function showAsText(page: Page, forms: string): Promise<void> {
  const button = page.getByRole('button', { name: forms });
  if ((await button.getAttribute('aria-pressed')) === 'true') await button.click();
}

/** Keeps a resume for the person who is signed in; answers its id. */
export async function keepResume(page: Page, siteUrl: string, title: string, resume: Resume): Promise<string> {
  const headers = { ...(await authorization(page)), 'Content-Type': 'application/json' };
  const body = JSON.stringify({ title, draft: resumeDraft(resume, 1) });
  const made = await fetch(`${siteUrl}/api/resumes`, { method: 'POST', headers, body });
  return ((await made.json()) as { id: string }).id;
}

/** The same with a resume of six pages. */
export const keepLongResume = (page: Page, siteUrl: string): Promise<string> =>
  keepResume(page, siteUrl, 'Long', longResume(28));

type Stage = { page: Page; app: { url: string }; receiveMail: Parameters<typeof openAccount>[1] };

/** A new person with this resume open in the editor, without movement; answers its id. */
export async function openKept({ page, app, receiveMail }: Stage, title: string, resume: Resume): Promise<string> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  const id = await keepResume(page, app.url, title, resume);
  await page.goto(`/resume-editor?id=${id}`);
  return id;
}

/** A new person with a resume of six pages open in the editor, in a window of this size, without movement. */
export async function openLongResume(
  { page, app, receiveMail }: Stage,
  size = { width: 1440, height: 900 },
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  await page.setViewportSize(size);
  await page.goto(`/resume-editor?id=${await keepLongResume(page, app.url)}`);
}
