import { composeMail, type MailContent, speak } from '@shortlist/mail';
import { type Language, languageOf, languages } from '@shortlist/schema/languages';
import { expect, test } from 'vitest';
import { reauthenticationMail, tokenMails } from './mail-contents.ts';
import { notices, welcomeMail } from './notice-contents.ts';

const brand = { name: 'Example', url: 'https://app.example', supportEmail: 'help@app.example' };
const url = `${brand.url}/auth/confirm?token_hash=x`;

const mails = languages.flatMap(({ code }) =>
  contentsIn(code).map(([name, content]): [Language, string, MailContent] => [code, name, content]),
);

test.each(mails)(
  'in "%s" the mail "%s" names the sender, tells why it comes and fits a list of mails',
  async (...mail) => {
    const [language, , content] = mail;
    expect(content.subject).toContain(brand.name);
    expect(content.subject.length).toBeLessThanOrEqual(80);
    expect(content.preview.length).toBeLessThanOrEqual(100);
    expect(content.reason).toContain(brand.name);
    const { text, html } = await composeMail('ada@example.org', content, brand, speak(language));
    expect(html).toContain(`lang="${languageOf(language).tag}"`);
    expect(html).toContain('>help@app.example</a>');
    expect(text.split('\n')[0]).toBe(content.heading);
    expect(text).not.toMatch(/[{}]|undefined/);
  },
);

test.each(mails.filter(([language]) => language !== 'en'))(
  'in "%s" no text of the mail "%s" is English',
  async (...mail) => {
    const [language, name, content] = mail;
    const english = contentsIn('en').find(([each]) => each === name)?.[1];
    expect(textsOf(content).filter((text) => english && textsOf(english).includes(text))).toEqual([]);
    expect(language).not.toBe('en');
  },
);

test.each(Object.keys(tokenMails) as (keyof typeof tokenMails)[])('the mail "%s" leads on by its link', (name) => {
  expect(tokenMails[name](tokenIn('fr')).action.url).toBe(url);
});

function tokenIn(language: Language) {
  const facts: [string, string][] = [];
  const i18n = speak(language);
  return { i18n, brand: brand.name, url, code: '204816', lifetime: '1 h', newEmail: 'new@example.org', facts };
}

function contentsIn(language: Language): [string, MailContent][] {
  const i18n = speak(language);
  const token = tokenIn(language);
  const at = {
    i18n,
    brand: brand.name,
    siteUrl: brand.url,
    when: '2026-05-04 12:30 UTC',
    device: 'Firefox',
    ip: '203.0.113.7',
  };
  return [
    ...Object.entries(tokenMails).map(([name, write]): [string, MailContent] => [name, write(token)]),
    ...Object.entries(notices).map(([name, write]): [string, MailContent] => [name, write(at)]),
    ['reauthentication', reauthenticationMail(token)],
    ['welcome', welcomeMail(i18n, brand.name, 'Ada', `${brand.url}/dashboard`)],
  ];
}

/** Every text of a mail that is a sentence of ours. */
function textsOf({ subject, preview, heading, paragraphs, action, facts, notes, reason }: MailContent): string[] {
  return [
    ...[subject, preview, heading, ...paragraphs, ...(notes ?? []), reason],
    ...(action ? [action.label] : []),
    ...(facts ?? []).map(([name]) => name),
  ];
}
