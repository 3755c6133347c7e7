import { readFileSync } from 'node:fs';
import { pictureSize, type Resume } from '@shortlist/schema';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  openTypesetter,
  resumeDocx,
  resumeHtml,
  resumeMarkdown,
  resumeText,
  sampleResume,
  templates,
} from '../src/index.ts';
import { wordDesign } from '../src/registry/word-design.ts';

describe.each(templates.map(({ id }) => id))('a DOCX in %s', (template) => {
  test('has real headings, lists, links and metadata, and nothing that changes between two runs', async () => {
    const file = await resumeDocx(sampleResume, { template });
    expect(Buffer.compare(file, await resumeDocx(sampleResume, { template }))).toBe(0);
    const parts = unzipSync(file);
    const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const body = text('word/document.xml');
    for (const style of ['Title', 'Heading1', 'Heading2', 'Place', 'Achievement'])
      expect(body).toContain(`<w:pStyle w:val="${style}"/>`);
    expect(body).toContain('<w:numPr>');
    expect(body).not.toContain('<w:tbl>');
    // Word takes a tab for one only where it is an element.
    expect(body).toMatch(/<w:tab\/><\/w:r>/);
    expect(body).not.toContain('\t');
    expect(text('word/_rels/document.xml.rels')).toContain('mailto:marta.lindqvist@example.com');
    expect(text('docProps/core.xml')).toContain('<dc:creator>Marta Lindqvist</dc:creator>');
    expect(text('docProps/core.xml')).not.toContain('<dcterms:');
  });
});

test('of three lines of skills in a DOCX none stands alone at a page’s head or foot', async () => {
  const parts = unzipSync(await resumeDocx(sampleResume, { template: 'executive-classic' }));
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const lines = [...body.matchAll(/<w:p>(?:(?!<\/w:p>).)*<\/w:p>/g)].map(([line]) => line);
  const kept = ['Operations: ', 'Systems: ', 'People: '].map((label) => {
    const line = lines.find((one) => one.includes(`>${label}<`)) ?? '';
    return line.includes('<w:keepNext/>');
  });
  expect(kept).toEqual([true, true, false]);
});

test('a DOCX shows the photo, with the name as its alternative text; a picture that Word does not know is refused', async () => {
  const photo = readFileSync(new URL('fixtures/photo.png', import.meta.url));
  const file = await resumeDocx(sampleResume, { template: 'modern-professional', photo });
  expect(Buffer.compare(file, await resumeDocx(sampleResume, { template: 'modern-professional', photo }))).toBe(0);
  const parts = unzipSync(file);
  const media = Object.keys(parts).filter((name) => name.startsWith('word/media/'));
  expect(media).toHaveLength(1);
  expect(Buffer.from(parts[media[0] ?? ''] ?? []).equals(photo)).toBe(true);
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('descr="Marta Lindqvist"');
  const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1');
  await expect(resumeDocx(sampleResume, { template: 'modern-professional', photo: webp })).rejects.toThrow(
    /PNG and JPEG pictures only/,
  );
});

test('a DOCX in Hebrew or Arabic runs from the right, its Latin words from the left', async () => {
  const resume = { basics: { name: 'נועה לוי', summary: 'אחות מוסמכת' }, skills: [{ name: 'Excel' }] };
  const parts = unzipSync(await resumeDocx(resume, { template: 'modern-professional' }));
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(text('word/styles.xml')).toContain('<w:pPrDefault><w:pPr><w:bidi/>');
  expect(text('word/document.xml')).toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>נועה לוי</);
  expect(text('word/document.xml')).not.toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>Excel</);
  const dated = { ...resume, education: [{ institution: 'אוניברסיטת חיפה', startDate: '2012', endDate: '2016' }] };
  const body = unzipSync(await resumeDocx(dated, { template: 'modern-professional' }))['word/document.xml'];
  expect(strFromU8(body ?? new Uint8Array())).toContain('>\u200e2012 – 2016<');
  const latin = unzipSync(await resumeDocx(sampleResume, { template: 'modern-professional' }));
  expect(strFromU8(latin['word/styles.xml'] ?? new Uint8Array())).not.toContain('<w:bidi/>');
});

