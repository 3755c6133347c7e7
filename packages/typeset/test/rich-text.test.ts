import type { Resume } from '@shortlist/schema';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import {
  openTypesetter,
  resumeDocx,
  resumeHtml,
  resumeMarkdown,
  resumeText,
  sampleResume,
  templates,
} from '../src/index.ts';
import { openPdf } from './open-pdf.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const line = 'Cut **order errors** by *half* -- see "[the **case** study](https://example.com/case)" and **12 ms**';
const marked: Resume = {
  basics: { name: 'Ann Lee', summary: 'Runs **three sites**.\nLikes *calm*.' },
  work: [
    {
      name: '**Acme**',
      position: '*Lead*',
      startDate: '2020-01',
      highlights: [line, 'Moved *.ts and *.js files; A* in Maths'],
    },
  ],
  skills: [{ name: '**Tools**', keywords: ['*SQL*', 'Bash'] }],
};
const shown = 'Cut order errors by half – see “the case study” and 12 ms';

describe.each(templates.map(({ id }) => id))('bold, italic and linked words in %s', (template) => {
  test('are set in their faces, lead to their address and read as plain words', async () => {
    const read = await openPdf(await typesetter.resumePdf(marked, { template }));
    expect(read.text.replace(/\s+/g, ' ')).toContain(shown);
    expect(read.text).not.toContain('**');
    expect(read.text).toContain('Moved *.ts and *.js files; A* in Maths');
    expect(read.links).toContain('https://example.com/case');
    expect([...read.fonts].join()).toMatch(/Italic/);
    const bare = await openPdf(await typesetter.resumePdf({ ...marked, work: [] }, { template }));
    expect(bare.text).toContain('Runs three sites.');
    expect(bare.text).toContain('Tools');
  });
});

test('the fields of the preview stay whole: one link from a line to its place', async () => {
  const [page = ''] = await typesetter.resumeSvg(marked, { template: 'modern-professional' });
  expect(page).toContain('data-pointer="/work/0/highlights/0"');
  expect(page).not.toContain('example.com/case');
});

test('a Word file has runs of their own for them', async () => {
  const parts = unzipSync(await resumeDocx(marked, { template: 'modern-professional' }));
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(body).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*order errors/);
  expect(body).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*half/);
  expect(body).not.toContain('**');
  expect(strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array())).toContain('https://example.com/case');
});

test('HTML and Markdown have their own marks for them, plain text the words and the address', () => {
  const html = resumeHtml(marked);
  expect(html).toContain(
    'Cut <strong>order errors</strong> by <em>half</em> – see “<a href="https://example.com/case">',
  );
  expect(html).not.toContain('**');
  expect(resumeMarkdown(marked)).toContain(
    '- Cut **order errors** by *half* – see “[the **case** study](<https://example.com/case>)”',
  );
  const text = resumeText(marked);
  expect(text).toContain('- Cut order errors by half – see “the case study (example.com/case)” and 12 ms');
  expect(text).toContain('Moved *.ts and *.js files; A* in Maths');
  expect(text).not.toContain('**');
});

test('a line that is cut short for a thumbnail shows no marks', async () => {
  const limit = { lines: 3, characters: 12 };
  const [page = ''] = await typesetter.resumeSvg(marked, { template: 'modern-professional', limit });
  expect(page).not.toContain('**');
});

test('quotes and dashes that change their length leave the marks at their words', () => {
  const resume = { basics: { summary: '"**Zéro**" -- l\'*équipe*: **"oui"**' }, meta: { language: 'fr' } };
  const html = resumeHtml(resume).replace(/[\u00a0\u202f]/g, ' ');
  expect(html).toContain('« <strong>Zéro</strong> » – l’<em>équipe</em> : <strong>« oui »</strong>');
});

test('a section can be hidden and headed otherwise, whatever the language', async () => {
  const options = { hiddenSections: ['skills'], headings: { work: 'Berufsweg' }, language: 'de' };
  const text = resumeText(sampleResume, options);
  expect(text).toContain('BERUFSWEG');
  expect(text).not.toContain('Shift planning,');
  const shown = await typesetter.resumeSvg(
    { basics: {} },
    { template: 'modern-professional', options, placeholders: true },
  );
  expect(shown.join('')).toContain('data-pointer="/work"');
  expect(shown.join('')).not.toContain('data-pointer="/skills"');
});
