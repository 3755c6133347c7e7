import { expect, it } from 'vitest';
import { deedSkills } from './deed-skills.ts';

it('a line that opens with a deed shows the skill of that name', () => {
  expect(deedSkills('Mentored two nurses in their first year')).toEqual(
    deedSkills('Mentor and coach two nurses').slice(0, 1),
  );
  expect(deedSkills('Mentored two nurses')).toHaveLength(1);
});

it('a deed that is any work shows none, nor does a verb further on', () => {
  expect(deedSkills('Managed two nurses')).toEqual([]);
  expect(deedSkills('Two nurses mentored me')).toEqual([]);
});
