import { expect, test } from 'vitest';
import { paperFor } from './paper.ts';
import type { Basics } from './resume.ts';
import type { Paper } from './template.ts';

const homes: [Basics, Paper][] = [
  [{ location: { city: 'Austin', region: 'TX', countryCode: 'US' } }, 'us-letter'],
  [{ location: { city: 'Toronto', countryCode: 'CA' } }, 'us-letter'],
  [{ location: { city: 'Leeds', countryCode: 'GB' }, phone: '(312) 555-0148' }, 'a4'],
  [{ location: { city: 'Chicago, IL' } }, 'us-letter'],
  [{ location: { city: 'Chicago', region: 'IL 60614' } }, 'us-letter'],
  [{ location: { city: 'Salem, Oregon' } }, 'us-letter'],
  [{ location: { city: 'Portland, Oregon, USA' } }, 'us-letter'],
  [{ location: { city: 'Dover, DE 19901' } }, 'us-letter'],
  [{ location: { city: 'Dover', region: 'DE' }, phone: '(302) 555-0148' }, 'us-letter'],
  [{ location: { city: 'Kassel', region: 'DE' } }, 'a4'],
  [{ location: { city: 'Kassel, DE' }, phone: '+49 561 5550123' }, 'a4'],
  [{ location: { city: 'Haifa, IL' }, phone: '+972 4 555 0123' }, 'a4'],
  [{ location: { city: 'London, United Kingdom' }, phone: '+1 312 555 0148' }, 'a4'],
  [{ location: { city: 'Boston' }, phone: '617-555-0148' }, 'us-letter'],
  [{ phone: '+1 416 555 0148' }, 'us-letter'],
  [{ phone: '+46 70 555 01 42' }, 'a4'],
  [{}, 'a4'],
];

test.each(homes)('%j prints on %s', (basics, paper) => {
  expect(paperFor(basics)).toBe(paper);
});

test('tells by the post where the person tells nothing', () => {
  expect(paperFor({}, 'Denver, CO')).toBe('us-letter');
  expect(paperFor({}, 'United States')).toBe('us-letter');
  expect(paperFor({}, 'Leeds')).toBe('a4');
  expect(paperFor({ location: { city: 'Leeds', countryCode: 'GB' } }, 'Denver, CO')).toBe('a4');
});
