import { readFileSync } from 'node:fs';
import type { Resume } from '@shortlist/schema';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import {
  openTypesetter,
  resumeDocx,
  resumeHtml,
  resumeMarkdown,
  resumeText,
  samplePerson,
  samplePreview,
  sampleResume,
  templates,
} from '../src/index.ts';
import { legibleColor } from '../src/registry/legible-color.ts';
import { longResume } from '../src/sample/long-resume.ts';
import { openPdf } from './open-pdf.ts';
import { sampleLetter } from './sample-letter.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const ids = templates.map(({ id }) => id);

/** The fields on each page, in order of setting. */
async function pointersOf(resume: Resume, options: Parameters<typeof typesetter.resumeSvg>[1]): Promise<string[][]> {
  const pages = await typesetter.resumeSvg(resume, options);
  return pages.map((page) => [...page.matchAll(/data-pointer="([^"]+)"/g)].map((match) => match[1] ?? ''));
}

describe.each(ids)('pages of %s', (template) => {
  test('end and begin well wherever the text falls: forty offsets', async () => {
    for (let offset = 0; offset < 40; offset += 1) {
      const summary = 'Runs sites of up to 140 people. '.repeat(1 + offset);
      const resume = { ...longResume(4), basics: { ...sampleResume.basics, summary } };
      const fields = await pointersOf(resume, { template });
      // Three lines of facts stay together.
      const skills = fields.filter((page) => page.some((pointer) => pointer.startsWith('/skills/')));
      expect(skills, `offset ${offset}: pages with skills`).toHaveLength(1);
      const pages = fields.map((page) => page.filter((pointer) => pointer.startsWith('/work')));
      pages.forEach((page, index) => {
        const next = pages[index + 1];
        const last = page.at(-1);
        if (!next?.[0] || !last) return;
        // Neither a heading nor an entry's head closes a page.
        expect(last, `offset ${offset}: foot of page ${index + 1}`).toMatch(/\/(highlights|summary)/);
        const list = /^(\/work\/\d+\/highlights)\//.exec(next[0])?.[1];
        if (!list) return;
        // A list that goes over the page leaves two on each side.
        const bullets = (pointers: string[]) =>
          new Set(pointers.filter((pointer) => pointer.startsWith(`${list}/`))).size;
        expect(bullets(page), `offset ${offset}: bullets before the break`).not.toBe(1);
        expect(bullets(next), `offset ${offset}: bullets after the break`).not.toBe(1);
      });
    }
  });

  test('become fewer when asked to fit, and say so when they cannot', async () => {
    const resumeOf = (offset: number): Resume => ({
      ...sampleResume,
      basics: { ...sampleResume.basics, summary: 'Runs sites of up to 140 people. '.repeat(1 + offset * 2) },
    });
    let resume = resumeOf(0);
    let loose = await typesetter.render({ content: { kind: 'resume', resume }, output: 'svg', template });
    for (let offset = 1; loose.pageCount < 2; offset += 1) {
      resume = resumeOf(offset);
      loose = await typesetter.render({ content: { kind: 'resume', resume }, output: 'svg', template });
    }
    const content = { kind: 'resume', resume } as const;
    const fitted = await typesetter.render({ content, output: 'svg', template, options: { fitPages: 1 } });
    expect({ fits: fitted.fits, pages: fitted.pageCount }).toEqual({ fits: true, pages: 1 });
    const hopeless = await typesetter.render({
      content: { ...content, resume: longResume(12) },
      output: 'svg',
      template,
      options: { fitPages: 1 },
    });
    expect(hopeless.fits).toBe(false);
  });

  test('break where the person says', async () => {
    const pages = await pointersOf(sampleResume, { template, options: { pageBreaksBefore: ['education', '/work/2'] } });
    const pageOf = (pointer: string) => pages.findIndex((page) => page.includes(pointer));
    expect(pageOf('/work/2/position')).toBe(pageOf('/work/0/position') + 1);
    expect(pageOf('/education')).toBe(pageOf('/work/2/position') + 1);
  });

  test('keep a word of a hundred letters on the paper', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
    const [page = ''] = await typesetter.resumeSvg(
      { basics: { name: 'Ida Nordin', summary: `A ${word} and https://example.org/${word}` } },
      { template },
    );
    const lines = [...page.matchAll(/data-pointer="\/basics\/summary"[^>]*width="([\d.]+)"/g)].map((match) =>
      Number(match[1]),
    );
    expect(Math.max(...lines)).toBeLessThan(520);
  });

  test('take the person’s order of sections, colour, size and dates', async () => {
    const options = {
      sectionOrder: ['education', 'summary'],
      accentColor: '#a91cbe',
      size: 1.1,
      spacing: 1.2,
      dateFormat: 'numeric' as const,
    };
    const [page = ''] = await typesetter.resumeSvg(sampleResume, { template, options });
    expect(page.indexOf('data-pointer="/education"')).toBeLessThan(page.indexOf('data-pointer="/basics/summary"'));
    expect(page.includes('#a91cbe')).toBe(true);
    expect(page.includes('03/2021')).toBe(true);
  });

  test('set their words, and their bullets, in darker shades of an accent that could not be seen', async () => {
    const [page = ''] = await typesetter.resumeSvg(sampleResume, { template, options: { accentColor: '#ffd400' } });
    expect(page.includes(legibleColor('#ffd400'))).toBe(true);
    // Minimal Clean has no mark in colour.
    expect(page.includes(legibleColor('#ffd400', 'mark'))).toBe(template !== 'minimal-clean');
  });
});

