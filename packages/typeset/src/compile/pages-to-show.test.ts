import { expect, test } from 'vitest';
import { documentLimits } from './document-limits.ts';
import { pagesToShow } from './pages-to-show.ts';

const { shownPages, shownBytes } = documentLimits;

test('twenty pages are shown, fewer where they are large, and the first one however large it is', () => {
  const small = Array.from({ length: 30 }, (_, at) => `page ${at}`);
  expect(pagesToShow(small)).toEqual(small.slice(0, shownPages));
  expect(pagesToShow(small.slice(0, 3))).toEqual(small.slice(0, 3));
  const large = Array.from({ length: 14 }, () => '王'.repeat(900_000));
  const shown = pagesToShow(large);
  expect(shown).toHaveLength(2);
  expect(Buffer.byteLength(shown.join(''))).toBeLessThanOrEqual(shownBytes);
  expect(pagesToShow(['x'.repeat(shownBytes + 1), 'y'])).toHaveLength(1);
});
