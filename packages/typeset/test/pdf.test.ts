import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Resume } from '@shortlist/schema';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, test } from 'vitest';
import { textFaces } from '../src/fonts/font-faces.ts';
import { openTypesetter, sampleResume, templates } from '../src/index.ts';
import { findTemplate } from '../src/registry/templates.ts';
import { longResume } from '../src/sample/long-resume.ts';
import { drawPages } from './draw-pages.ts';
import { openPdf } from './open-pdf.ts';
import { sampleLetter as letter } from './sample-letter.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

/** The PostScript names that the faces of a template's own families may have. */
function facesOf(template: string): string[] {
  const { fonts } = findTemplate(template);
  const files = textFaces.filter(({ family }) => fonts.includes(family)).map(({ file }) => basename(file, '.ttf'));
  return files.flatMap((file) => {
    const [base = '', weight = ''] = file.split('_');
    const style = [weight.replace(/\d+/, ''), file.endsWith('_Italic') ? 'Italic' : '']
      .join('')
      .replace('RegularItalic', 'Italic');
    return style === 'Regular' ? [base, `${base}-Regular`] : [`${base}-${style}`];
  });
}

describe.each(templates.map(({ id }) => id))('a resume in %s', (template) => {
  test('is a tagged PDF/UA-1 with title, author, language, bookmarks and live links', async () => {
    const pdf = await openPdf(await typesetter.resumePdf(sampleResume, { template }));
    expect(pdf.tagged).toBe(true);
    expect(pdf.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.info).toMatchObject({ Title: 'Marta Lindqvist – Resume', Author: 'Marta Lindqvist', Language: 'en' });
    expect(pdf.outline).toEqual(expect.arrayContaining(['Marta Lindqvist', 'Work Experience', 'Education', 'Skills']));
    expect(pdf.links).toEqual(expect.arrayContaining(['mailto:marta.lindqvist@example.com', 'tel:+46705550142']));
    expect([...pdf.roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'L', 'LI']));
  });

  test('stays tagged and whole without a name: its sections are the first headings then', async () => {
    const { basics, ...rest } = sampleResume;
    const pdf = await openPdf(await typesetter.resumePdf({ ...rest, basics: { ...basics, name: '' } }, { template }));
    expect(pdf.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.outline).toEqual(expect.arrayContaining(['Work Experience', 'Education', 'Skills']));
  });

  test('embeds the fonts that the template asks for and no others', async () => {
    const pdf = await openPdf(await typesetter.resumePdf(sampleResume, { template }));
    expect(pdf.fonts.size).toBeGreaterThan(1);
    for (const font of pdf.fonts) expect(facesOf(template)).toContain(font);
  });

  test('is the same to the byte for the same input', async () => {
    const one = await typesetter.resumePdf(sampleResume, { template });
    await typesetter.resumePdf(longResume(3), { template });
    const other = await typesetter.resumePdf(structuredClone(sampleResume), { template });
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test('takes at most 120 KB for two pages', async () => {
    const { pdf, pageCount } = await typesetter.render({
      content: { kind: 'resume', resume: longResume(4) },
      output: 'pdf',
      template,
      options: { fitPages: 2 },
    });
    expect(pageCount).toBe(2);
    expect(pdf?.length).toBeLessThan(120 * 1024);
  });

  test('keeps every letter apart when it is read: no ligature is lost', async () => {
    const words = 'Office affairs, fjord offload, Thorough official shuffle, Buffet & Café';
    const resume: Resume = { basics: { name: 'Fiona Affleck', summary: words } };
    const pdf = await openPdf(await typesetter.resumePdf(resume, { template }));
    expect(pdf.text.replace(/\s+/g, ' ')).toContain(words);
  });

  test('has a running head with the number of pages from the second page on', async () => {
    const pdf = await openPdf(await typesetter.resumePdf(longResume(9), { template, options: { paper: 'us-letter' } }));
    expect(pdf.pages).toBeGreaterThan(2);
    expect(pdf.pageTexts[0]).not.toContain(`· 1/${pdf.pages}`);
    for (const [index, text] of pdf.pageTexts.slice(1).entries()) expect(text).toContain(`· ${index + 2}/${pdf.pages}`);
  });

  test('comes with a letter in the same design', async () => {
    const pdf = await openPdf(await typesetter.letterPdf(letter, { template }));
    expect(pdf.pages).toBe(1);
    for (const part of [
      'Nordic Cold Chain',
      'March 4, 2026',
      'Application as Site Manager',
      'I would like to run yours.',
      'Kind regards,',
    ]) {
      expect(pdf.text).toContain(part);
    }
    for (const font of pdf.fonts) expect(facesOf(template)).toContain(font);
  });

  test('can be a PDF/A-2a instead', async () => {
    const pdf = await openPdf(await typesetter.resumePdf(sampleResume, { template, standard: 'a-2a' }));
    expect(pdf.xmp).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(pdf.xmp).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  });
});

test('a person’s text is never markup', async () => {
  const name = '#panic("x") * bold * _it_ $x^2$ @label <tag> \\n `raw` // no = Heading [link](x)';
  const pdf = await openPdf(
    await typesetter.resumePdf(
      { basics: { name: 'Eve #eval("1")', summary: name } },
      { template: 'modern-professional' },
    ),
  );
  expect(pdf.text.replace(/\s+/g, ' ')).toContain(name);
  expect(pdf.text).toContain('Eve #eval("1")');
});

test('an unknown template and options outside their limits are refused', async () => {
  await expect(typesetter.resumePdf(sampleResume, { template: '../../etc' })).rejects.toThrow(RangeError);
  await expect(
    typesetter.resumePdf(sampleResume, { template: 'minimal-clean', options: { size: 9 } }),
  ).rejects.toThrow();
});

test('an empty resume still makes a page', async () => {
  const pdf = await openPdf(await typesetter.resumePdf({}, { template: 'executive-classic' }));
  expect(pdf.pages).toBe(1);
});

test('a photo is set with the person’s name as its alternative text', async () => {
  const photo = await readFile(new URL('./fixtures/photo.png', import.meta.url));
  for (const { id } of templates) {
    const pdf = await openPdf(await typesetter.resumePdf(sampleResume, { template: id, photo: new Uint8Array(photo) }));
    expect([...pdf.roles]).toContain('Figure');
  }
});

test('of a portrait that is higher than its frame the head stays: the frame cuts below', async () => {
  const portrait = new PNG({ width: 80, height: 100 });
  portrait.data.fill(255);
  // Hair, from 6 to 9 hundredths below the upper edge.
  for (let at = 6 * 80; at < 9 * 80; at += 1) portrait.data.set([255, 0, 0, 255], at * 4);
  const photo = new Uint8Array(PNG.sync.write(portrait));
  for (const { id } of templates) {
    const { data } = await drawPages(await typesetter.resumePdf(sampleResume, { template: id, photo }), 2);
    const isRed = (at: number) => (data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 60 && (data[at + 2] ?? 0) < 60;
    let red = 0;
    for (let at = 0; at < data.length; at += 4) if (isRed(at)) red += 1;
    expect(red, id).toBeGreaterThan(60);
  }
});
