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
    'The posting asks for “Two years in sales”. Do you have experience with it? Where, and what was the result?';
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

test('what is wrong with a file or a template is said whole, whatever library found it', async () => {
  await speakGerman();
  expect(sayServerText('basics.name: this must be text. And 3 more.')).toBe(
    'basics.name: Hier muss Text stehen. Und 3 weitere.',
  );
  expect(sayServerText('work[0].startDate: the date 2020-02-30 doesn’t exist.')).toBe(
    'work[0].startDate: Das Datum 2020-02-30 gibt es nicht.',
  );
  expect(sayServerText('unknown variable: accent. In parts/head.typ, line 12.')).toBe(
    'unbekannte Variable: accent. In parts/head.typ, Zeile 12.',
  );
  expect(sayServerText('expected expression')).toBe('Hier fehlt ein Ausdruck');
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
