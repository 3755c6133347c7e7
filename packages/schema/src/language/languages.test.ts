import { expect, test } from 'vitest';
import { pickLanguage, readWantedLanguages } from './languages.ts';

test('the first of a browser’s languages that the interface speaks is taken, else English', () => {
  expect(pickLanguage(['de-AT', 'en'])).toBe('de');
  expect(pickLanguage(['fi', 'PT-br', 'en'])).toBe('pt');
  expect(pickLanguage(['zh-Hant-TW', 'fi'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
});

test('a header names the wanted languages by their weight', () => {
  expect(readWantedLanguages('en;q=0.5, fr-CA, de;q=0.8, it;q=0')).toEqual(['fr-CA', 'de', 'en']);
  expect(readWantedLanguages('*, ;;, drop table')).toEqual([]);
  expect(readWantedLanguages(undefined)).toEqual([]);
});
