import { expect, test } from 'vitest';
import { waitingAddress } from './waiting-address.ts';

test('an address that nobody has confirmed yet is named, with where results go meanwhile', () => {
  expect(waitingAddress({ email: 'ada@example.org', emailWaitsFor: undefined })).toBe('');
  expect(waitingAddress({ email: 'ada@example.org', emailWaitsFor: 'work@example.com' })).toContain(
    'sent work@example.com a link to confirm. Once confirmed, results go there',
  );
  expect(waitingAddress({ email: '', emailWaitsFor: 'work@example.com' })).toContain('sent work@example.com a link');
});
