import type { Resume } from '@shortlist/schema';
import { afterAll, expect, test } from 'vitest';
import { openTypesetter, sampleResume } from '../src/index.ts';
import { longResume } from '../src/sample/long-resume.ts';
import { openPdf } from './open-pdf.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const template = 'creative-edge';
const groups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Group ${index + 1}`,
    keywords: ['Planning', 'Budgeting', 'Lean', 'Coaching'],
  }));

test('facts that the first column has no room for stand in the column of the next page, not alone in the story', async () => {
  const certificates = Array.from({ length: 7 }, (_, index) => ({ name: `Licence ${index}`, date: '2020-01' }));
  const resume: Resume = { ...longResume(4), skills: groups(16), certificates };
  const { pageTexts } = await openPdf(await typesetter.resumePdf(resume, { template }));
  const [first = '', second = ''] = pageTexts;
  expect(first).not.toContain('Swedish (Native)');
  // In the narrow column each language has a line.
  expect(second).toMatch(/Swedish \(Native\)\n+English \(C1\)/);
  // The facts of a page come before its story.
  expect(second.indexOf('Swedish')).toBeLessThan(second.indexOf('Supply Chain'));
});

test('without another page they take their place in the story', async () => {
  const resume: Resume = { ...sampleResume, work: [], volunteer: [], skills: groups(16) };
  const { pages, text } = await openPdf(await typesetter.resumePdf(resume, { template }));
  expect(pages).toBe(1);
  expect(text).toContain('Swedish (Native), English (C1), Finnish (B1)');
});

test('every word is set once, whatever the column has room for', async () => {
  for (const count of [1, 8, 14, 20, 30, 45]) {
    for (const jobs of [0, 2, 9]) {
      const resume: Resume = { ...longResume(jobs), skills: groups(count), interests: [{ name: 'Rowing' }] };
      const { text } = await openPdf(await typesetter.resumePdf(resume, { template }));
      for (const words of [
        'Swedish (Native)',
        'Forklift License A and B',
        `Group ${count}:`,
        'Rowing',
        'Matsvinnet',
        'Labor Law',
      ])
        expect(text.split(words), `${words}, ${count} groups, ${jobs} jobs`).toHaveLength(2);
    }
  }
});

test('a section that begins on a new page does so beside a column as well', async () => {
  const resume: Resume = { ...longResume(2), skills: groups(16) };
  const options = { pageBreaksBefore: ['education'] };
  const { pages, pageTexts } = await openPdf(await typesetter.resumePdf(resume, { template, options }));
  expect(pageTexts.every((page) => page.trim() !== '')).toBe(true);
  expect(pages).toBeLessThanOrEqual(3);
});

test('no page has a column for a line or two: what is left for it closes the story', async () => {
  const resume: Resume = {
    ...longResume(2),
    skills: groups(7),
    interests: [{ name: 'Rowing' }, { name: 'Bread' }, { name: 'Bookbinding' }],
  };
  const { pageTexts } = await openPdf(await typesetter.resumePdf(resume, { template }));
  expect(pageTexts).toHaveLength(2);
  expect(pageTexts[1]).toContain('Rowing, Bread, Bookbinding');
});
