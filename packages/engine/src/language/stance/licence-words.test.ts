import { expect, it } from 'vitest';
import { licenceToDrive, namesLicence, saysStanding } from './licence-words.ts';

it.each([
  ['Possesso di patente e di auto propria', 'patente'],
  ['Possesso di patente B e di auto propria', 'patente B'],
  ['Carnet de conducir y vehículo propio', 'Carnet de conducir'],
  ['U hebt een rijbewijs en een auto', 'rijbewijs'],
  ['A driving licence class a truck needs', 'driving licence'],
  ['Sie haben einen Führerschein der Klasse CE und Freude', 'Führerschein der Klasse CE'],
  ['Vous avez le permis B et une voiture', 'permis B'],
  ['Nous donnons un permis à nos équipes', undefined],
])('a licence to drive is cut out of a demand with no word of the rest: %s', (text, licence) =>
  expect(licenceToDrive(text)).toBe(licence),
);

it('what one is let do is no permit', () => {
  expect(namesLicence('Permitted to work with children')).toBe(false);
  expect(saysStanding('Permitted to work with children')).toBe(true);
  expect(namesLicence('Work permit')).toBe(true);
});
