import { newDraft } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { setInfo } from './change-draft.ts';
import { type DraftHistory, reduceHistory, startHistory } from './draft-history.ts';

const type = (history: DraftHistory, name: string, at: number) =>
  reduceHistory(history, { type: 'edit', make: (draft) => setInfo(draft, 'name', name), key: 'info-name', at });
const nameOf = ({ present }: DraftHistory) => present.userInfo.name;

test('letters typed in one go are taken back together, those after a pause by themselves', () => {
  let history = startHistory(newDraft());
  history = type(history, 'M', 0);
  history = type(history, 'Ma', 200);
  history = type(history, 'Mara', 5000);
  history = reduceHistory(history, { type: 'undo' });
  expect(nameOf(history)).toBe('Ma');
  history = reduceHistory(history, { type: 'undo' });
  expect(nameOf(history)).toBe('');
  history = reduceHistory(reduceHistory(history, { type: 'redo' }), { type: 'redo' });
  expect(nameOf(history)).toBe('Mara');
});

test('an import is one step; a change after an undo forgets what was undone; what changes nothing is no step', () => {
  const imported = setInfo(newDraft(), 'name', 'Ilse Brandt');
  let history = reduceHistory(type(startHistory(newDraft()), 'Mara', 0), { type: 'adopt', draft: imported });
  expect(nameOf(history)).toBe('Ilse Brandt');
  history = reduceHistory(history, { type: 'undo' });
  expect(nameOf(history)).toBe('Mara');
  history = type(history, 'Mara Quill', 9000);
  expect(history.future).toEqual([]);
  expect(reduceHistory(history, { type: 'edit', make: (draft) => draft, key: '', at: 9001 })).toBe(history);
});
