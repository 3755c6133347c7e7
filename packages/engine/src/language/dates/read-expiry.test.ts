import { expect, it } from 'vitest';
import { hasRunOut } from './read-expiry.ts';

it.each([
  [{ name: 'BLS, valid until 03/2024' }, true],
  [{ name: 'BLS', summary: 'Expires 03/2024' }, true],
  [{ name: 'Staplerschein', summary: 'gültig bis 31.12.2025' }, true],
  [{ name: 'BLS', summary: 'Expires May 2027' }, false],
  [{ name: 'BLS (2019)' }, false],
])('an entry whose own date has passed names a paper that is valid no more: %j', (entry, over) => {
  expect(hasRunOut(entry, '2026-01-15')).toBe(over);
});
