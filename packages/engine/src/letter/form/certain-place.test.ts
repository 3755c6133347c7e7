import { expect, test } from 'vitest';
import { certainMail, certainPhone, certainPlace } from './certain-place.ts';

test.each(['Auckland, New Zealand', 'Franklin, TN 37067', 'Lyon', 'Reading, UK'])('a place stays: %s', (place) =>
  expect(certainPlace(place)).toBe(place),
);

test.each(['MS Excel, MS', 'Oracle Server, MS', '3.4/4.0', 'Alder Laboratories Westbrook, ME'])(
  'what is no place is left out: %s',
  (text) => expect(certainPlace(text)).toBe(''),
);

test('a grade is no phone', () => {
  expect(certainPhone('3.35/4.0 3.35/4.0')).toBe('');
  expect(certainPhone('2011 - 2015')).toBe('');
  expect(certainPhone('(20012 - 2015')).toBe('');
  expect(certainPhone('1890-1910')).toBe('');
  expect(certainPhone('11/05/12 18640')).toBe('');
  expect(certainPhone('+49 151 2345678')).toBe('+49 151 2345678');
});

test('a processor is no address', () => {
  expect(certainMail('E5-2620@2.0')).toBe('');
  expect(certainMail('ruth.adler@example.com')).toBe('ruth.adler@example.com');
});

test('shows no language, no heading, no word of a form and no box of the post', () => {
  for (const place of ['Signature', 'English, Urdu', 'OF ISSUE']) expect(certainPlace(place)).toBe('');
  expect(certainPlace('Leeds')).toBe('Leeds');
  expect(certainPhone('53492-00200')).toBe('');
  for (const phone of ['06221-54321', '0621-12345', '030-12345']) expect(certainPhone(phone)).toBe(phone);
});
