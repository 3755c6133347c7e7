import { expect, test } from 'vitest';
import { equalText, openSecrets } from './secrets.ts';

const secrets = openSecrets('one master secret of thirty-two characters');

test('what is encrypted opens with the same secret and purpose only, and never looks the same twice', () => {
  const sealed = secrets.encrypt('totp', 'JBSWY3DPEHPK3PXP');
  expect(secrets.decrypt('totp', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(secrets.encrypt('totp', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(() => secrets.decrypt('refresh key', sealed)).toThrow();
  expect(() => openSecrets('another master secret of thirty-two chars').decrypt('totp', sealed)).toThrow();
  expect(() => secrets.decrypt('totp', `${sealed.slice(0, -2)}AA`)).toThrow();
});

test('hashes differ by purpose', () => {
  expect(secrets.hash('mail link', 'x')).toBe(secrets.hash('mail link', 'x'));
  expect(secrets.hash('mail link', 'x')).not.toBe(secrets.hash('mail code', 'x'));
});

test('texts are compared whole', () => {
  expect(equalText('abc', 'abc')).toBe(true);
  expect(equalText('abc', 'abd')).toBe(false);
  expect(equalText('abc', 'ab')).toBe(false);
});
