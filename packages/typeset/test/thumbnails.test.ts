import { afterAll, expect, test } from 'vitest';
import { openTypesetter, previewScales, samplePerson, samplePreview, templates } from '../src/index.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const heightOf = (page = '', pointer = '') =>
  Number(new RegExp(`data-pointer="${pointer}"[^>]*height="([\\d.]+)"`).exec(page)?.[1]);

test.each(templates.map(({ id }) => id))(
  'the thumbnail of %s is one page in letters that can be read',
  async (template) => {
    const pagesAt = (scale: number) => typesetter.resumeSvg(samplePerson(scale), samplePreview(template, scale));
    const [small, large] = [await pagesAt(previewScales.thumbnail), await pagesAt(previewScales.page)];
    expect(small).toHaveLength(1);
    expect(small[0]).toContain('Created with Shortlist');
    const employer = '/work/0/name';
    expect(heightOf(small[0], employer) / heightOf(large[0], employer)).toBeCloseTo(1.7);
  },
);
