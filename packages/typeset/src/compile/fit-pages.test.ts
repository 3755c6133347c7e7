import { expect, test } from 'vitest';
import { fitPages, saveLastPage } from './fit-pages.ts';

const chosen = { size: 1, spacing: 1 };

/** A text that takes one page from a spacing on. */
function textOf(fitsAt: number) {
  const asked: number[] = [];
  const pagesAt = ({ spacing }: { spacing: number }) => {
    asked.push(spacing);
    return spacing <= fitsAt ? 1 : 2;
  };
  return { asked, pagesAt };
}

test.each([1, 0.92, 0.8, 0.75, 0.72, 0.7])(
  'the loosest step that fits is found whatever fitted before: %s',
  (fitsAt) => {
    for (const before of [undefined, 0, 1, 3, 7]) {
      const { asked, pagesAt } = textOf(fitsAt);
      expect(fitPages(chosen, 1, pagesAt, before)).toMatchObject({ spacing: fitsAt, fits: true });
      expect(asked.length, `${asked}`).toBeLessThanOrEqual(5);
    }
  },
);

test('the step of a keystroke ago is found again by two settings, and what fits as it is by one', () => {
  const tight = textOf(0.75);
  const { step } = fitPages(chosen, 1, tight.pagesAt);
  tight.asked.length = 0;
  expect(fitPages(chosen, 1, tight.pagesAt, step).step).toBe(step);
  expect(tight.asked).toHaveLength(2);
  const loose = textOf(1);
  expect(fitPages(chosen, 1, loose.pagesAt)).toEqual({ ...chosen, fits: true, step: 0 });
  expect(loose.asked).toHaveLength(1);
});

test('a text that never fits is set as tight as it goes, and says so', () => {
  expect(fitPages(chosen, 1, () => 2)).toMatchObject({ spacing: 0.7, size: 0.89, fits: false });
});

test('a text on more than twice the pages asked for is set as tight as it goes without trying the steps between', () => {
  let asked = 0;
  const pagesAt = () => {
    asked += 1;
    return 22;
  };
  expect(fitPages(chosen, 10, pagesAt)).toMatchObject({ spacing: 0.7, size: 0.89, fits: false });
  expect(asked).toBe(1);
});

/** A text of two pages whose last holds a line or more, on one page from a spacing on. */
function spilling(fitsAt: number, nearlyEmpty = true) {
  const asked: number[] = [];
  const setAt = ({ spacing }: { spacing: number }) => {
    asked.push(spacing);
    return { pages: spacing <= fitsAt ? 1 : 2, nearlyEmpty: () => nearlyEmpty };
  };
  return { asked, setAt };
}

test('a last page that is all but empty is saved by a little less space, and only by a little', () => {
  expect(saveLastPage(chosen, spilling(0.92).setAt)).toMatchObject({ spacing: 0.92, step: 1 });
  expect(saveLastPage(chosen, spilling(0.85).setAt)).toMatchObject({ spacing: 0.85, size: 1 });
  expect(saveLastPage(chosen, spilling(0.75).setAt)).toEqual({ ...chosen, fits: true, step: 0 });
  const again = spilling(0.92);
  expect(saveLastPage(chosen, again.setAt, 1)).toMatchObject({ spacing: 0.92 });
  expect(again.asked.length).toBeLessThanOrEqual(4);
});

test('a document of many pages is set once', () => {
  let asked = 0;
  saveLastPage(chosen, () => {
    asked += 1;
    return { pages: 7, nearlyEmpty: () => true };
  });
  expect(asked).toBe(1);
});

test('nothing is asked of a text whose last page holds something, nor of one that somebody spaced', () => {
  for (const [scale, filled] of [
    [chosen, false],
    [{ size: 1, spacing: 1.1 }, true],
  ] as const) {
    const text = spilling(0.92, filled);
    expect(saveLastPage(scale, text.setAt)).toEqual({ ...scale, fits: true, step: 0 });
    expect(text.asked).toHaveLength(1);
  }
});