test.each(ids)('the closing of a letter is never alone on a page in %s', async (template) => {
  const body = 'I have run two warehouses for five years and would like to run yours in the same calm way. ';
  for (let lines = 0; lines < 12; lines += 1) {
    const paragraphs = [...Array.from({ length: 8 }, () => body.repeat(4)), body.repeat(2 + lines), 'See you soon.'];
    const letter = { ...sampleLetter, paragraphs };
    const { pages = [] } = await typesetter.render({ content: { kind: 'letter', letter }, output: 'svg', template });
    const closing = pages.find((page) => page.includes('Kind regards,')) ?? '';
    expect(closing.includes('See you soon.'), `${lines} more lines`).toBe(true);
  }
});

test('a line of keywords stays with its project, and of two references neither stands alone', async () => {
  const projects = ['Route Optimiser', 'Night Shift App'].map((name) => ({
    name,
    description: 'Plans delivery tours for small shops.',
    highlights: ['Used by fourteen shops.', 'Saves each about six hours a week.'],
    keywords: ['Python', 'SQL'],
  }));
  const references = ['Per Sund', 'Anna Falk'].map((name) => ({ name, reference: 'Careful, quick and fair.' }));
  for (let offset = 0; offset < 24; offset += 1) {
    const basics = { ...sampleResume.basics, summary: 'Runs sites of up to 140 people. '.repeat(1 + 3 * offset) };
    const pages = await pointersOf(
      { ...sampleResume, basics, projects, references },
      { template: 'executive-classic' },
    );
    const pageOf = (pointer: string) => pages.findIndex((page) => page.includes(pointer));
    expect(pageOf('/references/0/name'), `offset ${offset}`).toBe(pageOf('/references/1/name'));
    for (const page of pages.slice(1)) {
      const first = page.find((pointer) => pointer.startsWith('/projects')) ?? '';
      expect(first, `offset ${offset}`).not.toContain('keywords');
    }
  }
});

test('a record that is too long for the column beside its date has its publisher on a line of its own', async () => {
  const publications = [
    { name: 'Queueing Models for Small Warehouses', publisher: 'Journal of Applied Care', releaseDate: '2024-05' },
  ];
  const pdf = await typesetter.resumePdf({ ...sampleResume, publications }, { template: 'creative-edge' });
  const { text } = await openPdf(pdf);
  expect(text).toMatch(/\nJournal of Applied Care\n/);
});

test('no line begins with the mark between employer and place, nor does the place break', async () => {
  const word = 'Konsortium für Lieferketten und Häfen';
  const work = Array.from({ length: 40 }, (_, index) => ({
    name: `${word} ${word} ${'x'.repeat(index % 20)}`,
    position: 'Buyer',
    location: 'Gothenburg, Sweden',
  }));
  for (const template of ['executive-classic', 'creative-edge']) {
    const { text } = await openPdf(await typesetter.resumePdf({ basics: { name: 'Ida Nordin' }, work }, { template }));
    expect(text.match(/^\s*·|Gothenburg,\n/gm), template).toBeNull();
    expect(text.match(/Gothenburg, Sweden/g), template).toHaveLength(40);
  }
});

