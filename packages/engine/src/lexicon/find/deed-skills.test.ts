import { expect, it } from 'vitest';
import { deedSkills } from './deed-skills.ts';

it('a line that opens with a deed shows the skill of that name', () => {
  expect(deedSkills('Mentored two nurses in their first year')).toEqual(
    deedSkills('Mentor and coach two nurses').slice(0, 1),
  );
  expect(deedSkills('Mentored two nurses')).toHaveLength(1);
});

it.each([
  ['Managed a £450k budget', 'budget-management'],
  ['Manage 2 PMMs and a £450k marketing budget', 'budget-management'],
  ['Planned and ran events for 200 guests', 'event-planning'],
  ['Handled cash and card payments', 'cash-handling'],
  ['Lead 22 pickers over a night shift', 'team-leadership'],
  ['Manage 2 PMMs', 'people-management'],
  ['Supervised a crew of four', 'staff-supervision'],
  ['Wrote the product newsletter', 'writing'],
  ['Won £42,000 from the Wellcome Trust for a sensory gallery', 'fundraising'],
  ['Secured a $12k council grant', 'fundraising'],
])('what is done, and to what, is a skill by its name: %s', (line, skill) => {
  expect(deedSkills(line)).toContain(skill);
});

it('a deed that is any work shows none, nor does a verb further on', () => {
  expect(deedSkills('Managed the second phase')).toEqual([]);
  expect(deedSkills('Managed 40 servers')).toEqual([]);
  expect(deedSkills('Managed 12 SKUs')).toEqual([]);
  expect(deedSkills('Managed no budget')).toEqual([]);
  expect(deedSkills('Raised 12 invoices for the council')).not.toContain('fundraising');
  expect(deedSkills('Won 14 new accounts')).not.toContain('fundraising');
  expect(deedSkills('Helped to manage budgets')).toEqual([]);
  expect(deedSkills('Two nurses mentored me')).toEqual([]);
});
