import { productName } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { brand } from './brand.ts';

it('the site, the mails and the foot of a page call the product by one name', () => {
  expect(brand.name).toBe(productName);
});
