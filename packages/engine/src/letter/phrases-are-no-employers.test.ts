import { expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { nameEmployer } from './name-employer.ts';

const employerOf = (employer: string, text: string) => nameEmployer({ ...readPosting(text), employer }).employer;

it('reads no employer from a part of a phrase', () => {
  expect(employerOf('High Net Worth', 'Adviser\n\nDuties\n- Dealing with High Net Worth clients\n')).toBeUndefined();
  expect(employerOf('Providing', 'Accountant\n\nDuties\n- Providing reports and analysis\n')).toBeUndefined();
});

it('keeps a name that stands before what its house has', () => {
  expect(employerOf('QVRM', 'Technician\n\nDuties\n- Technical support to QVRM clients\n')).toBe('QVRM');
});

it('reads no employer from praise, and a name with its number whole', () => {
  const praised = 'Welder\n\nLeading Company runs ten shops. Leading Company is growing.\n';
  expect(nameEmployer(readPosting(praised)).employer).toBeUndefined();
  const club = 'Platzwart\n1. FC Auental\n\nDer 1. FC Auental ist ein Verein. Der 1. FC Auental sucht dich.\n';
  expect(nameEmployer(readPosting(club)).employer).toBe('1. FC Auental');
});

it('reads no employer from a word that begins a heading', () => {
  const text =
    'Care Assistant\n\nWe offer £11 an hour.\n\nAdditional Benefits\n\nAdditional shifts - your choice to earn more.\nPractical training.\n';
  expect(nameEmployer(readPosting(text)).employer).toBeUndefined();
});

it('reads a name that stands small in an address only', () => {
  const text = (small: string) => `Designer\n\nLarchNitro\n\nWelcome to LarchNitro. ${small}\n`;
  expect(employerOf('LarchNitro', text('See www.larchnitro.com or jobs@larchnitro.example.'))).toBe('LarchNitro');
  expect(employerOf('LarchNitro', text('We brew larchnitro here.'))).toBeUndefined();
});
