import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test('a call is answered in the language of its flag, else of the shell, else in English', () => {
  expect(chooseLanguage(['check', 'a.pdf', '--language', 'fr'], { LANG: 'de_DE.UTF-8' })).toBe('fr');
  expect(chooseLanguage(['--language=it', 'check'], {})).toBe('it');
  expect(chooseLanguage(['check'], { LANG: 'de_DE.UTF-8' })).toBe('de');
  expect(chooseLanguage(['check'], { LC_ALL: 'pt_BR.UTF-8', LANG: 'de_DE.UTF-8' })).toBe('pt');
  expect(chooseLanguage(['check'], { LC_ALL: '', LC_MESSAGES: 'nl', LANG: 'de' })).toBe('nl');
  for (const env of [
    {},
    { LANG: 'C.UTF-8' },
    { LC_ALL: 'POSIX' },
    { LANG: 'ja_JP.UTF-8' },
    { LC_ALL: 'C', LANG: 'de' },
  ])
    expect(chooseLanguage(['check', 'de'], env)).toBe('en');
});
