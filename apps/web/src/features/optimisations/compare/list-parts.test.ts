import { expect, test } from 'vitest';
import { listParts } from './list-parts.ts';

const part = (name: 'requirements' | 'education' | 'keywords') => ({ name, points: 1, weight: 2 });

test('a part that only the second posting asks for stands in the comparison too', () => {
  const first = { parts: [part('keywords'), part('requirements')] };
  const second = { parts: [part('requirements'), part('education')] };
  expect(listParts(first, second)).toEqual(['requirements', 'education', 'keywords']);
});
