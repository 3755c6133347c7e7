import { expect, test } from 'vitest';
import { keepReplies } from '../src/features/optimizations/keep-replies.ts';

test('a reply is kept by what was asked, and the one longest unused goes first', async () => {
  const replies = keepReplies(2);
  await replies.set('a', 'first');
  await replies.set('b', 'second');
  expect(await replies.get('a')).toBe('first');
  await replies.set('c', 'third');
  expect(await replies.get('b')).toBeUndefined();
  expect(await replies.get('a')).toBe('first');
  expect(await replies.get('c')).toBe('third');
});
