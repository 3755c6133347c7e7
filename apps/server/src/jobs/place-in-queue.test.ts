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

it('whoever waits is not overtaken for ever by people on paid plans who come later', () => {
  const now = Date.UTC(2026, 10, 30);
  const free = placeInQueue({ plan: 'FREE', open: 0 }, now);
  const ofLater = (minutes: number) => placeInQueue({ plan: 'PREMIUM', open: 0 }, now + minutes * 60_000);
  expect(ofLater(1)).toBeGreaterThan(free);
  expect(ofLater(9)).toBeLessThan(free);
});

it('fits into the 32 bits of a priority', () => {
  const farOff = placeInQueue({ plan: 'FREE', open: 1_000_000 }, Date.UTC(2090, 0, 1));
  expect(farOff).toBeGreaterThan(-(2 ** 31));
});
