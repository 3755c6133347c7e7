import { DocumentLimitError } from '@shortlist/typeset';
import { expect, test } from 'vitest';
import { asFailure } from './as-failure.ts';

test('a document that takes too long to show is told apart from one that is too long for a PDF', () => {
  const codes = (['preview-out-of-time', 'out-of-time'] as const).map(
    (code) => asFailure(new DocumentLimitError(code))?.code,
  );
  expect(codes).toEqual(['too-long-to-preview', 'too-long-to-set']);
});
