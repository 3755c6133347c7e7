import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { resumeDocx, resumeHtml, resumeMarkdown, resumeText, sampleResume, templates } from '../src/index.ts';

describe.each(templates.map(({ id }) => id))('a DOCX in %s', (template) => {
  test('has real headings, lists, links and metadata, and nothing that changes between two runs', async () => {
    const file = await resumeDocx(sampleResume, { template });
    expect(Buffer.compare(file, await resumeDocx(sampleResume, { template }))).toBe(0);
    const parts = unzipSync(file);
    const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const body = text('word/document.xml');
    for (const style of ['Title', 'Heading1', 'Heading2', 'Heading3', 'Place', 'Achievement'])
      expect(body).toContain(`<w:pStyle w:val="${style}"/>`);
    expect(body).toContain('<w:numPr>');
    expect(body).not.toContain('<w:tbl>');
    expect(text('word/_rels/document.xml.rels')).toContain('mailto:marta.lindqvist@example.com');
    expect(text('docProps/core.xml')).toContain('<dc:creator>Marta Lindqvist</dc:creator>');
    expect(text('docProps/core.xml')).not.toContain('<dcterms:');
  });
});

test('plain text puts what forms ask for on lines of their own', () => {
  const text = resumeText(sampleResume);
  expect(text.split('\n').slice(0, 3)).toEqual([
    'Marta Lindqvist',
    'Operations Manager',
    'marta.lindqvist@example.com',
  ]);
  expect(text).toContain('Operations Manager | Mar 2021 – Present\n- Lead 140 people');
  expect(text).toContain('\nSKILLS\nOperations: Shift planning, Lean');
});

test('Markdown escapes what a person wrote', () => {
  const text = resumeMarkdown({
    basics: { name: 'A_B *C*', summary: '# not a heading <b>' },
    work: [{ position: '1. Engineer', highlights: ['- [x](y)'] }],
  });
  expect(text).toContain('# A\\_B \\*C\\*');
  expect(text).toContain('\\# not a heading \\<b\\>');
  expect(text).toContain('- \\[x\\](y)');
});

test('HTML escapes what a person wrote and links only to the web and to mail', () => {
  const html = resumeHtml({
    basics: { name: '<script>alert(1)</script>', url: 'javascript:alert(1)', email: 'a@example.org' },
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('href="javascript');
  expect(html).toContain('<a href="mailto:a@example.org">');
});
