import { expect, test } from 'vitest';
import { ContactMessage } from './contact.ts';
import { isMailAddress, mailboxOf } from './mail-address.ts';
import { ResumeForm } from './optimization.ts';

const good = ['ada@example.org', "o'brien+jobs@mail.example.co.uk", 'ada@localhost', 'jörg@müller.example', 'a.b@c.de'];
const bad = [
  'a(b)@example.org',
  'a,b@example.org',
  'Ada <ada@example.org>',
  '"ada b"@example.org',
  'ada@example',
  'ada@.example.org',
  'ada@exa_mple.org',
  'ada@-example.org',
  'ada@[127.0.0.1]',
  'ada@b@example.org',
  'ada@example.org\r\nBcc: eve@example.org',
  'ada\ud83d@example.org',
  `${'x'.repeat(65)}@example.org`,
  '@example.org',
  'ada',
];

test('signs that mail servers take for others make no second address, and one mailbox has one name', () => {
  for (const domain of ['ｇmail.com', '𝐠mail.com', 'gm\uFE0Fail.com', 'gm\u034Fail.com', 'exam\u00ADple.org'])
    expect(isMailAddress(`ada@${domain}`), domain).toBe(false);
  expect(isMailAddress('ada@exämple.org')).toBe(true);
  expect(mailboxOf('Ada+jobs@exämple.org')).toBe(mailboxOf('ada@xn--exmple-cua.org'));
  expect(mailboxOf('a.d.a+x@googlemail.com')).toBe('ada@gmail.com');
  expect(mailboxOf('a.d.a@example.org')).toBe('a.d.a@example.org');
});

test('one rule says what is a mail address: a form takes exactly what an account and a mail take', () => {
  for (const address of good) expect([address, isMailAddress(address)]).toEqual([address, true]);
  for (const address of bad) {
    expect([address, isMailAddress(address)]).toEqual([address, false]);
    const form = ResumeForm.safeParse({ fullName: 'Ada', email: address, jobDescription: 'x' });
    expect(form.error?.issues.some((issue) => issue.message === 'Invalid email format')).toBe(true);
    expect(ContactMessage.safeParse({ name: 'Ada', email: address, message: 'x' }).success).toBe(false);
  }
});
