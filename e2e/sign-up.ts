import { expect, type Page } from '@playwright/test';

export type Person = { name: string; email: string; password: string };

/** A new fictional person with an address of their own. */
export function newPerson(name = 'Mara Quill'): Person {
  return { name, email: `mara-${crypto.randomUUID().slice(0, 8)}@example.com`, password: 'a quiet harbour 71' };
}

type ReceiveMail = (to: string, subject?: RegExp) => Promise<{ text: string }>;

/** Fills in the sign-up and submits it: the person is then asked to look into their mail. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  // The first password that a process judges has it read its dictionaries.
  await expect(page).toHaveURL('/verify-email', { timeout: 30_000 });
}

/** Signs up as the form does, follows the link of the mail received, and ends on the dashboard. The form has journeys of its own. */
export async function signUp(page: Page, receiveMail: ReceiveMail, person = newPerson()): Promise<Person> {
  const { name, email, password } = person;
  // The first password that a process judges has it read its dictionaries: beside much other work that may be too late.
  await expect(async () => {
    const answer = await page.request.post('/auth/v1/signup', { data: { email, password, data: { name } } });
    expect(answer.status()).toBe(200);
  }).toPass({ timeout: 30_000 });
  await page.goto(linkIn((await receiveMail(person.email, /confirm/i)).text));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL('/dashboard');
  return person;
}

/** Fills in the sign-in and submits it; whether it leads in is for the journey to say. */
export async function signInByPassword(page: Page, { email, password }: Omit<Person, 'name'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Fills in a new password, twice. */
export async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}

/** The name that the header calls a person by. */
export const shownAs = (email: string): string => email.split('@')[0] ?? '';

/** Signs out by the menu in the header. */
export async function signOut(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: shownAs(email) }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/login');
}

/** The link of one of our mails, as a path of the app. */
export function linkIn(text: string): string {
  const link = /https?:\/\/\S+\/auth\/confirm\S*/.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  const url = new URL(link);
  return url.pathname + url.search;
}
