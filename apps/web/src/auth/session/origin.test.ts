import { expect, it } from 'vitest';
import { originOf } from './origin.ts';

it('the origin is a path of this app with its query, or nothing', () => {
  expect(originOf({ from: { pathname: '/optimize-resume', search: '?a=1' } })).toBe('/optimize-resume?a=1');
  expect(originOf({ from: { pathname: '//evil.example' } })).toBeUndefined();
  expect([originOf(null), originOf({}), originOf({ from: 'x' })]).toEqual([undefined, undefined, undefined]);
});