test('a DOCX has the organisation’s logo in its foot', async () => {
  const png = readFileSync(new URL('fixtures/photo.png', import.meta.url)).toString('base64');
  const options = { logo: `data:image/png;base64,${png}`, footer: 'Lindau College' };
  const file = await resumeDocx(sampleResume, { template: 'minimal-clean', options });
  expect(Buffer.compare(file, await resumeDocx(sampleResume, { template: 'minimal-clean', options }))).toBe(0);
  const feet = Object.entries(unzipSync(file)).filter(([name]) => /^word\/footer\d\.xml$/.test(name));
  expect(feet).toHaveLength(2);
  for (const [, foot] of feet) {
    expect(strFromU8(foot)).toContain('descr="Lindau College"');
    expect(strFromU8(foot)).toContain('Lindau College</w:t>');
  }
});

test('a JPEG’s size is read from its frame, behind whatever stands before it', () => {
  const jpeg = Uint8Array.of(
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    1,
    2,
    0xff,
    0xc4,
    0,
    3,
    9,
    0xff,
    0xc2,
    0,
    11,
    8,
    1,
    44,
    0,
    200,
    3,
    0,
    0,
  );
  expect(pictureSize(jpeg)).toEqual({ type: 'jpg', width: 200, height: 300 });
  expect(pictureSize(Uint8Array.of(0xff, 0xd8, 0xff))).toBeUndefined();
});

test('plain text puts what forms ask for on lines of their own', () => {
  const text = resumeText(sampleResume);
  expect(text.split('\n').slice(0, 3)).toEqual([
    'Marta Lindqvist',
    'Operations Manager',
    'marta.lindqvist@example.com',
  ]);
  expect(text).toContain(
    'Operations Manager | Mar 2021 – Present\nNordhamn Logistics · Gothenburg, Sweden\n- Lead 140 people',
  );
  expect(text).toContain('\nSKILLS\nOperations: Shift planning, Lean');
});

