import { afterEach, expect, test } from 'vitest';
import { i18n } from '#i18n';
import { CallError, problemOf } from '../api/call-error.ts';
import { loadArea } from './load-texts.ts';
import { sayServerText } from './say-server-text.ts';
import { serverLanguage } from './server-language.ts';

afterEach(() => i18n.activate('en'));

const speakGerman = async () => {
  i18n.load('de', {});
  i18n.activate('de');
  await Promise.all([loadArea('engine'), loadArea('problems')]);
};

test('what the engine says is said in the language of the interface, once its catalog is there', async () => {
  const question =
    'The posting asks for “Two years in sales”. Do you have experience with it? Where, and with what result?';
  expect(sayServerText(question)).toBe(question);
  expect(serverLanguage(question)).toBeUndefined();
  await speakGerman();
  expect(sayServerText(question)).toBe(
    'Die Anzeige verlangt: „Two years in sales“. Haben Sie Erfahrung damit? Wo und mit welchem Ergebnis?',
  );
  expect(serverLanguage(question)).toBeUndefined();
  expect(sayServerText('Add education and languages, if you have any')).toBe(
    'Ergänzen Sie, falls vorhanden: Ausbildung und Sprachen',
  );
});

test('a text that no catalog has stays English and is marked so', async () => {
  await speakGerman();
  expect(sayServerText('Something entirely new.')).toBe('Something entirely new.');
  expect(serverLanguage('Something entirely new.')).toBe('en');
});

test('a refusal of the server is said with its numbers; its code and status stay', async () => {
  await speakGerman();
  const problem = {
    status: 429,
    statusText: 'Too Many Requests',
    code: 'too-many-requests',
    title: 'Too many requests',
    advice: 'Please try again in 12 seconds.',
    errors: [{ field: 'email', message: 'Email is required' }],
  };
  expect(problemOf(new CallError(problem))).toMatchObject({
    status: 429,
    code: 'too-many-requests',
    title: 'Zu viele Anfragen',
    advice: 'Bitte versuchen Sie es in 12 Sekunden erneut.',
  });
});
