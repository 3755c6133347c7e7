import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { readPlainText } from '../extract/read-plain-text.ts';
import { keepWhole } from './keep-whole.ts';

type Basics = NonNullable<Resume['basics']>;

/** The person's contacts after one line of the head, of which these were read. */
function keep(line: string, { phone, location }: Pick<Basics, 'phone' | 'location'>): Basics | undefined {
  const source = readPlainText(new TextEncoder().encode(`Ida Farrow\n${line}\nida@farrow.example\nSKILLS\nTenders`));
  const basics = { name: 'Ida Farrow', email: 'ida@farrow.example', phone, location };
  return keepWhole({ basics, skills: [{ keywords: ['Tenders'] }] } as Resume, source).basics;
}

it.each([
  ['Berlin 10115 · +49 30 1234567', '+49 30 1234567', { city: 'Berlin' }, '10115'],
  ['Berlin 10115 +49 30 1234567', '+49 30 1234567', { city: 'Berlin' }, '10115'],
  ['Berlin 10115 30 1234567', '30 1234567', { city: 'Berlin' }, '10115'],
  ['Chicago, IL 60601 · (312) 555-0142', '(312) 555-0142', { city: 'Chicago', region: 'IL' }, '60601'],
  ['Chicago, IL 60601-1234  312 555-0142', '312 555-0142', { city: 'Chicago', region: 'IL' }, '60601-1234'],
  ['+49 30 1234567 · 10115 Berlin', '+49 30 1234567', { city: 'Berlin' }, '10115'],
])('the code of a place is no part of the phone: %s', (line, phone, location, postalCode) => {
  expect(keep(line, { phone, location })).toMatchObject({ phone, location: { ...location, postalCode } });
});

it.each([
  ['Dublin 8  +353 1 234 5678', '+353 1 234 5678'],
  ['Dublin 8 +353 1 234 5678', '+353 1 234 5678'],
  ['Dublin 8 (01) 234 5678', '(01) 234 5678'],
  ['Dublin 8  01 234 5678', '01 234 5678'],
  ['Dublin 8 · 01 234 5678', '01 234 5678'],
])('what is parted from a phone is no part of it: %s', (line, phone) => {
  expect(keep(line, { phone, location: { city: 'Dublin' } })).toMatchObject({ phone, location: { city: 'Dublin' } });
});

it.each([
  ['Phone: 42 967259965', '967259965', '42 967259965'],
  ['Phone: +49 (0) 30 1234567', '30 1234567', '+49 (0) 30 1234567'],
  ['Phone: (030) 1234567', '1234567', '(030) 1234567'],
  ['Phone: 030/1234567-89', '030/1234567', '030/1234567-89'],
])('figures beside a phone are part of it: %s', (line, phone, whole) => {
  expect(keep(line, { phone })?.phone).toBe(whole);
});
