import { expect, it } from 'vitest';
import { countryOfPhone, countryOfPlace } from './country-of.ts';
import { areApart } from './main-cities.ts';

it.each([
  ['Lyon, France', 'FR'],
  ['Tulsa, OK', 'US'],
  ['New Jersey', 'US'],
  ['Remote, USA', 'US'],
  ['Curitiba', 'BR'],
  ['London', 'GB'],
  ['Nairobi', 'KE'],
  ['London, Ontario', undefined],
  ['Georgia', 'GE'],
  ['Lakeside', undefined],
  ['Milano, MI', 'IT'],
  ['Perth, WA', 'AU'],
  ['Chennai, TN', 'IN'],
  ['Munich, DE', 'DE'],
  ['Toronto, CA', 'CA'],
  ['Birmingham, AL', 'US'],
  ['Seattle, WA', 'US'],
  ['Atlanta, Georgia', 'US'],
  ['Tbilisi, Georgia', 'GE'],
  ['Salvador', 'BR'],
  ['Valencia', undefined],
  ['Guadalajara', undefined],
  ['Athens', undefined],
])('the country of a place: %s', (place, country) => {
  expect(countryOfPlace(place)).toBe(country);
});

it.each([
  ['(+30) 690 000 0000', 'GR'],
  ['0041 78 000 00 00', 'CH'],
  ['+593 98 000 0000', 'EC'],
  ['+1 555 0100', undefined],
  ['(030) 555 0100', undefined],
])('the country of a phone number by its prefix: %s', (phone, country) => {
  expect(countryOfPhone(phone)).toBe(country);
});

it('two main towns of a country lie apart, two names of one do not', () => {
  expect(areApart('Curitiba', 'Belo Horizonte')).toBe(true);
  expect(areApart('München', 'Munich')).toBe(false);
  expect(areApart('Lyon', 'Milan')).toBe(false);
  expect(areApart('Glasgow', 'Edinburgh')).toBe(false);
  expect(areApart('Geneva', 'Lausanne')).toBe(false);
});
