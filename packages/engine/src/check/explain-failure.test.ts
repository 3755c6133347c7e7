import { ReadFailureCode } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

describe('the words of a failure', () => {
  it.each(ReadFailureCode.options)('say what is wrong and what to do: %s', (code) => {
    const failure = explainFailure(code);
    expect(failure.code).toBe(code);
    expect(failure.message).toMatch(/^[A-Z].*\.$/);
    expect(failure.advice).toMatch(/^[A-Z].*\.$/);
  });

  it('carry the places of a data format, and none where there are none', () => {
    expect(explainFailure('invalid-resume', ['work[0].startDate: wrong']).details).toEqual([
      'work[0].startDate: wrong',
    ]);
    expect(explainFailure('corrupt')).not.toHaveProperty('details');
  });
});
