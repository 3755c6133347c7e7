import type { LayoutOptions, Resume } from '@shortlist/schema';
import { afterAll, describe, expect, test } from 'vitest';
import { openTypesetter, sampleResume, templates } from '../src/index.ts';
import { longResume } from '../src/sample/long-resume.ts';
import { compareGolden, differenceOf, tolerance } from './compare-golden.ts';
import { drawPages } from './draw-pages.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

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

test.each(templates.map(({ id }) => id))(
  'the comparison sees a hundredth more space and another accent in %s',
  async (template) => {
    const draw = async (options: Partial<LayoutOptions>) =>
      drawPages(await typesetter.resumePdf(sampleResume, { template, options }));
    const designed = await draw({});
    expect(differenceOf(designed, await draw({}))).toBe(0);
    expect(differenceOf(designed, await draw({ spacing: 1.01 }))).toBeGreaterThan(tolerance);
    expect(differenceOf(designed, await draw({ accentColor: '#e00000' }))).toBeGreaterThan(tolerance);
  },
);
