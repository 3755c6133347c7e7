import { type LayoutOptions, type SectionColumn, TemplateId } from '@shortlist/schema';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { openTypesetter, resumeDocx, resumeHtml, sampleResume } from '../src/index.ts';
import { arrangeResume } from '../src/outline/arrange-resume.ts';
import { chosenFamily, familiesOf, fontsOf, letterScale } from '../src/registry/text-family.ts';
import { openPdf } from './open-pdf.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const words = (text: string) => text.match(/[\p{L}\p{N}@.+-]+/gu) ?? [];
const pdfOf = async (template: string, options: Partial<LayoutOptions>) =>
  openPdf(await typesetter.resumePdf(sampleResume, { template, options }));

/** Points from line to line of a long summary. */
async function lineDistance(template: string, lineSpacing = 1): Promise<number> {
  const basics = {
    name: 'Marta Lindqvist',
    summary: 'Plans deliveries for three depots and trains new drivers. '.repeat(30),
  };
  const { baselines } = await openPdf(await typesetter.resumePdf({ basics }, { template, options: { lineSpacing } }));
  const [last = 0, before = 0] = baselines.toReversed();
  return before - last;
}

describe.each(TemplateId.options)('%s', (template) => {
  const families = familiesOf(template);

  test('offers three families, and sets its text in the one that is chosen', async () => {
    expect(new Set(families).size).toBe(3);
    const own = await pdfOf(template, {});
    for (const font of families) {
      const pdf = await pdfOf(template, { font });
      const named = font.replaceAll(' ', '');
      expect(
        [...pdf.fonts].some((name) => name.startsWith(named)),
        font,
      ).toBe(true);
      const others = families.filter((family) => !fontsOf(template, font).includes(family));
      for (const other of others)
        expect([...pdf.fonts].join()).not.toMatch(new RegExp(`\\b${other.replaceAll(' ', '')}(?!Mono)`));
      expect(words(pdf.text).sort(), font).toEqual(words(own.text).sort());
    }
  });

  test('with signs before the contacts has the same words, and stays PDF/UA', async () => {
    const [plain, signed] = await Promise.all([pdfOf(template, {}), pdfOf(template, { icons: true })]);
    expect(words(signed.text).sort()).toEqual(words(plain.text).sort());
    expect(signed.fonts).toEqual(plain.fonts);
    expect(signed.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(signed.tagged).toBe(true);
  });

  test('takes narrower and wider margins, and holds every word', async () => {
    const own = await pdfOf(template, {});
    for (const margins of [0.7, 1.3]) {
      const pdf = await pdfOf(template, { margins });
      expect(words(pdf.text.replace(/Marta Lindqvist · \d\/\d/g, '')).sort()).toEqual(words(own.text).sort());
    }
    const [page = ''] = await typesetter.resumeSvg(sampleResume, { template, options: { margins: 1.3 } });
    expect(page).not.toBe((await typesetter.resumeSvg(sampleResume, { template }))[0]);
  });

  test('takes lines nearer together and farther apart, and holds every word', async () => {
    const own = await pdfOf(template, {});
    const distance = await lineDistance(template);
    for (const lineSpacing of [0.85, 1.4]) {
      const pdf = await pdfOf(template, { lineSpacing });
      expect(words(pdf.text.replace(/Marta Lindqvist · \d\/\d/g, '')).sort()).toEqual(words(own.text).sort());
      expect((await lineDistance(template, lineSpacing)) / distance).toBeCloseTo(lineSpacing, 1);
    }
  });

  test('looks as designed where nothing was chosen', async () => {
    const [designed, chosen] = await Promise.all([
      typesetter.resumePdf(sampleResume, { template }),
      typesetter.resumePdf(sampleResume, {
        template,
        options: { font: families[0], margins: 1, lineSpacing: 1, icons: false },
      }),
    ]);
    expect(Buffer.compare(designed, chosen)).toBe(0);
  });
});

test('the web page and the Word file set their lines as far apart as the PDF', async () => {
  const lineHeights = (html: string) =>
    [...html.matchAll(/body\{(?:font:1rem\/|line-height:)([\d.]+)/g)].map((found) => found[1]);
  expect(lineHeights(resumeHtml(sampleResume, {}, 'minimal-clean'))).toEqual(['1.45', '1.31']);
  expect(lineHeights(resumeHtml(sampleResume, { lineSpacing: 1.2 }, 'minimal-clean'))).toEqual(['1.74', '1.57']);
  const tight = { spacing: 0.6, lineSpacing: 0.85 };
  expect(lineHeights(resumeHtml(sampleResume, tight, 'minimal-clean'))).toEqual(['1.1', '1.1']);
  const lineOf = async (options: Partial<LayoutOptions>) => {
    const parts = unzipSync(await resumeDocx(sampleResume, { template: 'minimal-clean', options }));
    const styles = strFromU8(parts['word/styles.xml'] ?? new Uint8Array());
    return Number(/<w:pPrDefault>.*?w:line="(\d+)"/.exec(styles)?.[1]);
  };
  expect((await lineOf({ lineSpacing: 1.2 })) / (await lineOf({}))).toBeCloseTo(1.2, 2);
});

test('a family that the template does not offer gives way to its own; letters of the families look equally large', () => {
  expect(chosenFamily('minimal-clean', 'Jost')).toBeUndefined();
  expect(letterScale('minimal-clean', 'Jost')).toBe(1);
  expect(letterScale('modern-professional', 'EB Garamond')).toBeGreaterThan(1);
  expect(letterScale('modern-professional', 'Inter')).toBeLessThan(1);
});

test('in two columns a section stands where the person put it, and all is there', async () => {
  const own = await pdfOf('creative-edge', {});
  const choices: Record<string, SectionColumn>[] = [
    { skills: 'main' },
    { education: 'side' },
    { work: 'side', skills: 'main' },
  ];
  for (const columns of choices) {
    const pdf = await pdfOf('creative-edge', { columns });
    expect(words(pdf.text).sort()).toEqual(words(own.text).sort());
    const html = resumeHtml(sampleResume, { columns }, 'creative-edge');
    const side = /<div class="facts">(.*?)<div class="story">/s.exec(html)?.[1] ?? '';
    expect(side.includes('<h2>Skills</h2>')).toBe(!('skills' in columns));
    expect(side.includes('<h2>Education</h2>')).toBe('education' in columns);
  }
});

test('in two columns a section that begins a new page is part of the story, in the PDF and on the web page', async () => {
  const options = { columns: { education: 'side' as const }, pageBreaksBefore: ['education', 'skills'] };
  const html = resumeHtml(sampleResume, options, 'creative-edge');
  const story = /<div class="story">(.*)<\/div><\/div>/s.exec(html)?.[1] ?? '';
  expect(story).toContain('<h2>Education</h2>');
  expect(story).toContain('<h2>Skills</h2>');
  const [first = ''] = (await pdfOf('creative-edge', options)).pageTexts;
  expect(first).not.toMatch(/^(?:Education|Skills)$/m);
});

test.each(['modern-professional', 'creative-edge'])(
  'a web page in %s has a sign before each contact, and the same words',
  (template) => {
    const [plain, signed] = [
      resumeHtml(sampleResume, {}, template),
      resumeHtml(sampleResume, { icons: true }, template),
    ];
    const signs = /<svg class="sign"[^>]*aria-hidden="true">.*?<\/svg>/g;
    expect(plain).not.toContain('sign');
    expect(signed.match(signs)).toHaveLength(arrangeResume(sampleResume).contacts.length);
    expect(signed.replace(signs, '').replace(/\.sign\{.*?\}/, '')).toBe(plain);
  },
);

test('the web page wears the family, and the margins on the screen and on paper', () => {
  const html = resumeHtml(sampleResume, { font: 'Inter', margins: 1.2 }, 'modern-professional');
  expect(html).toContain('Inter,"Helvetica Neue"');
  expect(html).not.toContain('"Source Sans 3"');
  expect(html).toContain('html{font-size:90.2%}');
  expect(html).toContain('--pad:5.4rem');
  expect(html).toContain('@page{margin:18mm 0 15.6mm}');
  expect(html).toContain(':root{--pad:21.6mm;--pad-top:18mm}');
  const designed = resumeHtml(sampleResume, {}, 'modern-professional');
  expect(designed).toContain('@page{margin:15mm 0 13mm}');
  expect(designed).not.toContain('html{font-size:');
  // A name is as much larger than the text as designed.
  const nameOf = (page: string) => /h1\{[^}]*?([\d.]+rem)/.exec(page)?.[1];
  expect(nameOf(html)).toBe(nameOf(designed));
});

test('the Word file wears the family at the size at which it looks as large, and the margins', async () => {
  const partsOf = async (template: string, options: Partial<LayoutOptions>) => {
    const parts = unzipSync(await resumeDocx(sampleResume, { template, options }));
    return (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  };
  const sizeOf = (styles: string, id: string) =>
    Number(new RegExp(`w:styleId="${id}".*?<w:sz w:val="(\\d+)"`).exec(styles)?.[1]);
  const [own, chosen] = [
    await partsOf('modern-professional', {}),
    await partsOf('modern-professional', { font: 'EB Garamond', margins: 1.2 }),
  ];
  const [before, after] = [own('word/styles.xml'), chosen('word/styles.xml')];
  expect(before).toContain('w:ascii="Source Sans 3"');
  expect(after).toContain('w:ascii="Garamond"');
  expect(after).not.toContain('Source Sans 3');
  expect([sizeOf(before, 'Title'), sizeOf(before, 'Heading1'), sizeOf(before, 'Heading2')]).toEqual([52, 24, 21]);
  expect([sizeOf(after, 'Title'), sizeOf(after, 'Heading1'), sizeOf(after, 'Heading2')]).toEqual([56, 26, 23]);
  const margins = (file: typeof own) => /<w:pgMar [^>]*>/.exec(file('word/document.xml'))?.[0];
  expect(margins(own)).toMatch(/w:top="1080" w:right="1080" w:bottom="1080" w:left="1080"/);
  expect(margins(chosen)).toMatch(/w:top="1296" w:right="1296" w:bottom="1296" w:left="1296"/);
  // Headings in a family of their own stay as they are.
  const mono = (await partsOf('tech-innovator', { font: 'Inter' }))('word/styles.xml');
  expect(mono).toContain('w:ascii="IBM Plex Mono"');
  expect(mono).toContain('w:ascii="Inter"');
  expect(sizeOf(mono, 'Heading1')).toBe(22);
});
