import type { Page } from '@playwright/test';
import { showAsText } from './editor-page.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './fixtures.ts';
import { linkIn, newPerson, openAccount, type Person } from './sign-up.ts';
import { submitResume } from './submit-resume.ts';

type Words = {
  code: string;
  name: string;
  labels: Record<'name' | 'email' | 'password' | 'again' | 'signUp' | 'confirm' | 'language', string>;
  /** What the journey reads on its way: refusals of the form, the page after it, the dashboard. */
  reads: Record<'refusal' | 'verify' | 'result' | 'pricing' | 'optimize' | 'noResume' | 'noPosting', string> & {
    welcome: RegExp;
    mail: RegExp;
  };
  /** What stands on the page of a result: its parts, and one of the buttons that unfold them. */
  onResult: Record<'fit' | 'next' | 'letter' | 'openRequirements' | 'caption', string>;
  /** What stands on the page of the account: its title, and what became of the optimization. */
  onAccount: Record<'title' | 'sessions' | 'used', string>;
  /** What the editor says: its title, the section of jobs with its forms, the field of dates, what is typed there, and a panel. */
  inEditor: Record<'title' | 'work' | 'forms' | 'add' | 'dates' | 'typed' | 'design', string>;
};

const german: Words = {
  code: 'de',
  name: 'Deutsch',
  labels: {
    name: 'Name',
    email: 'E-Mail',
    password: 'Passwort',
    again: 'Passwort bestätigen',
    signUp: 'Registrieren',
    confirm: 'E-Mail-Adresse bestätigen',
    language: 'Sprache',
  },
  reads: {
    refusal: 'Bitte geben Sie Ihren Namen ein',
    verify: 'Bestätigen Sie Ihre E-Mail-Adresse',
    welcome: /^Willkommen,/,
    mail: /^Bestätigen Sie Ihre E-Mail-Adresse/,
    result: 'Ihre Ergebnisse',
    pricing: 'Preise',
    optimize: 'Lebenslauf optimieren',
    noResume: 'Bitte laden Sie Ihren Lebenslauf hoch',
    noPosting: 'Bitte fügen Sie die Stellenbeschreibung ein',
  },
  onResult: {
    fit: 'Wie gut Sie passen',
    next: 'Nächste Schritte',
    letter: 'Anschreiben lesen',
    openRequirements: 'Aufklappen: Was die Anzeige verlangt',
    caption: 'Beleg in Ihrem Lebenslauf',
  },
  onAccount: { title: 'Konto', sessions: 'Sitzungen', used: 'Verbraucht:' },
  inEditor: {
    title: 'Lebenslauf erstellen',
    work: 'Berufserfahrung',
    forms: 'Berufserfahrung: Formulare',
    add: 'Eintrag hinzufügen',
    dates: 'Zeitraum',
    typed: 'März 2021 – heute',
    design: 'Design',
  },
};

const french: Words = {
  code: 'fr',
  name: 'Français',
  labels: {
    name: 'Nom',
    email: 'E-mail',
    password: 'Mot de passe',
    again: 'Confirmer le mot de passe',
    signUp: 'S’inscrire',
    confirm: 'Confirmer mon adresse',
    language: 'Langue',
  },
  reads: {
    refusal: 'Saisissez votre nom',
    verify: 'Confirmez votre adresse e-mail',
    welcome: /^Bienvenue,/,
    mail: /^Confirmez votre adresse e-mail/,
    result: 'Vos résultats',
    pricing: 'Tarifs',
    optimize: 'Optimiser mon CV',
    noResume: 'Importez votre CV',
    noPosting: 'Collez la description du poste',
  },
  onResult: {
    fit: 'Votre adéquation',
    next: 'Prochaines étapes',
    letter: 'Lire la lettre de motivation',
    openRequirements: 'Déplier : Ce que demande l’offre',
    caption: 'Où votre CV le montre',
  },
  onAccount: { title: 'Compte', sessions: 'Sessions', used: 'Utilisée :' },
  inEditor: {
    title: 'Créer un CV',
    work: 'Expérience professionnelle',
    forms: 'Expérience professionnelle\u00a0: formulaires',
    add: 'Ajouter une entrée',
    dates: 'Dates',
    typed: 'mars 2021 – aujourd’hui',
    design: 'Design',
  },
};

