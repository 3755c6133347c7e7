import { DocumentLimitError } from '@shortlist/typeset';
import { expect, test } from 'vitest';
import { asFailure } from './as-failure.ts';

test('a document that takes too long to show is told apart from one that is too long for a PDF', () => {
  const codes = (['preview-out-of-time', 'out-of-time'] as const).map(
    (code) => asFailure(new DocumentLimitError(code))?.code,
  );
  expect(codes).toEqual(['too-long-to-preview', 'too-long-to-set']);
});

test('requests that stood in each other’s way in the database are to be sent again', () => {
  const from = (code: string) => asFailure(new Error('Failed query', { cause: Object.assign(new Error(), { code }) }));
  expect(['40P01', '40001', '55P03'].map((code) => from(code)?.status)).toEqual([503, 503, 503]);
  expect(from('42P01')).toBeUndefined();
});
