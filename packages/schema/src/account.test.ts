import { describe, expect, it } from 'vitest';
import { planOf, trialsOf } from './account.ts';

describe('a subscription', () => {
  it('is Premium or Famous by its type, and Free for anything else', () => {
    expect(planOf({ subscription_type: 'PREMIUM' })).toBe('Premium');
    expect(planOf({ subscription_type: 'FAMOUS' })).toBe('Famous');
    expect([planOf({ subscription_type: 'gold' }), planOf({}), planOf(null)]).toEqual(['Free', 'Free', 'Free']);
  });

  it('allows three trials where it says nothing', () => {
    expect(trialsOf(null)).toEqual({ used: 0, allowed: 3, left: 3, reached: false });
    expect(trialsOf({ trials_used: 3 })).toMatchObject({ left: 0, reached: true });
  });

  it('has no limit at -1', () => {
    expect(trialsOf({ trials_used: 900, trials_allowed: -1 })).toMatchObject({
      left: Number.POSITIVE_INFINITY,
      reached: false,
    });
  });
});
