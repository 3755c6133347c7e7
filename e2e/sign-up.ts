import { expect, type Page } from '@playwright/test';

export type Person = { name: string; email: string; password: string };

/** A new fictional person with an address of their own. */
export function newPerson(name = 'Mara Quill'): Person {
  return { name, email: `mara-${crypto.randomUUID().slice(0, 8)}@example.com`, password: 'a quiet harbour 71' };
}

type ReceiveMail = (to: string, subject?: RegExp) => Promise<{ text: string }>;

/** Fills in the sign-up and submits it; what it leads to is for the journey to say. */
export async function submitSignUp(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Signs up by the form: the person is then asked to look into their mail. */
export async function register(page: Page, person: Person): Promise<void> {
  await submitSignUp(page, person);
  // The first password that a process judges has it read its dictionaries.
  await expect(page).toHaveURL('/verify-email');
}

/** Signs up and comes in as by the link of the mail received, and ends on the dashboard. Forms and links have journeys of their own. */
export async function signUp(page: Page, receiveMail: ReceiveMail, person = newPerson()): Promise<Person> {
  await openAccount(page, receiveMail, person);
  await page.goto('/dashboard');
  return person;
}

/** The same, for a journey that begins on another page: the browser holds the session, and no page is open yet. */
export async function openAccount(page: Page, receiveMail: ReceiveMail, person = newPerson()): Promise<Person> {
  const { name, email, password } = person;
  // The quickest page of the same origin: the browser itself makes the calls, so that the session is one of this device.
  await page.goto('/healthz');
  // The first password that a process judges has it read its dictionaries: beside much other work that may be too late.
  await expect(async () => {
    const { status } = await post(page, '/auth/v1/signup', { email, password, data: { name } });
    expect(status).toBe(200);
  }).toPass();
  let opened = '';
  // Asked twice, two mails came, and only the link of the last one counts.
  await expect(async () => {
    const link = new URL(linkIn((await receiveMail(person.email, /confirm/i)).text), page.url());
    const proof = { token_hash: link.searchParams.get('token_hash'), type: link.searchParams.get('type') };
    const { status, session } = await post(page, '/auth/v1/verify', proof);
    expect(status).toBe(200);
    opened = session;
  }).toPass();
  await page.evaluate((value) => localStorage.setItem('shortlist.auth', value), opened);
  return person;
}

function post(page: Page, path: string, body: object): Promise<{ status: number; session: string }> {
  return page.evaluate(
    async ([to, json]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body: json });
      return { status: answer.status, session: await answer.text() };
    },
    [path, JSON.stringify(body)] as const,
  );
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
