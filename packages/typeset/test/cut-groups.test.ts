import { afterAll, expect, test } from 'vitest';
import { cutGroups } from '../src/browser/cut-groups.ts';
import { openTypesetter, sampleResume } from '../src/index.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

async function page(text: string): Promise<string> {
  const [first = ''] = await typesetter.resumeSvg(
    { ...sampleResume, basics: { ...sampleResume.basics, label: text } },
    { template: 'modern-professional' },
  );
  return first;
}

test('a page falls into its blocks and what holds them together', async () => {
  const svg = await page('Operations Manager');
  const { glyphs, groups, skeleton } = cutGroups(svg);
  expect(groups.length).toBeGreaterThan(15);
  expect(glyphs.size).toBeGreaterThan(40);
  for (const group of groups) expect(group.split('<g').length).toBe(group.split('</g>').length);
  const glyphLength = [...glyphs.values()].join('').length;
  expect(skeleton.length + groups.join('').length + glyphLength + '<defs>'.length).toBe(svg.length);
});

test('one changed line changes one block', async () => {
  const before = cutGroups(await page('Operations Manager'));
  const after = cutGroups(await page('Operations Manger'));
  expect(after.skeleton).toBe(before.skeleton);
  expect(after.groups.filter((group, index) => group !== before.groups[index])).toHaveLength(1);
});
