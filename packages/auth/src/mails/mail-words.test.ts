import { composeMail, type MailContent } from '@shortlist/mail';
import { expect, test } from 'vitest';
import { reauthenticationMail, tokenMails } from './mail-contents.ts';
import { notices, welcomeMail } from './notice-contents.ts';

const brand = { name: 'Example', url: 'https://app.example' };
const token = {
  brand: brand.name,
  url: `${brand.url}/auth/confirm?token_hash=x`,
  code: '204816',
  lifetime: 'one hour',
  newEmail: 'new@example.org',
};
const at = {
  brand: brand.name,
  siteUrl: brand.url,
  when: '2026-05-04 12:30 UTC',
  device: 'Firefox on Windows',
  ip: '203.0.113.7',
};
const mails: [string, MailContent][] = [
  ...Object.entries(tokenMails).map(([name, write]): [string, MailContent] => [name, write(token)]),
  ...Object.entries(notices).map(([name, write]): [string, MailContent] => [name, write(at)]),
  ['reauthentication', reauthenticationMail(token)],
  ['welcome', welcomeMail(brand.name, 'Ada', `${brand.url}/dashboard`)],
];

test.each(mails)(
  'the mail "%s" names the sender, tells why it comes and fits a list of mails',
  async (_name, content) => {
    expect(content.subject).toContain(brand.name);
    expect(content.subject.length).toBeLessThanOrEqual(70);
    expect(content.preview.length).toBeLessThanOrEqual(90);
    expect(content.reason).toContain(brand.name);
    const { text, html } = await composeMail('ada@example.org', content, brand);
    expect(html).toContain('lang="en"');
    expect(text.split('\n')[0]).toBe(content.heading);
  },
);

test.each(Object.entries(tokenMails))('the mail "%s" leads on by its link', (_name, write) => {
  const content = write(token);
  expect(content.action.url).toBe(token.url);
});
