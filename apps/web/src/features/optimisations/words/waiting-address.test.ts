import { expect, test } from 'vitest';
import { waitingAddress } from './waiting-address.ts';

test('an address that nobody has confirmed yet is named, with where results go meanwhile', () => {
  expect(waitingAddress({ email: 'ada@example.org', emailWaitsFor: undefined })).toBe('');
  expect(waitingAddress({ email: 'ada@example.org', emailWaitsFor: 'work@example.com' })).toContain(
    'sent a confirmation link to work@example.com. Once it’s confirmed, your results go there',
  );
  expect(waitingAddress({ email: '', emailWaitsFor: 'work@example.com' })).toContain(
    'a confirmation link to work@example.com',
  );
});
