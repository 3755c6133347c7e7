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
