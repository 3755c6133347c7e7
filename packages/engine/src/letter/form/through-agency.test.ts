import { expect, test } from 'vitest';
import { isThroughAgency } from './through-agency.ts';

test.each([
  'Our client, a maker of pumps, is looking for an accountant.',
  'We are recruiting a clerk on behalf of our client in Leeds.',
  'A permanent position with one of our clients.',
  'Für unseren Kunden suchen wir einen Buchhalter.',
  'Unser Mandant sucht eine Leiterin der Buchhaltung.',
  'Notre client recherche un comptable.',
  'Nuestro cliente busca un contable.',
  'Onze opdrachtgever zoekt een boekhouder.',
])('one who looks for a client: %s', (text) => {
  expect(isThroughAgency({ employer: 'Holm', text: `Accountant\n\n${text}\n` })).toBe(true);
});

test.each([
  'Wartung der Anlagen bei unseren Kunden vor Ort. Wir suchen dich!',
  'You give excellent service for our client base. We are looking for an accountant.',
  'Wir suchen einen Techniker für die Wartung der Anlagen bei unseren Kunden vor Ort.',
  'Nuestro cliente es lo primero.',
  'Onze klant is koning.',
])('an employer with clients of their own: %s', (text) => {
  expect(isThroughAgency({ employer: 'Holm', text: `Accountant\n\n${text}\n` })).toBe(false);
});

test('an office of personnel is no agency', () => {
  expect(isThroughAgency({ employer: 'Office of Personnel Management', text: '' })).toBe(false);
  expect(isThroughAgency({ employer: 'Holm Personnel Services', text: '' })).toBe(true);
});
