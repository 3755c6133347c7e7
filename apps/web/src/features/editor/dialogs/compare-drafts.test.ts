import { newDraft } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { setColumn } from '../document/change-draft.ts';
import { compareDrafts } from './compare-drafts.ts';

test('a section in another column is a difference between two versions', () => {
  expect(compareDrafts(newDraft(), setColumn(newDraft(), 'skills', 'main'))).toEqual([
    { place: 'Skills: column', before: 'Automatic', after: 'Main column' },
  ]);
});
