import { describe, expect, it } from 'vitest';
import { calledAfter, isCalledSo } from '../../lexicon/occupations/called-after.ts';
import { nameOccupations } from '../../lexicon/occupations/name-occupations.ts';
import { indexResume } from '../resume/index-resume.ts';
import { judgeCertificate } from './judge-certificate.ts';

const isOf = (title: string, word: string): boolean =>
  nameOccupations(title, 'en').codes.some((code) => isCalledSo(code, calledAfter(word, 'en')));

describe('what occupations are called after', () => {
  it.each([
    ['Welder', 'welding'],
    ['Software engineer', 'software'],
  ])('a %s is called after %s', (title, word) => expect(isOf(title, word)).toBe(true));

  it.each([
    ['Electrician', 'plumbing'],
    ['Florist', 'accounting'],
  ])('a %s is not called after %s', (title, word) => expect(isOf(title, word)).toBe(false));
});

it('to belong to an association is to hold no licence', () => {
  const { credit } = judgeCertificate(
    'Veterinary license',
    indexResume(
      { customSections: [{ title: 'Professional association', lines: ['Registered member, Veterinary Association'] }] },
      '2026-01-01',
    ),
  );
  expect(credit).toBe(0);
});
