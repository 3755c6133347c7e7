import { afterAll, describe, expect, test } from 'vitest';
import { openTypesetter, templates } from '../src/index.ts';
import { longResume } from '../src/sample/long-resume.ts';
import { openPdf } from './open-pdf.ts';
import { nodesOf, readStructure } from './read-structure.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

describe.each(templates.map(({ id }) => id))('assistive technology finds in %s', (template) => {
  test('headings that skip no level, and list items with a mark and a body each', async () => {
    const pages = await readStructure(await typesetter.resumePdf(longResume(8), { template }));
    const levels = pages.flatMap((page) => nodesOf(page, /^H\d$/)).map(({ role }) => Number(role.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.length).toBeGreaterThan(12);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
    const items = pages.flatMap((page) => nodesOf(page, /^LI$/));
    expect(items.length).toBeGreaterThan(20);
    for (const item of items) expect(item.children.map(({ role }) => role)).toEqual(['Lbl', 'LBody']);
    for (const page of pages) {
      for (const node of nodesOf(page, /./))
        expect(node.children.filter((child, at) => child.role === 'L' && node.children[at - 1]?.role === 'L')).toEqual(
          [],
        );
      for (const list of nodesOf(page, /^L$/))
        expect(new Set(list.children.map(({ role }) => role))).toEqual(new Set(['LI']));
      for (const link of nodesOf(page, /^Link$/)) expect(link.content || link.children.length > 0).toBe(true);
    }
  });
});

test('the facts of Creative Edge come right after the name; the story runs on over the page break without them', async () => {
  const pdf = await typesetter.resumePdf(longResume(4), { template: 'creative-edge' });
  const { pageTexts } = await openPdf(pdf);
  expect(pageTexts).toHaveLength(2);
  const text = pageTexts.join('\n');
  const order = ['Marta Lindqvist', 'Contact', 'Skills', 'Languages', 'Summary', 'Work Experience', 'Education'];
  const places = order.map((word) => text.indexOf(word));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBe(0);
});
