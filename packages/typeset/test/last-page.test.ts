import { readFileSync } from 'node:fs';
import type { LayoutOptions, Resume } from '@shortlist/schema';
import { afterAll, expect, test } from 'vitest';
import { openTypesetter, sampleResume } from '../src/index.ts';
import { longResume } from '../src/sample/long-resume.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const photo = readFileSync(new URL('fixtures/photo.png', import.meta.url));

const pagesOf = async (resume: Resume, template: string, options: Partial<LayoutOptions> = {}) =>
  (await typesetter.render({ content: { kind: 'resume', resume }, output: 'pdf', template, options, photo })).pageCount;

// With a photo the last section of the sample has no room on the first page as it is designed.
test.each(['modern-professional', 'executive-classic', 'minimal-clean'])(
  'a section of a few lines does not stand alone on a last page of %s',
  async (template) => {
    expect(await pagesOf(sampleResume, template)).toBe(1);
    // Who chose how far apart the lines stand is not overruled.
    expect(await pagesOf(sampleResume, template, { spacing: 1.01 })).toBe(2);
  },
);

test('a last page with something on it is set as designed', async () => {
  const resume = longResume(4);
  const designed = await typesetter.resumeSvg(resume, { template: 'modern-professional' });
  const fitted = await typesetter.resumeSvg(resume, { template: 'modern-professional', options: { fitPages: 2 } });
  expect(designed).toEqual(fitted);
});
