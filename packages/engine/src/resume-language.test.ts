import { expect, it } from 'vitest';
import { languageOf } from './resume-language.ts';

const work = (summary: string, ...highlights: string[]) => ({
  work: [{ position: 'x', highlights }],
  basics: { summary },
});

it('is what its sentences tell', () => {
  expect(
    languageOf(
      work('Ich plane seit 2016 die Touren der Fahrer und bin für die Kosten von 40 Fahrzeugen verantwortlich.'),
    ),
  ).toBe('de');
  expect(languageOf({ meta: { language: 'fr' }, ...work('I plan the routes of forty drivers.') })).toBe('fr');
});

it('is English for letters where nobody reads it', () => {
  const swedish = work(
    'Jag har jobbat mina senaste fem år hos ett företag där jag varit med och utvecklat kunders och chaufförers app.',
    'Körde lastbil över hela länet',
    'Skötte bokföring på kvällar och tog emot samtal på fyra språk, också på lördagar',
    'Lärde upp åtta nyanställda som fått jobb på lagret',
  );
  expect(languageOf(swedish)).toBe('en');
});
