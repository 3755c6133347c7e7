import type { FactGroup } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { searchAnswers, searchFacts } from './search-facts.ts';

const line = { pointer: '/work/0/highlights/0', part: 'work' as const, alsoIn: [], unused: false };
const groups: FactGroup[] = [
  {
    person: 'Zoë Marsh',
    documents: [
      {
        id: '1',
        kind: 'resume',
        title: 'Resume 2023',
        date: '2023-05-01',
        facts: [
          { ...line, text: 'Led a team of 12', of: ['Head nurse', 'Clínica Norte'] },
          { ...line, text: 'Kept the books', of: ['Bookkeeper', 'Alder Mills'] },
        ],
      },
    ],
  },
];
const found = (search: string) =>
  searchFacts(groups, search).flatMap(({ documents }) =>
    documents.flatMap(({ facts }) => facts.map(({ text }) => text)),
  );

test('words are found in a line, its job and its document, without case or accents, and all of them', () => {
  expect(found('TEAM')).toEqual(['Led a team of 12']);
  expect(found('clinica 12')).toEqual(['Led a team of 12']);
  expect(found('2023')).toHaveLength(2);
  expect(found('team books')).toEqual([]);
  expect(found(' ')).toHaveLength(2);
});

test('answers are found by what was asked too', () => {
  const answer = {
    id: 'a',
    question: 'Do you speak Polish?',
    about: 'Polish',
    text: 'Since school',
    date: '2026-01-01',
  };
  expect(searchAnswers([answer], 'polish school')).toEqual([answer]);
  expect(searchAnswers([answer], 'French')).toEqual([]);
});
