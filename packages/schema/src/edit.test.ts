import { expect, it } from 'vitest';
import { Edit } from './edit.ts';

it('an edit that adds what was not there is the same after its way over the wire', () => {
  const edit: Edit = {
    id: 'add-skills',
    op: 'add',
    path: '/skills',
    before: undefined,
    after: [{ name: 'Tools', keywords: ['Excel'] }],
    reason: 'skill-named',
    explanation: 'Your jobs show it.',
    evidence: [],
    requirements: [],
    effect: 1,
  };
  expect(Edit.parse(JSON.parse(JSON.stringify(edit)))).toEqual(edit);
});