test('an address ends no link of Markdown, and no line opens a block of code', () => {
  const text = resumeMarkdown({
    basics: { name: 'Ann', email: 'a"><script>@x.org', url: 'https://x.org/a\\' },
    customSections: [{ title: 'More', lines: ['~~~', '## Head', '3. place', '&lt;b&gt;', 'ends \\'] }],
  });
  expect(text).not.toContain('<script>');
  expect(text).toContain('(<https://x.org/a%5C>)');
  for (const line of ['\\~\\~\\~', '\\## Head', '3\\. place', '\\&lt;b\\&gt;', 'ends \\\\'])
    expect(text).toContain(line);
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

test('HTML names what it is, tells its language, and has no empty heading', () => {
  const html = resumeHtml(sampleResume, { language: 'de' });
  expect(html).toContain('<title>Marta Lindqvist – Lebenslauf</title>');
  expect(html).toContain('<article lang="de" dir="ltr">');
  expect(html).toMatch(/<div class="title"><h3><[^>]*>Operations Manager<\/span><\/h3><p class="dates">/);
  expect(resumeHtml({})).toContain('<title>Resume</title>');
  expect(resumeHtml({})).not.toMatch(/<h\d><\/h\d>|<h\d><span[^>]*><\/span>/);
});

test('the typesetter writes the same DOCX on its own thread, and refuses an unknown template', async () => {
  const typesetter = openTypesetter();
  const written = await typesetter.resumeDocx(sampleResume, { template: 'minimal-clean' });
  expect(Buffer.compare(written, await resumeDocx(sampleResume, { template: 'minimal-clean' }))).toBe(0);
  await expect(typesetter.resumeDocx(sampleResume, { template: 'no-such' })).rejects.toThrow(RangeError);
  await typesetter.close();
});

test('what is said further of a certificate stands with its name, or below it where it is more', async () => {
  const long = 'Renewed every three years with a practical test before two examiners';
  const resume = {
    certificates: [
      { name: 'Safe Pass', issuer: 'SOLAS', summary: 'expires May 2027' },
      { name: 'Rescue', summary: long },
    ],
  };
  const docx = unzipSync(await resumeDocx(resume, { template: 'minimal-clean' }));
  const word = strFromU8(docx['word/document.xml'] ?? new Uint8Array());
  for (const text of [resumeText(resume), resumeMarkdown(resume), resumeHtml(resume), word])
    for (const part of ['Safe Pass (expires May 2027)', long]) expect(text).toContain(part);
});

test('a grade and lines below a degree stand as people write them; courses by name have their word', async () => {
  const study = { institution: 'Texas State University', studyType: 'B.S.', area: 'Computer Science' };
  const basics = { name: 'Dana Whitfield', location: { city: 'Austin', region: 'TX', countryCode: 'US' } };
  const linesOf = (education: object, more: object = { basics }) =>
    resumeText({ ...more, education: [{ ...study, ...education }] })
      .split('Texas State University\n')[1]
      ?.trim()
      .split('\n');
  expect(linesOf({ score: 'GPA 3.8' })).toEqual(['GPA 3.8']);
  expect(linesOf({ score: '3.8' })).toEqual(['GPA 3.8']);
  // Elsewhere less may be better.
  expect(linesOf({ score: '1.7' }, { basics: { location: { countryCode: 'DE' } } })).toEqual(['Grade: 1.7']);
  expect(linesOf({ score: '3.9/4.0', courses: ['Statistics', 'Labour Law'] }, {})).toEqual([
    'GPA 3.9/4.0',
    'Courses: Statistics, Labour Law',
  ]);
  expect(linesOf({ score: 'Distinction', labels: { score: 'Result' } })).toEqual(['Result: Distinction']);
  const lines = ['Dean’s List, six semesters', 'Senior thesis on queueing in small clusters'];
  expect(linesOf({ score: '3.8', courses: lines })).toEqual(['GPA 3.8', `- ${lines[0]}`, `- ${lines[1]}`]);
});

test('Word and HTML keep a number beside its unit, and have the quotes and spaces of the language', async () => {
  const highlights = ['Projet "Flux": 840 ms'];
  const resume = {
    meta: { language: 'fr' },
    work: [{ position: 'Cheffe', highlights }],
    skills: [{ name: 'Outils', keywords: ['Excel'] }],
  };
  const docx = unzipSync(await resumeDocx(resume, { template: 'minimal-clean' }));
  const word = strFromU8(docx['word/document.xml'] ?? new Uint8Array());
  for (const text of [word, resumeHtml(resume)]) {
    expect(text).toContain('Projet «\u00a0Flux\u00a0»\u00a0: 840\u00a0ms');
    expect(text).toContain('Outils\u00a0:');
  }
  // Text in Unicode has them as well.
  expect(resumeText(resume).replace(/[\u00a0\u202f]/g, ' ')).toContain('- Projet « Flux » : 840 ms');
});

test('a country stands by its name in the language of the page, and no Latin comma between Japanese parts', () => {
  const placeIn = (language: string, location: Record<string, string>) =>
    resumeText({ basics: { name: 'A', location } }, { language }).split('\n')[1];
  expect(placeIn('de', { city: 'Köln', countryCode: 'DE' })).toBe('Köln, Deutschland');
  expect(placeIn('en', { city: 'Köln', countryCode: 'DE' })).toBe('Köln, Germany');
  expect(placeIn('en', { city: 'Köln', countryCode: 'D1' })).toBe('Köln');
  expect(placeIn('en', { city: 'Austin', region: 'TX', countryCode: 'US' })).toBe('Austin, TX');
  expect(placeIn('ja', { city: '大阪市', region: '大阪府', countryCode: 'JP' })).toBe('大阪府大阪市');
});

test.each(templates.map(({ id }) => id))(
  'HTML carries the type, colours and order of %s, in one style sheet and without a script',
  (template) => {
    const html = resumeHtml(sampleResume, { sectionOrder: ['education', 'work'] }, template);
    const design = wordDesign(template, { size: 1 });
    expect(html).toContain(`color:#${design.name.color.toLowerCase()}`);
    expect(html).toContain(`--accent:#${design.accent.toLowerCase()}`);
    expect(html).toContain(design.font === 'Source Sans 3' ? 'Source Sans 3' : design.font);
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).toContain('@media print');
    expect(html).not.toMatch(/<script|style="|<link|url\(|@import/);
    expect(html.indexOf('>Education<')).toBeLessThan(html.indexOf('>Work Experience<'));
    expect(resumeHtml(sampleResume, { accentColor: '#a91cbe' }, template)).toContain('#a91cbe');
    const others = templates.filter(({ id }) => id !== template);
    for (const { id } of others) expect(styleOf(resumeHtml(sampleResume, {}, id))).not.toBe(styleOf(html));

    function styleOf(page: string): string {
      return /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
    }
  },
);

test('Chinese and Japanese pages have the colons and brackets of their language', () => {
  const resume: Resume = {
    skills: [{ name: '分析', level: '熟练', keywords: ['SQL'] }],
    languages: [{ language: '英语', fluency: 'CET-6' }],
  };
  expect(resumeText(resume, { language: 'zh' })).toMatch(/分析\(熟练\)：SQL.*英语\(CET-6\)/s);
  expect(resumeText(resume, { language: 'ja' })).toMatch(/分析\(熟练\)：SQL.*英语\(CET-6\)/s);
  expect(resumeText(resume, { language: 'en' })).toMatch(/分析 \(熟练\): SQL.*英语 \(CET-6\)/s);
});

test('an address is printed without what nobody types, and leads where it led', () => {
  const html = resumeHtml({ basics: { url: 'https://www.example.com/me/' } });
  expect(html).toContain('<a href="https://www.example.com/me/">example.com/me</a>');
});

test('HTML of two columns has contacts and facts beside the story, and a certificate stands on one line as on the page', () => {
  const html = resumeHtml(sampleResume, {}, 'creative-edge');
  expect(html).toMatch(/<div class="columns">\n<section class="contacts"><h2>Contact<\/h2>/);
  expect(html.match(/marta\.lindqvist@example\.com<\/a>/g)).toHaveLength(1);
  const plain = resumeHtml(sampleResume, {}, 'modern-professional');
  expect(plain).toMatch(/Green Belt<\/span><\/h3><p class="place">.*?Institute<\/span><\/p><p class="dates">/);
  expect(plain).not.toContain('class="columns"');
});

test('a Word file carries the band, the centred headings and the italics of its template', async () => {
  const partsOf = async (template: string) => {
    const parts = unzipSync(await resumeDocx(sampleResume, { template }));
    return ['document', 'styles'].map((part) => strFromU8(parts[`word/${part}.xml`] ?? new Uint8Array()));
  };
  const [banded = ''] = await partsOf('creative-edge');
  expect(banded.match(/<w:shd w:fill="F4B8A4"/g)?.length).toBeGreaterThan(2);
  const [, styles = ''] = await partsOf('executive-classic');
  expect(/<w:style [^>]*w:styleId="Heading1".*?<\/w:style>/s.exec(styles)?.[0]).toContain('w:val="center"');
  expect(/<w:style [^>]*w:styleId="Place".*?<\/w:style>/s.exec(styles)?.[0]).toContain('<w:i/>');
});
