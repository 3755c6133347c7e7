import { expect, it } from 'vitest';
import { placeInQueue } from './place-in-queue.ts';

it("a person's first job goes before another person's second", () => {
  expect(placeInQueue({ plan: 'FREE', open: 0 })).toBeGreaterThan(placeInQueue({ plan: 'FREE', open: 1 }));
});

it('paid plans go first, yet ten jobs of one person do not hold up the first of another', () => {
  const free = placeInQueue({ plan: 'FREE', open: 0 });
  expect(placeInQueue({ plan: 'FAMOUS', open: 0 })).toBeGreaterThan(free);
  expect(placeInQueue({ plan: 'PREMIUM', open: 0 })).toBeGreaterThan(placeInQueue({ plan: 'FAMOUS', open: 0 }));
  expect(placeInQueue({ plan: 'PREMIUM', open: 5 })).toBeLessThan(free);
});