test('each job is headed by its title, its employer below, whether or not the next is at the same one', async () => {
  const titles = ['Operations Manager', 'Shift Lead', 'Store Supervisor'];
  const employers = ['Nordhamn Logistics', 'Nordhamn Logistics', 'Fält & Fjord'];
  const inOrder = (text: string) => {
    let from = text.search(/Work Experience/i);
    for (const [index, title] of titles.entries())
      for (const words of [title, employers[index] ?? '']) {
        const at = text.indexOf(words, from);
        expect(at, words).toBeGreaterThan(from);
        from = at;
      }
  };
  for (const template of ids) {
    inOrder((await openPdf(await typesetter.resumePdf(sampleResume, { template }))).text);
    const word = unzipSync(await resumeDocx(sampleResume, { template }))['word/document.xml'] ?? new Uint8Array();
    const styles = [...strFromU8(word).matchAll(/w:pStyle w:val="(\w+)"\/>.*?<w:t(?: [^>]*)?>([^<]*)/g)];
    for (const title of titles)
      expect(styles.some(([, style, text]) => style === 'Heading2' && text === title)).toBe(true);
    inOrder(strFromU8(word).replaceAll('&amp;', '&'));
  }
  for (const text of [resumeText(sampleResume), resumeMarkdown(sampleResume), resumeHtml(sampleResume)])
    inOrder(text.replace(/&amp;|\\&/g, '&'));
});

test('an unfinished resume shows what is still to be written', async () => {
  const [page = ''] = await typesetter.resumeSvg({}, { template: 'modern-professional', placeholders: true });
  expect(page.includes('Your Name')).toBe(true);
  expect(page.includes('Enter your Professional Summary...')).toBe(true);
  expect(page.includes('Enter your Skills...')).toBe(true);
});

test('an unfinished resume in another language shows it in that language', async () => {
  const [page = ''] = await typesetter.resumeSvg(
    {},
    { template: 'modern-professional', placeholders: true, options: { language: 'de' } },
  );
  for (const text of ['Ihr Name', 'Berufserfahrung', 'Kenntnisse eingeben …']) expect(page).toContain(text);
  expect(page).not.toMatch(/Your Name|Enter your/);
});

test('a heading of contacts stands only where there are some', async () => {
  const of = (basics: Resume['basics']) =>
    typesetter.resumeSvg({ ...sampleResume, basics }, { template: 'creative-edge' }).then(([page = '']) => page);
  expect(await of({ name: 'Ida Nordin' })).not.toContain('>Contact<');
  expect(await of({ name: 'Ida Nordin', email: 'ida@example.org' })).toContain('>Contact<');
});

test('sample previews keep their line limits and carry the product’s name', async () => {
  const small = await typesetter.resumeSvg(samplePerson(0.25), samplePreview('minimal-clean', 0.25));
  expect(small).toHaveLength(1);
  expect(small[0]?.includes('Created with Shortlist')).toBe(true);
  const [large = ''] = await typesetter.resumeSvg(samplePerson(0.7), samplePreview('minimal-clean', 0.7));
  expect(large.length).toBeGreaterThan(small[0]?.length ?? 0);
});

