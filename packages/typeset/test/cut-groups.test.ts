import { afterAll, expect, test } from 'vitest';
import { cutGroups } from '../src/browser/cut-groups.ts';
import { mergeGlyphs, relativePath } from '../src/browser/merge-glyphs.ts';
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
  const definitions = [...svg.matchAll(/<path id="[^"]+" d="[^"]*"\/>/g)].map(([definition]) => definition).join('');
  expect(skeleton.length + groups.join('').length + definitions.length).toBe(svg.length);
});

test('a letter that its face puts together from two is drawn like any other', async () => {
  const [svg = ''] = await typesetter.resumeSvg({ basics: { name: 'Åsa Bäck' } }, { template: 'minimal-clean' });
  const { glyphs, skeleton } = cutGroups(svg);
  expect(skeleton).not.toContain('<path id=');
  for (const [, id = ''] of svg.matchAll(/<path id="([^"]+)"/g)) expect(glyphs.get(id), id).toBeTruthy();
});

test('one changed line changes one block', async () => {
  const before = cutGroups(await page('Operations Manager'));
  const after = cutGroups(await page('Operations Manger'));
  expect(after.skeleton).toBe(before.skeleton);
  expect(after.groups.filter((group, index) => group !== before.groups[index])).toHaveLength(1);
});

test('an outline drawn from where it stands is the outline drawn from its origin', () => {
  expect(relativePath('M 83 0 L 83 654 Q 345 303 354 272.5 Z M 10 20 L 30 5 Z ')).toBe(
    'm83 0l0 654q262 -351 271 -381.5zm-73 20l20 -15z',
  );
});

test('the glyphs of a run become one path, spaces nothing', () => {
  const glyphs = new Map([['a', 'M 1 2 L 3 4 Z ']]);
  const run = '<use x="0" y="0" href="#a"/><use x="500" y="0" href="#space"/><use x="700" y="0" href="#a"/>';
  expect(mergeGlyphs(`<g>${run}<text>a a</text></g>`, glyphs)).toBe(
    '<g><path d="M0 0m1 2l2 2zM700 0m1 2l2 2z"/><text>a a</text></g>',
  );
});
