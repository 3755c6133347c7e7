import { expect, test } from 'vitest';
import { pickLanguage } from './languages.ts';

test('the first of a browser’s languages that the interface speaks is taken, else English', () => {
  expect(pickLanguage(['de-AT', 'en'])).toBe('de');
  expect(pickLanguage(['fi', 'PT-br', 'en'])).toBe('pt');
  expect(pickLanguage(['zh-Hant-TW', 'fi'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
});
