import { expect, test } from 'vitest';
import { hasLooseMark } from './find-loose-marks.ts';

test('a mark beside a plain space is loose in French and German', () => {
  expect(['Où ?', 'Adresse : {email}', '« Versions»', '75 %'].every((text) => hasLooseMark(text, 'fr'))).toBe(true);
  expect(['75 %', 'Wird gelesen …'].every((text) => hasLooseMark(text, 'de'))).toBe(true);
});

test('a mark beside a no-break space is not, nor one in a language that sets none', () => {
  expect(hasLooseMark('Où\u202f? «\u202fVersions\u202f», 75\u202f%\u00a0: tout', 'fr')).toBe(false);
  expect(hasLooseMark('75\u00a0%, wird gelesen\u00a0…', 'de')).toBe(false);
  expect(hasLooseMark('Where : here', 'en')).toBe(false);
});