test('a page needs no style sheet and holds its text as text', async () => {
  const [page = ''] = await typesetter.resumeSvg(sampleResume, { template: 'tech-innovator' });
  expect(/<style|style="|<script|<foreignObject|xlink:href="(?!#)/.exec(page)?.[0]).toBeUndefined();
  expect(/<text[^>]*>Marta Lindqvist<\/text>/.test(page)).toBe(true);
});

test('an organisation’s logo stands at the foot of every page, and only a picture may be one', async () => {
  const png = readFileSync(new URL('fixtures/photo.png', import.meta.url)).toString('base64');
  const logo = `data:image/png;base64,${png}`;
  for (const { id } of templates) {
    const pages = await typesetter.resumeSvg(longResume(4), {
      template: id,
      options: { logo, footer: 'Lindau College' },
    });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(page.match(/<image/g)).toHaveLength(1);
      expect(page.includes('Lindau College')).toBe(true);
    }
  }
  for (const wrong of [
    'https://example.org/logo.png',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/png;base64,%%',
  ])
    await expect(typesetter.resumeSvg({}, { template: 'minimal-clean', options: { logo: wrong } })).rejects.toThrow(
      'logo',
    );
});

test('a number is never torn, nor parted from its unit, a range never cut, a last short word never alone', async () => {
  const summary = 'Cut 22 % of SEK 96.5 and 21.3 % in 2018–2021 of 1,200 € to '.repeat(60);
  const highlights = Array.from(
    { length: 30 },
    (_, index) => `${'Planned '.repeat(9 + (index % 5))}${'w'.repeat(index)} as 5`,
  );
  const resume: Resume = { basics: { name: 'Ida Nordin', summary }, work: [{ name: 'Kestrel Foods', highlights }] };
  const { text } = await openPdf(await typesetter.resumePdf(resume, { template: 'modern-professional' }));
  expect(text.match(/[\d.,–]\n[\d.,–]|\d\n[%€]|SEK\n|\n5$/gm)).toBeNull();
  expect(text.match(/\d{4}–\d{4}/g)).toHaveLength(60);
});

test.each(ids)('a long double name stays whole up to its hyphen in %s', async (template) => {
  const resume = { basics: { name: 'Dr. Maximiliane Konstantinidou-Papadimitropoulos von Hohenberg' } };
  const { text } = await openPdf(await typesetter.resumePdf(resume, { template }));
  expect(text).toMatch(/Dr\. Maximiliane\s+Konstantinidou-\s?Papadimitropoulos\s+von Hohenberg/);
});

test('a name on two lines is parted where they are most alike, not behind its title', async () => {
  const resume = { basics: { name: 'Dr. Friederike Alexandra Großkopf-Weißenbach von Hohenberg' } };
  const { text } = await openPdf(await typesetter.resumePdf(resume, { template: 'modern-professional' }));
  expect(text).toMatch(/^Dr\. Friederike Alexandra\s*\n\s*Großkopf-Weißenbach von Hohenberg/);
});

test('no word of up to eleven letters is the last line of a text by itself', async () => {
  const highlights = Array.from(
    { length: 17 },
    (_, index) => `${'Planned routes '.repeat(5)}${'w'.repeat(index)} department.`,
  );
  const resume: Resume = { basics: { name: 'Ida Nordin' }, work: [{ name: 'Kestrel Foods', highlights }] };
  const { text } = await openPdf(await typesetter.resumePdf(resume, { template: 'creative-edge' }));
  expect(text).not.toMatch(/\n\s*department\./);
});

test('dates have the high figures that the text has', async () => {
  for (const template of ids) {
    const outlinesOf = async (resume: Resume) => {
      const [svg = ''] = await typesetter.resumeSvg(resume, { template });
      return [...svg.matchAll(/<path id="[^"]+" d="([^"]*)"/g)].map(([, drawn = '']) => drawn);
    };
    const dated = await outlinesOf({ education: [{ area: 'Xx', startDate: '1010', endDate: '1010' }] });
    const plain = new Set(await outlinesOf({ education: [{ area: 'Xx' }] }));
    const tops = dated.filter((drawn) => !plain.has(drawn)).map(topOf);
    // A dash, and figures: old-style ones are as low as small letters.
    expect(
      tops.filter((top) => top > 350 && top < 580),
      template,
    ).toEqual([]);
    expect(tops.filter((top) => top > 580).length, template).toBeGreaterThan(1);
  }

  function topOf(drawn: string): number {
    return Math.max(...(drawn.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).filter((_, index) => index % 2 === 1));
  }
});

test('Creative Edge fills its narrow column before it begins a page with a section alone', async () => {
  const at = async (words: number) => {
    const basics = { ...sampleResume.basics, summary: 'Runs sites of up to 140 people. '.repeat(words) };
    return pointersOf({ ...sampleResume, basics }, { template: 'creative-edge' });
  };
  for (const words of [20, 26, 32]) {
    const pages = await at(words);
    expect(pages.length, `${words}`).toBe(1);
    expect(pages[0]).toEqual(expect.arrayContaining(['/volunteer/0/position', '/education/0/institution']));
  }
  // What stands in the narrow column comes before the story, in one piece.
  const [first = [], second = []] = await pointersOf(longResume(4), { template: 'creative-edge' });
  expect(first.indexOf('/volunteer/0/position')).toBeLessThan(first.indexOf('/basics/summary'));
  expect(second.filter((pointer) => pointer.startsWith('/volunteer'))).toEqual([]);
});

test('groups of skills stay together at the end of a page', async () => {
  const skills = Array.from({ length: 6 }, (_, index) => ({ name: `Group ${index}`, keywords: ['Excel', 'SQL'] }));
  for (let offset = 0; offset < 16; offset += 1) {
    const basics = { ...sampleResume.basics, summary: 'Runs sites of up to 140 people. '.repeat(1 + 6 * offset) };
    const pages = await pointersOf({ ...longResume(2), basics, skills }, { template: 'executive-classic' });
    const holding = pages.filter((page) => page.some((pointer) => pointer.startsWith('/skills/')));
    expect(holding, `offset ${offset}`).toHaveLength(1);
  }
});
