// Writes every mail of the service as HTML and text into a folder, to look at: node src/mails/preview-mails.ts [folder] [language]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail, type MailContent, speak } from '@shortlist/mail';
import { isLanguage } from '@shortlist/schema/languages';
import { reauthenticationMail, tokenMails } from './mail-contents.ts';
import { notices, welcomeMail } from './notice-contents.ts';

const [folder = 'mail-preview', language] = process.argv.slice(2);
const i18n = speak(isLanguage(language) ? language : 'en');
const brand = { name: 'Shortlist', url: 'https://shortlist.example', supportEmail: 'help@shortlist.example' };
const url = `${brand.url}/auth/confirm?token_hash=Vb1x6mJ0Qm4o7d0T9yq2m3c8Zk5WqfR1s7uNnE4hXyA&type=signup&redirect_to=${brand.url}%2Fauth%2Fcallback`;
const token = {
  i18n,
  brand: brand.name,
  url,
  code: '204816',
  lifetime: 'one hour',
  newEmail: 'ada.lovelace@example.org',
};
const at = {
  i18n,
  brand: brand.name,
  siteUrl: brand.url,
  when: '2026-05-04 12:30 UTC',
  device: 'Firefox on Windows',
  ip: '203.0.113.7',
};

const mails: Record<string, MailContent> = {
  reauthentication: reauthenticationMail(token),
  welcome: welcomeMail(i18n, brand.name, 'Ada', `${brand.url}/dashboard`),
};
for (const [name, write] of Object.entries(tokenMails)) mails[name] = write(token);
for (const [name, write] of Object.entries(notices)) mails[name] = write(at);

await mkdir(folder, { recursive: true });
for (const [name, content] of Object.entries(mails)) {
  const { html, text } = await composeMail('ada@example.org', content, brand, i18n);
  await writeFile(join(folder, `${name}.html`), html);
  await writeFile(join(folder, `${name}.txt`), text);
}
const list = Object.entries(mails).map(
  ([name, { subject }]) => `<li><a href="${name}.html">${subject}</a> · <a href="${name}.txt">text</a></li>`,
);
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Mails</title><h1>Mails</h1><ul>${list.join('')}</ul>`,
);
console.log(`${list.length} mails in ${folder}/index.html`);
