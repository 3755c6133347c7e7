import { expect, it } from 'vitest';
import { formatPrice } from './price.ts';

it('a price shows its currency, and decimals only where it has them', () => {
  expect([formatPrice(0, 'USD'), formatPrice(1900, 'USD'), formatPrice(1950, 'EUR')]).toEqual(['$0', '$19', '€19.50']);
});
