import { expect, it } from 'vitest';
import type { LinkedinResult } from './optimization.ts';
import { tellSources } from './tell-sources.ts';

const original = { work: [{ name: 'The Larder', highlights: ['Cut food cost from 34% to 29%'] }] };
const fact = {
  source: 'resume' as const,
  pointer: '/work/0/highlights/0',
  text: 'Cut food cost from 34% to 29%',
  boxes: [{ page: 2, x: 0, y: 0, width: 1, height: 1 }],
};
const letter = {
  language: 'en',
  tone: 'plain' as const,
  length: 'full' as const,
  date: '2026-06-01',
  sender: { name: 'Marco Deluca' },
  recipient: {},
  subject: 'Application',
  greeting: 'Hello,',
  paragraphs: ['There I cut food cost from 34% to 29%. Thank you for reading.'],
  closing: 'Kind regards,',
  signature: 'Marco Deluca',
  ledger: [
    { sentence: 'There I cut food cost from 34% to 29%.', pointer: '/paragraphs/0', facts: [fact] },
    { sentence: 'Thank you for reading.', pointer: '/paragraphs/0', facts: [] },
    { sentence: 'A sentence that the person took out.', pointer: '/paragraphs/0', facts: [fact] },
  ],
};

it('says of each sentence that stands what it rests on and where, in words that anybody reads', () => {
  const text = tellSources({ kind: 'resume', original, ledger: [], letter });
  expect(text).toContain(
    '1. There I cut food cost from 34% to 29%.\n   - “Cut food cost from 34% to 29%” (Work · The Larder · bullet 1, page 2)',
  );
  expect(text).toContain('2. Thank you for reading.\n   No source needed. This sentence makes no claim about you.');
  expect(text).not.toMatch(/took out|Your resume|\/work|undefined/);
});

it('calls a resume beside a profile by its name, and looks for no place of it in the profile', () => {
  const profile = {
    ledger: [
      { sentence: 'I cut food cost.', pointer: 'about', facts: [fact, { ...fact, source: 'linkedin' as const }] },
    ],
  } as unknown as LinkedinResult['profile'];
  const text = tellSources({ kind: 'linkedin', original, profile });
  expect(text).toContain('“Cut food cost from 34% to 29%” (Your resume)');
  expect(text).toContain('“Cut food cost from 34% to 29%” (Work · The Larder · bullet 1, page 2)');
});

it('leaves out what the person rejected', () => {
  const edit = { id: 'e1', op: 'replace' as const, path: '/work/0/highlights/0', reason: 'stronger-wording' as const };
  const edits = [{ ...edit, explanation: '', evidence: [fact], requirements: [], effect: 0 }];
  const ledger = [{ sentence: 'Cut food cost by five points', pointer: edit.path, facts: [fact] }];
  const result = { kind: 'resume' as const, original, ledger, letter, edits };
  expect(tellSources(result, ['e1'])).toContain('1. Cut food cost by five points');
  expect(tellSources(result, [])).not.toContain('Cut food cost by five points');
});
