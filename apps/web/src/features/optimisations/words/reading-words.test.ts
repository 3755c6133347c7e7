import { expect, it } from 'vitest';
import { readingText } from './reading-words.ts';

const page = { number: 1, width: 595, height: 842 };

it('says in a line what was read, and what was not found', () => {
  const resume = {
    basics: { name: 'Mara Quill' },
    work: [{ name: 'Kestrel Foods' }, { name: 'Oakfield Market' }],
    education: [{ institution: 'Northgate College' }],
    skills: [{ name: 'Systems', keywords: ['Excel', 'SAP'] }, { name: 'Negotiation' }],
  };
  expect(readingText({ resume, pages: [page, page] })).toBe(
    'Mara Quill, 2 jobs, 1 entry of education, 3 skills on 2 pages',
  );
  expect(readingText({ resume: {}, pages: [page] })).toBe('no name, no jobs on 1 page');
});
