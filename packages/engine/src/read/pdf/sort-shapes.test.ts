import { expect, test } from 'vitest';
import type { Shape } from './note-paint.ts';
import { sortShapes } from './sort-shapes.ts';

const shape = (kind: Shape['kind'], side: number): Shape => ({
  kind,
  color: '#222222',
  left: 60,
  top: 100,
  right: 60 + side,
  bottom: 100 + side,
  before: 0,
  solid: kind === 'fill',
  reach: 0,
  cover: 1,
  full: kind === 'fill',
});

test.each(['fill', 'stroke'] as const)(
  'a small round shape may be the mark of a list, filled or hollow: %s',
  (kind) => {
    expect(sortShapes([shape(kind, 4)], 1, 595, 842).dots).toHaveLength(1);
    expect(sortShapes([shape(kind, 20)], 1, 595, 842).dots).toEqual([]);
  },
);
