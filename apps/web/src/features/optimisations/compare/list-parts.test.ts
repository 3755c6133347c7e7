import { expect, test } from 'vitest';
import { listParts } from './list-parts.ts';

const part = (name: 'requirements' | 'education' | 'keywords') => ({ name });

test('a part that only the second posting asks for stands in the comparison too', () => {
  const first = { parts: [part('keywords'), part('requirements')] };
  const second = { parts: [part('requirements'), part('education')] };
  expect(listParts(first, second)).toEqual(['requirements', 'education', 'keywords']);
});
