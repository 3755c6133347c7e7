import type { Resume } from '@shortlist/schema';
import { afterAll, describe, expect, test } from 'vitest';
import { openTypesetter, sampleResume, templates } from '../src/index.ts';
import { longResume } from '../src/sample/long-resume.ts';
import { compareGolden } from './compare-golden.ts';
import { drawPages } from './draw-pages.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

/** How much of a picture may differ: edges of letters are drawn a little differently from machine to machine. */
const tolerance = 0.01;

const cases: [number, Resume][] = [
  [1, sampleResume],
  [2, longResume(4)],
  [4, longResume(17)],
];

describe.each(templates.map(({ id }) => id))('%s looks as it did', (template) => {
  test.each(cases)('at %i page(s)', async (fitPages, resume) => {
    const pdf = await typesetter.resumePdf(resume, { template, options: { fitPages } });
    expect(compareGolden(`${template}-${fitPages}`, await drawPages(pdf))).toBeLessThan(tolerance);
  });
});
