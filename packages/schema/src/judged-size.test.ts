import { expect, test } from 'vitest';
import { isTooLongToJudge, longestJudged } from './judged-size.ts';

test('a long career is judged; one endless text, or too many texts, are not; a photo does not count', () => {
  const jobs = (count: number, line: string) => ({
    work: Array.from({ length: count }, () => ({ highlights: [line] })),
  });
  expect(isTooLongToJudge(jobs(300, 'Packed and sent parcels to all harbours of the coast.'))).toBe(false);
  expect(isTooLongToJudge({ basics: { summary: 'a'.repeat(longestJudged.text + 1) } })).toBe(true);
  expect(isTooLongToJudge(jobs(300, 'a'.repeat(900)))).toBe(true);
  expect(
    isTooLongToJudge({ basics: { image: `data:image/png;base64,${'a'.repeat(90_000)}` }, meta: { of: null } }),
  ).toBe(false);
});
