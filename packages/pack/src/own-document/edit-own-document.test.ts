import { readSourceText } from '@shortlist/compare';
import type { Edit, Resume } from '@shortlist/schema';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { runHere } from '../work/pack-work.ts';
import { editOwnDocument } from './edit-own-document.ts';

const run = (text: string, look = ''): string =>
  `<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, look = ''): string =>
  `<w:p>${look ? `<w:pPr>${look}</w:pPr>` : ''}${content}</w:p>`;
const item = '<w:pStyle w:val="ListBullet"/>';
const box = (text: string): string => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;

const body = [
  paragraph(run('Ida Farrow', '<w:b/>')),
  `<w:p><w:r><mc:AlternateContent><mc:Choice>${box('Buyer of fresh food')}</mc:Choice><mc:Fallback>${box('Buyer of fresh food')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
  paragraph(run('Experience', '<w:caps/>')),
  `<w:tbl><w:tr><w:tc><w:tcPr/>${paragraph(run('Kestrel Foods'))}</w:tc><w:tc><w:tcPr/>${paragraph(run('2019 – Present'))}</w:tc></w:tr></w:tbl>`,
  paragraph(run('Cut ', '<w:i/>') + run('waste', '<w:b/>') + run(' by 12 % in two stores &amp; one depot.'), item),
  paragraph(run('Was responsible for ordering.'), item),
  paragraph(run('Filed reports.'), item),
  paragraph(run('Skills: ', '<w:b/>') + run('Ordering, Excel, SAP')),
].join('');
const documentXml = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w" xmlns:mc="mc"><w:body>${body}<w:sectPr/></w:body></w:document>`;
const styles = '<w:styles xmlns:w="w"><w:style w:styleId="ListBullet"/></w:styles>';
const file = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'word/document.xml': strToU8(documentXml),
  'word/styles.xml': strToU8(styles),
});

const original: Resume = {
  basics: { name: 'Ida Farrow', summary: 'Buyer of fresh food' },
  work: [
    {
      name: 'Kestrel Foods',
      startDate: '2019',
      highlights: ['Cut waste by 12 % in two stores & one depot.', 'Was responsible for ordering.', 'Filed reports.'],
    },
  ],
  skills: [{ name: 'Skills', keywords: ['Ordering', 'Excel', 'SAP'] }],
};
const edit = (part: Partial<Edit> & Pick<Edit, 'op' | 'path'>): Edit => ({
  id: part.path,
  reason: 'stronger-wording',
  explanation: '',
  evidence: [],
  requirements: [],
  effect: 0,
  ...part,
});
const make = async (...edits: Edit[]) => {
  const own = await editOwnDocument(file, edits, original, { read: readSourceText, run: runHere });
  if (own === undefined) throw new Error('no Word document');
  const parts = unzipSync(own.bytes);
  const text = (await readSourceText(own.bytes, 'resume.docx'))?.lines.map(({ cells }) =>
    cells.map((cell) => cell.text).join(' '),
  );
  return { ...own, xml: strFromU8(parts['word/document.xml'] ?? new Uint8Array()), parts, text };
};

it('changes only the run with the words that differ', async () => {
  const { xml, made, parts } = await make(
    edit({
      op: 'replace',
      path: '/work/0/highlights/0',
      before: 'Cut waste by 12 % in two stores & one depot.',
      after: 'Cut food waste by 12 % in two stores & one depot.',
    }),
  );
  expect(made).toHaveLength(1);
  expect(xml).toBe(
    documentXml.replace('<w:t xml:space="preserve">Cut </w:t>', '<w:t xml:space="preserve">Cut food </w:t>'),
  );
  expect(strFromU8(parts['word/styles.xml'] ?? new Uint8Array())).toBe(styles);
});

it('changes a text box with its rendering for older programs, takes out, adds and reorders', async () => {
  const { xml, text, made, left } = await make(
    edit({
      op: 'replace',
      path: '/basics/summary',
      before: 'Buyer of fresh food',
      after: 'Senior buyer of fresh food',
    }),
    edit({ op: 'remove', path: '/work/0/highlights/2', before: 'Filed reports.' }),
    edit({ op: 'add', path: '/skills/0/keywords/-', after: 'Forecasting' }),
    edit({
      op: 'replace',
      path: '/work/0/highlights',
      before: original.work?.[0]?.highlights,
      after: [...(original.work?.[0]?.highlights ?? [])].reverse(),
    }),
  );
  expect(xml.split('Senior buyer of fresh food')).toHaveLength(3);
  expect(text).not.toContain('• Filed reports.');
  expect(text).toContain('Skills: Ordering, Excel, SAP, Forecasting');
  expect(made).toHaveLength(3);
  // One of the items that were to be put in order is gone.
  expect(left.map(({ path }) => path)).toEqual(['/work/0/highlights']);
  const { text: ordered } = await make(
    edit({
      op: 'replace',
      path: '/work/0/highlights',
      before: original.work?.[0]?.highlights,
      after: [...(original.work?.[0]?.highlights ?? [])].reverse(),
    }),
    edit({
      op: 'replace',
      path: '/skills/0/keywords',
      before: ['Ordering', 'Excel', 'SAP'],
      after: ['SAP', 'Ordering', 'Excel'],
    }),
  );
  expect(ordered?.slice(-4)).toEqual([
    '• Filed reports.',
    '• Was responsible for ordering.',
    '• Cut waste by 12 % in two stores & one depot.',
    'Skills: SAP, Ordering, Excel',
  ]);
});

it('leaves an edit whose words are not in the document to the person, and a file that is none alone', async () => {
  const other = edit({ op: 'replace', path: '/work/0/highlights/1', before: 'Ordered fish.', after: 'Ordered cod.' });
  const { bytes, left } = await make(other);
  expect(left).toEqual([other]);
  expect(bytes).toBe(file);
  expect(
    await editOwnDocument(strToU8('%PDF-1.7'), [other], original, { read: readSourceText, run: runHere }),
  ).toBeUndefined();
});