for (const words of [german, french]) {
  const { code, name, labels, reads } = words;
  test(`a person chooses ${name}, signs up in it and finds the dashboard in it, in another browser too`, async ({
    page,
    receiveMail,
    browser,
    app,
  }) => {
    const person = newPerson();
    await page.goto('/register');
    await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await signUpIn(page, words, person);
    const { text, html } = await receiveMail(person.email, reads.mail);
    expect(html).toContain(`lang="${code}"`);
    await page.goto(linkIn(text));
    await page.getByRole('button', { name: labels.confirm }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reads.welcome);
    await expect(page.getByRole('heading', { name: reads.result })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByLabel(labels.language)).toHaveValue(code);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: reads.optimize }).click();
    await expect(page).toHaveURL('/optimize-resume');
    await page.getByRole('main').getByRole('button', { name: reads.optimize }).click();
    for (const text of [reads.noResume, reads.noPosting])
      await expect(page.getByText(text, { exact: true })).toBeVisible();

    await readResult(page, words, app.url, person.email);
    await readAccount(page, words);
    await writeInEditor(page, words);

    // The account keeps the language for a browser in which none was chosen.
    const session = await page.evaluate(() => localStorage.getItem('shortlist.auth'));
    const other = await browser.newContext({ baseURL: app.url });
    await other.addInitScript((kept) => localStorage.setItem('shortlist.auth', kept), session ?? '');
    const there = await other.newPage();
    await there.goto('/dashboard');
    await expect(there.getByRole('heading', { level: 1 })).toHaveText(reads.welcome);
    await other.close();
  });
}

test('a browser’s own language is spoken from the first screen on, and a choice at the foot of the page replaces it', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url, locale: 'nl-BE' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  // The header of every language fits on a tablet.
  await page.setViewportSize({ width: 768, height: 900 });
  for (const code of ['de', 'fr', 'es', 'nl']) {
    await page.getByRole('contentinfo').getByRole('combobox').selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), code).toBeLessThanOrEqual(768);
  }
  await page.getByRole('contentinfo').getByLabel('Taal').selectOption('it');
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible();
  await context.close();
});

for (const { words, home, plans } of [
  { words: german, home: 'Ein Lebenslauf, der jeder Nachfrage standhält', plans: 'Tarife' },
  { words: french, home: 'Un CV qui tient la route', plans: 'Forfaits' },
]) {
  const { code, name, labels, reads } = words;
  test(`the public pages below /${code}/ are ${name} as they come, lead on in it, and go over to English and back`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const html = await (await page.request.get(`/${code}/`)).text();
    expect(html).toContain(`<html lang="${code}"`);
    expect(html).toContain(home);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${code}/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 800 });
    await wake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('banner').getByRole('link', { name: reads.pricing }).click();
    await expect(page).toHaveURL(`/${code}/pricing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plans);
    await page.getByRole('contentinfo').getByLabel(labels.language).selectOption('en');
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await expect(page).toHaveURL(`/${code}/pricing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plans);
    expect(faults).toEqual([]);
  });
}

test('a page without a language in its address opens in the chosen one; the app follows the pages that were read', async ({
  page,
  context,
}) => {
  await page.goto('/it/features');
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible();
  await context.addInitScript(() => localStorage.setItem('shortlist.language', 'de'));
  await page.goto('/pricing?from=mail#faq');
  await expect(page).toHaveURL('/de/pricing?from=mail#faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Tarife' })).toBeVisible();
  // An address that names its language is answered in that one.
  await page.goto('/es/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Planes' })).toBeVisible();
});

test('a language chosen while the app is on its way is spoken once it is there, and what was typed stays', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/start-app.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('Message').fill('A question about schools');
  await page.getByRole('contentinfo').getByLabel('Language').selectOption('de');
  release();
  await expect(page).toHaveURL('/de/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await expect(page.getByLabel('Nachricht')).toHaveValue('A question about schools');
});

