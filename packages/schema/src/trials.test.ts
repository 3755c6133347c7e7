import { describe, expect, it } from 'vitest';
import { trialsOf } from './trials.ts';

describe('the trials of a subscription', () => {
  it('are reached when as many are used as are allowed', () => {
    expect(trialsOf({ trialsUsed: 2, trialsAllowed: 3 })).toEqual({ used: 2, allowed: 3, left: 1, reached: false });
    expect(trialsOf({ trialsUsed: 3, trialsAllowed: 3 })).toMatchObject({ left: 0, reached: true });
  });

  it('never run out where the plan has no limit', () => {
    expect(trialsOf({ trialsUsed: 900, trialsAllowed: null })).toMatchObject({
      left: Number.POSITIVE_INFINITY,
      reached: false,
    });
  });
});
