import { Template } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { documentData } from '../src/compile/document-data.ts';
import { nodePress } from '../src/compile/node-press.ts';
import type { TemplateRow } from '../src/registry/templates.ts';
import { sampleResume } from '../src/sample/sample-resume.ts';
import { compareGolden } from './compare-golden.ts';
import { drawPages } from './draw-pages.ts';
import { openPdf } from './open-pdf.ts';

/** The row that the registry would get. */
const row: TemplateRow = {
  id: 'ledger-lines',
  name: 'Ledger Lines',
  description: 'Dotted rules and a warm accent.',
  category: 'modern',
  features: ['One column'],
  popular: false,
  headerColor: '#ffffff',
  accentColor: '#7a5c00',
  fontFamily: 'sans',
  fonts: ['Source Sans 3'],
};

test('a sixth template is one file and one row', async () => {
  expect(Template.safeParse(row).success).toBe(true);
  const { press } = await nodePress([]);
  const data = {
    ...documentData({ kind: 'resume', resume: sampleResume }, { template: row.id }),
    fallback: ['Source Sans 3'],
  };
  // From where a template of the gallery stands, `templates/ledger-lines.typ`, the path would be the id alone.
  const sheet = press.set({ template: '../test/fixtures/ledger-lines', data, preview: false });
  const pdf = sheet.pdf('ua-1');
  const read = await openPdf(pdf);
  expect(read.tagged).toBe(true);
  for (const text of ['Marta Lindqvist', 'Nordhamn Logistics', 'Lean Six Sigma Green Belt', 'Matsvinnet'])
    expect(read.text).toContain(text);
  expect(compareGolden('ledger-lines-1', await drawPages(pdf))).toBeLessThan(0.01);
});