test('no other prefix is a language, and the app has no address below one', async ({ page }) => {
  expect((await page.request.get('/fr')).status()).toBe(200);
  for (const address of ['/xx/', '/xx/pricing', '/en/pricing', '/fr/dashboard', '/fr/no-such-page'])
    expect((await page.request.get(address)).status(), address).toBe(404);
});

test('a language whose texts cannot be had leaves the interface as it is and says so', async ({ page }) => {
  await page.goto('/login');
  await page.route(/\/assets\/es-/, (route) => route.abort());
  await page.getByRole('contentinfo').getByLabel('Language').selectOption('es');
  await expect(page.getByText('We couldn’t load this language. Check your connection and try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('a person changes the language on the account page, and on the menu of a narrow screen', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto('/account');
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('pt');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Idioma' })).toHaveValue('pt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('banner').getByLabel('Idioma').selectOption('en');
  await expect(page.getByRole('banner').getByLabel('Language')).toBeVisible();
});

/** Has a resume optimized in the person's session, and reads the page of its result from the first screen to the evidence. */
async function readResult(page: Page, { onResult }: Words, url: string, email: string): Promise<void> {
  const kept = (await page.evaluate(() => localStorage.getItem('shortlist.auth'))) ?? '{}';
  const { access_token: token } = JSON.parse(kept) as { access_token?: string };
  const headers = { Authorization: `Bearer ${token}` };
  const id = await submitResume(url, { email, key: `in-language-${email}`, headers });
  await page.goto(`/optimizations/${id}`);
  for (const part of [onResult.fit, onResult.next])
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: onResult.letter })).toBeVisible();
  await page.getByRole('button', { name: onResult.openRequirements }).click();
  await expect(page.getByRole('columnheader', { name: onResult.caption })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  // The longest words leave no line wider than a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Reads the page of the account, where the optimization that the result used is listed. */
async function readAccount(page: Page, { onAccount }: Words): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: onAccount.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: onAccount.sessions })).toBeVisible();
  await expect(page.getByText(onAccount.used)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
}

/** Opens the editor, and enters a job with its dates as the language writes them: they become the text of the resume, which is English still. */
async function writeInEditor(page: Page, { inEditor }: Words): Promise<void> {
  await page.goto('/resume-editor');
  await expect(page.getByRole('heading', { level: 1, name: inEditor.title })).toBeVisible();
  const work = page.getByRole('textbox', { name: inEditor.work });
  const forms = page.getByRole('button', { name: inEditor.forms });
  // Entries of the language before are there.
  await showAsText(page, inEditor.forms);
  await work.fill('');
  await forms.click();
  const card = page.locator('[data-card=experience]');
  await card.getByRole('button', { name: inEditor.add }).click();
  const dates = card.getByLabel(inEditor.dates, { exact: true });
  await dates.fill(inEditor.typed);
  await dates.blur();
  await expect(dates).toHaveValue(inEditor.typed);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: inEditor.forms }).click();
  await expect(work).toHaveValue(/Mar 2021 – Present/);
  await page.getByRole('button', { name: new RegExp(`^${inEditor.design}`) }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Sends the sign-up empty, to read what it says, then filled in. */
async function signUpIn(page: Page, { labels, reads }: Words, person: Person): Promise<void> {
  const send = page.getByRole('main').getByRole('button', { name: labels.signUp });
  await send.click();
  await expect(page.getByText(reads.refusal)).toBeVisible();
  await page.getByLabel(labels.name, { exact: true }).fill(person.name);
  await page.getByLabel(labels.email, { exact: true }).fill(person.email);
  await page.getByLabel(labels.password, { exact: true }).fill(person.password);
  await page.getByLabel(labels.again, { exact: true }).fill(person.password);
  // The first password that a process judges has it read its dictionaries: beside much other work that may be too late.
  await expect(async () => {
    await send.click();
    await expect(page).toHaveURL('/verify-email', { timeout: 15_000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: reads.verify })).toBeVisible();
}

/** The first use of a public page starts the app over its HTML. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(20, 300);
  await page.mouse.move(40, 320);
  await expect(page.locator('[data-signed-out="true"]').first()).toBeAttached();
}
