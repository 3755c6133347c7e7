import { expect, type Page } from '@playwright/test';
import { resumeDraft } from '@shortlist/schema';
import { longResume } from '@shortlist/typeset/testing';
import { findViolations } from './find-violations.ts';

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

/** Keeps a resume of six pages for the person who is signed in; answers its id. */
export async function keepLongResume(page: Page, siteUrl: string): Promise<string> {
  const headers = { ...(await authorization(page)), 'Content-Type': 'application/json' };
  const body = JSON.stringify({ title: 'Long', draft: resumeDraft(longResume(28), 1) });
  const made = await fetch(`${siteUrl}/api/resumes`, { method: 'POST', headers, body });
  return ((await made.json()) as { id: string }).id;
}
