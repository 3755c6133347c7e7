import { expect, test } from 'vitest';
import { describeLosses } from './describe-losses.ts';

const pdf = { file: 'resume.pdf', advice: 'What to do: simplify the wording.', language: 'en' as const };

test('a file that comes back whole needs no warning', () => {
  expect(describeLosses({ complete: true, fields: [] }, pdf)).toEqual([]);
});

test('what is known of a whole file is said all the same', () => {
  expect(describeLosses({ complete: true, fields: [], note: 'Send the DOCX as well.' }, pdf)).toEqual([
    'NOTE on resume.pdf: Send the DOCX as well.',
  ]);
});

test('each field that does not come back is named, with what was written and what is read', () => {
  const fields = [
    { pointer: '/basics/name', expected: 'Ida Farrow', recovered: 'Ida Farrow', ok: true },
    { pointer: '/work/0/startDate', expected: '2019-04', ok: false },
    { pointer: '/skills/1/keywords/2', expected: 'Wound care', recovered: 'Wound', ok: false },
  ];
  const text = describeLosses({ complete: false, fields }, pdf).join('\n');
  expect(text).toContain('software reads 2 of 3 fields of resume.pdf differently');
  expect(text).toContain('Work 1, start date: “2019-04” is missing');
  expect(text).toContain('Skills 2, keywords 3: “Wound care” is read as “Wound”');
  expect(text).toContain('an applicant tracking system may miss or garble these fields');
});

test('what is known of the whole file is said beside its fields', () => {
  const fields = [{ pointer: '/basics/name', expected: 'נועה לוי', recovered: 'יול העונ', ok: false }];
  const text = describeLosses(
    { complete: false, fields, note: 'Right-to-left text may come out in another order.' },
    pdf,
  );
  expect(text.join('\n')).toContain('Right-to-left text may come out in another order.');
});

test('a file that cannot be read at all says why', () => {
  expect(describeLosses({ complete: false, fields: [], note: 'The file is damaged.' }, pdf).join(' ')).toContain(
    'couldn’t be read back: The file is damaged.',
  );
});
