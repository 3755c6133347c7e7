import { expect, test } from 'vitest';
import { languages } from '../language/languages.ts';
import { paths, publicPaths } from './paths.ts';
import { addressIn, readPublicAddress } from './public-address.ts';

test('English pages keep their plain addresses; each other language has its own', () => {
  expect(addressIn('en', paths.pricing)).toBe('/pricing');
  expect(addressIn('fr', paths.pricing)).toBe('/fr/pricing');
  expect(addressIn('de', paths.home)).toBe('/de/');
});

test('an address is read back as the page and the language that it was made of', () => {
  for (const { code: language } of languages) {
    for (const path of publicPaths) expect(readPublicAddress(addressIn(language, path))).toEqual({ language, path });
  }
  expect(readPublicAddress('/fr')).toEqual({ language: 'fr', path: '/' });
  expect(readPublicAddress('/fr/pricing/')).toEqual({ language: 'fr', path: '/pricing' });
});

test('no public page is at an address of the app, nor below a prefix that is no language', () => {
  for (const address of ['/dashboard', '/fr/dashboard', '/xx/pricing', '/en/pricing', '/en', '/frpricing', '/fr/fr/'])
    expect(readPublicAddress(address)).toBeUndefined();
});
