import { expect, it } from 'vitest';
import { hasFigure } from '../../language/deeds/has-figure.ts';
import { worthOf } from './worth-of-line.ts';

it('counts no plan by its paragraph', () => {
  expect(hasFigure('Coordinate the 401(k) plan with Accounting')).toBe(false);
  expect(hasFigure('Cut the cost of the 401(k) plan by 8%')).toBe(true);
});

it('puts money before what anybody may say', () => {
  const plain = worthOf('Liaise with regional directors on new products');
  expect(worthOf('Manage the search budget of $5MM each year')).toBeGreaterThan(plain + 1.5);
});
