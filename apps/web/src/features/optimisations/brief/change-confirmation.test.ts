import { BriefConfirmation } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { addDemand, answerCondition, dropAdded, moveNeed, setNeeds, setRemoved } from './change-confirmation.ts';

it('each change can be taken back, and a confirmation stays one that the server takes', () => {
  const removed = setRemoved({}, 'excel', true);
  expect(setRemoved(removed, 'excel', true)).toEqual(removed);
  expect(setRemoved(removed, 'excel', false).removed).toEqual([]);
  const added = addDemand(addDemand({}, ' Power BI ', false), 'Power BI', true);
  expect(added.added).toEqual([{ text: 'Power BI', must: true }]);
  expect(dropAdded(added, 'Power BI').added).toEqual([]);
  const answered = answerCondition(answerCondition({}, 'shifts', true), 'shifts', false);
  expect(answered.conditions).toEqual([{ key: 'shifts', met: false }]);
  expect(answerCondition(answered, 'shifts', undefined).conditions).toEqual([]);
  for (const each of [removed, added, answered, setNeeds({}, ['a', 'b', 'a'])])
    expect(BriefConfirmation.parse(each)).toEqual(each);
});

it('a need moves to its place and never out of the list', () => {
  expect(moveNeed(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moveNeed(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(moveNeed(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
});
