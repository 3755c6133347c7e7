import { expect, type Page } from '@playwright/test';

export type Person = { name: string; email: string; password: string };

/** A new fictional person with an address of their own. */
export function newPerson(name = 'Mara Quill'): Person {
  return { name, email: `mara-${crypto.randomUUID().slice(0, 8)}@example.com`, password: 'a quiet harbour 71' };
}

type ReceiveMail = (to: string, subject?: RegExp) => Promise<{ text: string }>;

/** Signs up on the page, follows the link of the mail received, and ends on the dashboard. */
export async function signUp(page: Page, receiveMail: ReceiveMail, person = newPerson()): Promise<Person> {
  await page.goto('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/verify-email');
  await page.goto(linkIn((await receiveMail(person.email, /confirm/i)).text));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL('/dashboard');
  return person;
}

/** The link of one of our mails, as a path of the app. */
export function linkIn(text: string): string {
  const link = /https?:\/\/\S+\/auth\/confirm\S*/.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  const url = new URL(link);
  return url.pathname + url.search;
}
