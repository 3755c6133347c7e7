import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectedReturn, expectReturn, forgetExpectedReturn } from './expected-return.ts';

const minutes = (count: number) => count * 60_000;

describe('what a browser waits for', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('is the last that was asked for, until it came back', () => {
    expectReturn({ email: ' Mara@Example.com ' });
    expect(expectedReturn()).toBe('mara@example.com');
    expectReturn('google');
    expect(expectedReturn()).toBe('google');
    forgetExpectedReturn();
    expect(expectedReturn()).toBeNull();
  });

  it('is not waited for for ever: a quarter of an hour for Google, a day for a mail', () => {
    expectReturn('google', 0);
    expect([expectedReturn(minutes(14)), expectedReturn(minutes(16))]).toEqual(['google', null]);
    expectReturn({ email: 'mara@example.com' }, 0);
    expect([expectedReturn(minutes(23 * 60)), expectedReturn(minutes(25 * 60))]).toEqual(['mara@example.com', null]);
  });

  it('is nothing where the storage is broken or closed', () => {
    kept.set('shortlist.expected-return', 'google');
    expect(expectedReturn()).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(expectedReturn()).toBeNull();
    expect(() => expectReturn('link')).not.toThrow();
  });
});
