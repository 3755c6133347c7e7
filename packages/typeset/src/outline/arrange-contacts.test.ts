import { isMailAddress } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { arrangeContacts } from './arrange-contacts.ts';

test('an email address is printed as it was written, and linked where the one rule of addresses takes it', () => {
  for (const email of [
    'ada@example.org',
    'ada@localhost',
    '"ada moss"@example.org',
    'ada @example.org',
    'ada;b@example.org',
    'ada@example',
  ]) {
    const [contact] = arrangeContacts({ email }, 'en');
    expect(contact).toMatchObject({ kind: 'email', text: email });
    expect([email, contact?.url]).toEqual([email, isMailAddress(email) ? `mailto:${email}` : undefined]);
  }
});
