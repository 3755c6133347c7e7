import { openPostbox, type Postbox } from '@shortlist/mail/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distantPosting } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { submitAndFinish, submitProfile } from './submit-form.ts';

let post: Postbox;
let opened: TestApp;

beforeAll(async () => {
  post = await openPostbox();
  const contact = { CONTACT_EMAIL: 'owner@example.com', CONTACT_LANGUAGE: 'de' };
  opened = await openTestApp({ SMTP_URL: post.url, DEV_MAILBOX: 'false', ...contact });
});
afterAll(async () => {
  await opened.close();
  await post.close();
});

test('a French account is welcomed, told of a sign-in and given its result in French, over SMTP', async () => {
  const headers = await signUp(opened, { language: 'fr' });
  const { email } = await (await opened.app.request('/api/account', { headers })).json();
  const welcome = await post.receive(email, /Bienvenue/);
  expect(welcome.html).toContain('lang="fr"');
  expect(welcome.text).toContain('Votre compte est prêt.');
  await submitAndFinish(opened, headers, { email, jobDescription: distantPosting });
  const result = await post.receive(email, /^Votre CV et votre lettre sont prêts/);
  expect(result.text).toContain('Votre adéquation ATS');
  expect(result.text).toContain('vos chances sont donc minces');
  // Nothing was reworded: their own file is sent.
  expect(result.text).toMatch(/Votre CV d’origine et la lettre de motivation/);
  expect(result.text).not.toMatch(/[{}]|Your |The letter/);
  expect(result.parts.map(({ name }) => name).filter(Boolean)).toEqual(['resume.pdf', 'letter.pdf']);
});

test('an account that names no language gets its mails in the one that its app speaks, and follows it', async () => {
  const account = await signUp(opened);
  const german = { ...account, 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' };
  const { email } = await (await opened.app.request('/api/account', { headers: german })).json();
  const id = await submitProfile(opened, german, { email, careerGoals: 'Lead a team' });
  const upgrade = (language: string, plan: string) =>
    opened.app.request('/api/plans/upgrade', {
      method: 'POST',
      headers: { ...account, 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ plan }),
    });
  await upgrade('it', 'FAMOUS');
  // Its files were made before the app spoke Italian.
  const report = await opened.app.request(`/api/optimizations/${id}/files/report.md`, { headers: account });
  expect(await report.text()).toMatch(/^# LinkedIn-Profil\n\nZiel: .*## Zuerst erledigen\n.*## Texte zum Einfügen\n/s);
  expect((await post.receive(email, /LinkedIn-Profil/)).html).toContain('lang="de"');
  const texts = () => post.mails.filter(({ to }) => to === email).map(({ text }) => text);
  await expect.poll(() => texts().join(), { timeout: 20_000 }).toContain('La tua prova di Famous è iniziata');
});

test('a message of the contact form is told to the operator in their language', async () => {
  const message = { name: 'Ola', email: 'ola@example.com', message: 'Hello there' };
  const headers = { 'Content-Type': 'application/json' };
  await opened.app.request('/api/contact', { method: 'POST', headers, body: JSON.stringify(message) });
  const told = await post.receive('owner@example.com', /^Nachricht von Ola$/);
  expect(told.text).toMatch(/Antwort an:? +ola@example\.com/);
  expect(told.text).toContain('weil Sie diese Website betreiben');
});

test('without any language mails are English, to the letter', async () => {
  const headers = await signUp(opened);
  const { email } = await (await opened.app.request('/api/account', { headers })).json();
  const welcome = await post.receive(email, /Welcome to Shortlist/);
  expect(welcome.text).toContain('Your account is ready. Upload your resume or build one from scratch');
});
