import type { Met, RequirementMatch } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { alignRequirements } from './align-requirements.ts';

const asked = (text: string, met: Met) => ({ text, met }) as RequirementMatch;

it('requirements in the same words stand in one line, the others alone', () => {
  const first = { requirements: [asked('SAP EWM, Excel', true), asked('Good English', 'partly')] };
  const second = { requirements: [asked('Night shifts', false), asked('SAP EWM; excel.', false)] };
  expect(alignRequirements(first, second)).toEqual([
    { text: 'SAP EWM, Excel', first: true, second: false },
    { text: 'Good English', first: 'partly' },
    { text: 'Night shifts', second: false },
  ]);
});
