import { expect, test } from 'vitest';
import { changesWords } from './changes-words.ts';

test('another order of lines, groups, or sections changes no words', () => {
  expect(changesWords({ before: ['Excel', 'Lean'], after: ['Lean', 'Excel'] })).toBe(false);
  const [office, trade] = [
    { name: 'Office', keywords: ['Excel'] },
    { name: 'Trade', keywords: ['Lean'] },
  ];
  expect(changesWords({ before: [office, trade], after: [trade, office] })).toBe(false);
  expect(changesWords({ before: ['work', 'education'], after: ['education', 'work'] })).toBe(false);
});

test('a new, another, or dropped text changes words', () => {
  expect(changesWords({ before: 'Create menus', after: 'Created menus' })).toBe(true);
  expect(changesWords({ before: ['Excel', 'Lean'], after: ['Lean', 'Excel (VBA)'] })).toBe(true);
  expect(changesWords({ after: { name: 'Forklift licence' } })).toBe(true);
  expect(changesWords({ before: 'Hobbies: chess' })).toBe(true);
});
