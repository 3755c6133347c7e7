import { expect, test } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

test('the words that are addresses go, and no others', () => {
  expect(withoutAddresses('Larch Farm, jobs@larchfarm.example or (www.larchfarm.example) today')).toBe(
    'Larch Farm,   or   today',
  );
});
