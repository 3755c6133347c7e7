import { readFileSync } from 'node:fs';
import { Template } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { type DocumentData, documentData } from '../src/compile/document-data.ts';
import { nodePress } from '../src/compile/node-press.ts';
import type { Content } from '../src/compile/request.ts';
import type { TemplateRow } from '../src/registry/templates.ts';
import { sampleResume } from '../src/sample/sample-resume.ts';
import { compareGolden, tolerance } from './compare-golden.ts';
import { drawPages } from './draw-pages.ts';
import { openPdf } from './open-pdf.ts';
import { sampleLetter } from './sample-letter.ts';

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
  offered: ['Inter', 'EB Garamond'],
  bottomMargin: 60,
};

/** From where a template of the gallery stands, `templates/ledger-lines.typ`, the path would be the id alone. */
const template = '../test/fixtures/ledger-lines';

/** What the template is given: the sample person's document, and what is changed in it. */
function dataOf(content: Content, changes: Partial<DocumentData> = {}): DocumentData {
  return { ...documentData(content, { template: row.id }), fallback: ['Source Sans 3'], ...changes };
}

test('a sixth template is one file and one row', async () => {
  expect(Template.safeParse(row).success).toBe(true);
  const { press } = await nodePress([]);
  const data = dataOf({ kind: 'resume', resume: sampleResume });
  const pdf = press.set({ template, data, preview: false }).pdf('ua-1');
  const read = await openPdf(pdf);
  expect(read.tagged).toBe(true);
  for (const text of ['Marta Lindqvist', 'Nordhamn Logistics', 'Lean Six Sigma Green Belt', 'Matsvinnet'])
    expect(read.text).toContain(text);
  expect(compareGolden('ledger-lines-1', await drawPages(pdf))).toBeLessThan(tolerance);
});

test('it sets letters, photos and resumes without a name as well, as the rules of the house ask', async () => {
  const { press } = await nodePress([]);
  const letter = press.set({ template, data: dataOf({ kind: 'letter', letter: sampleLetter }), preview: false });
  expect((await openPdf(letter.pdf('ua-1'))).text).toContain('Kind regards,');
  const photo = new Uint8Array(readFileSync(new URL('fixtures/photo.png', import.meta.url)));
  const pictured = dataOf({ kind: 'resume', resume: sampleResume }, { photo: true });
  const withPhoto = await openPdf(press.set({ template, data: pictured, preview: false, photo }).pdf('ua-1'));
  expect([...withPhoto.roles]).toContain('Figure');
  const nameless = dataOf({ kind: 'resume', resume: { ...sampleResume, basics: {} } });
  const read = await openPdf(press.set({ template, data: nameless, preview: false }).pdf('ua-1'));
  expect(read.outline[0]).toBe('Work Experience');
});
