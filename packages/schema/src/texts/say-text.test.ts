import { expect, test } from 'vitest';
import { createSayText } from './say-text.ts';

const german: Record<string, string> = {
  'The posting asks for {thing}.': 'Die Anzeige verlangt {thing}.',
  'Do you hold it? Who issued it, and when?': 'Besitzen Sie es? Von wem und seit wann?',
  'Add {partsList}, if you have any': 'Ergänzen Sie {partsList}, falls vorhanden',
  education: 'Ausbildung',
  languages: 'Sprachen',
  '“{text}”': '„{text}“',
  'For one, {field}: {count} characters.': 'Zum Beispiel ({field}): {count} Zeichen.',
  'title at {place}': 'Titel bei {place}',
};
const say = createSayText({
  locale: 'de',
  english: Object.keys(german),
  say: (english, values) => (german[english] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
});

test('a text is said sentence by sentence, with the words that are not ours as they are', () => {
  expect(say('The posting asks for AWS. Do you hold it? Who issued it, and when?')).toBe(
    'Die Anzeige verlangt AWS. Besitzen Sie es? Von wem und seit wann?',
  );
  expect(say('The posting asks for a B.Sc. degree.')).toBe('Die Anzeige verlangt a B.Sc. degree.');
});

test('quotes and lists are written as the language does', () => {
  expect(say('The posting asks for “Two years in sales”.')).toBe('Die Anzeige verlangt „Two years in sales“.');
  expect(say('Add education and languages, if you have any')).toBe(
    'Ergänzen Sie Ausbildung und Sprachen, falls vorhanden',
  );
});

test('what a field is called is said with the name in it, and numbers are written as the language does', () => {
  expect(say('For one, title at Fennick: 2,600 characters.')).toBe('Zum Beispiel (Titel bei Fennick): 2.600 Zeichen.');
});

test('a text with a sentence that is not known stays English as a whole', () => {
  const text = 'The posting asks for AWS. Something new.';
  expect(say(text)).toBe(text);
  expect(say('')).toBe('');
});

test('a long text of many dots is read in no time', () => {
  const text = `The posting asks for ${'a. '.repeat(1200)}`;
  const start = performance.now();
  expect(say(text)).toBe(text);
  expect(performance.now() - start).toBeLessThan(500);
});
