import type { Letter } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { describeVersion } from './describe-version.ts';

const sentences = ['I weld tanks.', 'At Nordtank I led a crew of five.', 'Thank you.'];
const now: Letter = {
  language: 'en',
  tone: 'plain',
  length: 'full',
  date: '2026-06-01',
  sender: { name: 'Pia Lund' },
  recipient: {},
  subject: 'Application: Welder',
  greeting: 'Dear Hiring Team,',
  paragraphs: [sentences.slice(0, 2).join(' '), 'Thank you.'],
  closing: 'Kind regards,',
  signature: 'Pia Lund',
  ledger: sentences.map((sentence) => ({ sentence, pointer: '/paragraphs/0', facts: [] })),
};

test('a version is told by its style and by its first sentence that the present letter does not have', () => {
  expect(describeVersion(now, { ...now, paragraphs: ['I weld tanks.'] })).toBe(
    'Plain, full: At Nordtank I led a crew of five.',
  );
});

test('what the person wrote is named as theirs, and a letter that says the same says so', () => {
  const own: Letter = { ...now, paragraphs: [...now.paragraphs, 'I moved to Bergen in May.'] };
  expect(describeVersion(own, now)).toBe('Plain, full, in your words: I moved to Bergen in May.');
  expect(describeVersion(now, { ...now, tone: 'formal' })).toBe('Plain, full: identical to the current letter');
});

test('a version to which the present letter only adds is told by what it was without', () => {
  const longer: Letter = { ...now, paragraphs: [...now.paragraphs, 'I can start in May.'] };
  expect(describeVersion(now, longer)).toBe('Plain, full: without “I can start in May.”');
});
