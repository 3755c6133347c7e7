import { newDraft } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { setContent } from '../document/change-draft.ts';
import { sortEntries } from './sort-entries.ts';

const first = 'Clerk at Havna, 2016 – 2019\n*  kept   records';
const second = 'Planner | Nordkyst\nMar 2019 – Present\n- Plans tours';
const third = 'Apprentice | Hansehafen\n2013 – 2016';

test('jobs stand newest first, each in the lines it was typed in', () => {
  const draft = setContent(newDraft(), 'experience', [third, first, second].join('\n\n'));
  const sorted = sortEntries(draft, 'experience');
  expect(sorted.sections.find(({ id }) => id === 'experience')?.content).toBe([second, first, third].join('\n\n'));
  expect(sortEntries(draft, 'skills')).toBe(draft);
});
