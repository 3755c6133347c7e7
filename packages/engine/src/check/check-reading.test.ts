import type { Box, Work } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { goodPage, goodReading, now, textItem } from '../../test/good-reading.ts';
import { checkReading, rules } from './check-reading.ts';
import { explainFinding } from './explain-finding.ts';
import { type FindingCode, findingCatalogue } from './finding-catalogue.ts';

type Reading = ReturnType<typeof goodReading>;
type Break = (reading: Reading) => void;

const box = (x: number, y: number, width: number, height: number): Box => ({ page: 1, x, y, width, height });
const addLine =
  (text: string, more = {}): Break =>
  (reading) => {
    reading.document.pages[0].items.push(textItem(text, 60, 400, more));
  };
const addLink =
  (text: string, url: string): Break =>
  (reading) => {
    const item = textItem(text, 60, 400);
    reading.document.pages[0].items.push(item);
    reading.document.pages[0].links.push({ box: item.box, url });
  };
const changeJob =
  (index: number, change: (job: Work) => void): Break =>
  (reading) =>
    change(reading.resume.work?.[index] ?? {});
const setColumns =
  (order: 'columns' | 'rows'): Break =>
  (reading) => {
    const side = (name: string, x: number) =>
      Array.from({ length: 14 }, (_, row) => textItem(`${name} column says some words`, x, 300 + row * 14));
    const [left, right] = [side('left', 60), side('right', 340)];
    const rows = left.flatMap((item, row) => [item, right[row] ?? item]);
    reading.document.pages[0].items.push(...(order === 'rows' ? rows : [...left, ...right]));
  };

/** What breaks each rule, one thing at a time. */
const breaks: Record<FindingCode, Break> = {
  'large-file': ({ document }) => Object.assign(document, { bytes: 3_000_000 }),
  'long-document': ({ document }) => Object.assign(document, { pageCount: 3 }),
  'page-without-text': ({ document }) => document.pages.push(goodPage([], 2)),
  'picture-with-content': ({ document }) => document.pages[0].graphics.images.push(box(60, 600, 480, 90)),
  photo: ({ document }) => document.pages[0].graphics.images.push(box(480, 40, 80, 100)),
  'font-not-embedded': ({ document }) =>
    document.fonts.push({ name: 'Arial', embedded: false, type: 'TrueType', unicode: true }),
  'letters-without-unicode': ({ document }) =>
    document.fonts.push({ name: 'F2', embedded: true, type: 'TrueType', unicode: false }),
  'lost-letters': addLine('quali\uE001ed baker'),
  'joined-letters': addLine('quali\uFB01ed baker'),
  'icon-glyphs': addLine('\uF095 020'),
  'drawn-font': ({ document }) => document.fonts.push({ name: 'cmr10', embedded: true, type: 'Type3', unicode: true }),
  'small-text': ({ document }) => {
    for (const item of document.pages[0].items) item.size = 8;
  },
  'side-by-side-columns': setColumns('columns'),
  'mixed-columns': setColumns('rows'),
  table: ({ document }) => {
    const level = [300, 320, 340].map((y) => box(60, y, 300, 0.5));
    const upright = [60, 200, 360].map((x) => box(x, 300, 0.5, 40));
    document.pages[0].graphics.rules.push(...level, ...upright);
  },
  'text-box': addLine('In a box', { tag: 'TextBox/P' }),
  'letter-spaced': addLine('S U M M A R Y'),
  'no-name': ({ resume }) => Object.assign(resume.basics ?? {}, { name: '' }),
  'no-email': ({ resume }) => delete resume.basics?.email,
  'no-phone': ({ resume }) => delete resume.basics?.phone,
  'broken-email': ({ resume }) => Object.assign(resume.basics ?? {}, { email: 'ada@quist' }),
  'contact-in-margin': (reading) => {
    for (const item of reading.document.pages[0].items) if (item.text.includes('@')) item.tag = 'Header/P';
  },
  'no-work': ({ resume }) => delete resume.work,
  'no-education': ({ resume }) => delete resume.education,
  'no-skills': ({ resume }) => delete resume.skills,
  'unusual-heading': ({ resume }) =>
    Object.assign(resume, { customSections: [{ title: 'My journey', lines: ['Far'] }] }),
  'unread-text': ({ leftovers }) => leftovers.push({ text: 'What is this? '.repeat(10), boxes: [] }),
  'job-without-title': changeJob(0, (job) => delete job.position),
  'job-without-employer': changeJob(0, (job) => delete job.name),
  'unclear-job-line': ({ evidence }) => {
    for (const entry of evidence) if (entry.pointer === '/work/0/name') entry.confidence = 0.4;
  },
  'job-without-start': changeJob(1, (job) => delete job.startDate),
  'job-without-end': (reading) => {
    changeJob(1, (job) => delete job.endDate)(reading);
    for (const item of reading.document.pages[0].items) if (item.text.startsWith('Sep 2015')) item.text = 'Sep 2015';
  },
  'reversed-dates': changeJob(1, (job) => Object.assign(job, { startDate: '2020-02', endDate: '2015-09' })),
  'future-date': changeJob(0, (job) => Object.assign(job, { startDate: '2027-01' })),
  'not-newest-first': ({ resume }) => resume.work?.reverse(),
  'year-only-dates': (reading) => {
    changeJob(0, (job) => Object.assign(job, { startDate: '2020' }))(reading);
    changeJob(1, (job) => Object.assign(job, { startDate: '2015', endDate: '2020' }))(reading);
  },
  'mixed-date-formats': ({ evidence }) => {
    for (const entry of evidence) if (entry.pointer === '/work/0/startDate') entry.text = '03/2020 – Present';
  },
  'rated-skill': addLine('Sourdough ●●●○○'),
  'skill-not-shown': ({ resume }) =>
    Object.assign(resume, { skills: [{ name: 'Sourdough' }, { keywords: ['Excel', 'Welding', 'Latin', 'Java'] }] }),
  'unspelled-acronym': addLine('Kept up HACCP records'),
  'hidden-text': addLine('kubernetes terraform', { hidden: true }),
  'repeated-keywords': addLine('Sourdough sourdough sourdough'),
  'relative-link': addLink('rye.example', 'www.rye.example'),
  'unsafe-link': addLink('rye.example', 'javascript:alert(1)'),
  'link-without-address': addLink('Portfolio', 'https://rye.example/ada'),
  placeholder: addLine('Lorem ipsum dolor sit amet'),
};

function codesOf(reading: Reading): string[] {
  return checkReading(reading, now).map((finding) => finding.code);
}

describe('the readability check', () => {
  it('finds nothing in a good resume', () => {
    expect(checkReading(goodReading(), now)).toEqual([]);
  });

  it.each(Object.entries(breaks))('finds %s once that is what is wrong', (code, breakIt) => {
    const reading = goodReading();
    breakIt(reading);
    expect(codesOf(reading)).toContain(code);
  });

  it('has words, a rule and a breaking sample for every code', () => {
    const codes = Object.keys(findingCatalogue).sort();
    expect(rules.map((rule) => rule.code).sort()).toEqual(codes);
    expect(Object.keys(breaks).sort()).toEqual(codes);
  });

  it('tells of hidden words once: they lack no place', () => {
    const reading = goodReading();
    const words = 'kubernetes terraform '.repeat(10);
    addLine(words, { hidden: true })(reading);
    reading.leftovers.push({ text: words.trim(), boxes: [] });
    expect(codesOf(reading)).toContain('hidden-text');
    expect(codesOf(reading)).not.toContain('unread-text');
  });

  it('puts the gravest finding first and gives the same result each time', () => {
    const reading = goodReading();
    for (const code of ['photo', 'large-file', 'hidden-text', 'page-without-text'] as const) breaks[code](reading);
    const severities = checkReading(reading, now).map((finding) => finding.severity);
    expect(severities.slice(0, 2)).toEqual(['fatal', 'major']);
    expect(severities.at(-1)).toBe('info');
    expect(checkReading(reading, now)).toEqual(checkReading(reading, now));
  });

  it('points at the place: the job, its words and its box', () => {
    const reading = goodReading();
    breaks['reversed-dates'](reading);
    const finding = checkReading(reading, now).find(({ code }) => code === 'reversed-dates');
    expect(finding).toMatchObject({
      pointer: '/work/1/startDate',
      evidence: '2020-02 – 2015-09',
      boxes: [{ page: 1 }],
    });
  });

  it('shows at most five places of one kind', () => {
    const reading = goodReading();
    for (let line = 0; line < 20; line++)
      reading.document.pages[0].items.push(textItem('Lorem ipsum', 60, 400 + line * 16));
    expect(codesOf(reading).filter((code) => code === 'placeholder').length).toBe(5);
  });
});

describe('what is no fault', () => {
  const passes: Record<string, [FindingCode, Break]> = {
    'a photo where employers expect one': [
      'photo',
      (reading) => {
        breaks.photo(reading);
        Object.assign(reading.resume.basics?.location ?? {}, { countryCode: 'DE' });
      },
    ],
    'a picture behind the text': [
      'picture-with-content',
      ({ document }) => document.pages[0].graphics.images.push(box(0, 0, 612, 792)),
    ],
    'a study that ends next year': [
      'future-date',
      ({ resume }) => Object.assign(resume.education?.[0] ?? {}, { endDate: '2027' }),
    ],
    'dates set flush right': [
      'side-by-side-columns',
      ({ document }) => {
        for (let row = 0; row < 14; row++) document.pages[0].items.push(textItem('Mar 2020', 500, 300 + row * 16));
      },
    ],
    'a missing phone number on LinkedIn': [
      'no-phone',
      (reading) => {
        breaks['no-phone'](reading);
        reading.kind = 'linkedin';
      },
    ],
    'projects instead of jobs': [
      'no-work',
      ({ resume }) => {
        delete resume.work;
        resume.projects = [{ name: 'A stall of my own' }];
      },
    ],
    'voluntary work instead of jobs': [
      'no-work',
      ({ resume }) => {
        delete resume.work;
        resume.volunteer = [{ organization: 'Torvik Lifeboat', position: 'Cook' }];
      },
    ],
    'a season beside the year': [
      'year-only-dates',
      ({ resume, evidence }) => {
        for (const job of resume.work ?? []) Object.assign(job, { startDate: '2020', endDate: '2020' });
        for (const entry of evidence) if (entry.pointer.endsWith('Date')) entry.text = 'Summer 2020';
      },
    ],
    'a user name beside the name of its network': [
      'link-without-address',
      (reading) => {
        addLink('adaquist', 'https://linkedin.com/in/adaquist')(reading);
        reading.document.pages[0].items.push(textItem('LinkedIn', 60, 412));
      },
    ],
    'languages and driving licences among the skills': [
      'skill-not-shown',
      ({ resume }) =>
        Object.assign(resume, {
          skills: [
            { name: 'Sprachen', keywords: ['Deutsch (Muttersprache)', 'Englisch (A2)', 'Yoruba'] },
            { name: 'English (C1)' },
            { name: 'Führerschein Klasse B' },
            { name: 'BE' },
            { name: 'Sourdough' },
          ],
        }),
    ],
    'an acronym that is written out': [
      'unspelled-acronym',
      addLine('Hazard analysis and critical control points (HACCP)'),
    ],
    'a name that is spaced by initials': ['letter-spaced', addLine('J. R. R. Quist')],
    'an address that is printed': ['link-without-address', addLink('rye.example/ada', 'https://rye.example/ada')],
    'an icon font': [
      'letters-without-unicode',
      ({ document }) =>
        document.fonts.push({ name: 'FontAwesome6Free-Solid', embedded: true, type: 'TrueType', unicode: false }),
    ],
    'a percentage in a sentence': ['rated-skill', addLine('Cut waste by 60%')],
    'a user name beside three icons': [
      'repeated-keywords',
      ({ document }) => {
        for (const x of [60, 200, 340]) document.pages[0].items.push(textItem('adaquist', x, 400));
      },
    ],
    'a sidebar of colour': [
      'picture-with-content',
      ({ document }) => document.pages[0].graphics.images.push(box(0, 0, 220, 792)),
    ],
    'a column that ends at the foot of the page': [
      'contact-in-margin',
      (reading) => {
        const [page] = reading.document.pages;
        page.items = page.items.filter((item) => !item.text.includes('@'));
        page.items.push(textItem('Address', 60, 745), textItem('ada.quist@quist-bakery.example', 60, 757));
      },
    ],
    'a widely spaced column that ends at the foot of the page': [
      'contact-in-margin',
      (reading) => {
        const [page] = reading.document.pages;
        page.items = page.items.filter((item) => !item.text.includes('@'));
        page.items.push(
          textItem('London', 60, 697),
          textItem('+44 20 7946 0123', 60, 727),
          textItem('ada.quist@quist-bakery.example', 60, 757),
        );
      },
    ],
    'a section of patents': [
      'unusual-heading',
      ({ resume }) => Object.assign(resume, { customSections: [{ title: 'Patents', lines: ['Oven'] }] }),
    ],
    'the name of an employer that leads to its site': [
      'link-without-address',
      (reading) => {
        changeJob(0, (job) => Object.assign(job, { name: 'Rye & Co' }))(reading);
        addLink('RYE & CO', 'https://rye.example/')(reading);
      },
    ],
    'a range in a rail, beside lines that it does not share': [
      'job-without-end',
      (reading) => {
        changeJob(1, (job) => delete job.endDate)(reading);
        const dates = reading.evidence.find(({ pointer }) => pointer === '/work/1/startDate');
        Object.assign(dates ?? {}, { text: 'Sep 2015 – Present' });
      },
    ],
    'a rail of dates': [
      'side-by-side-columns',
      ({ document }) => {
        for (let row = 0; row < 14; row++) {
          document.pages[0].items.push(
            textItem(row % 2 ? 'London, England' : 'Mar 2020 – Feb 2021', 60, 340 + row * 16),
          );
          document.pages[0].items.push(textItem('Led a team of five in sourdough baking', 240, 340 + row * 16));
        }
      },
    ],
    "the columns of LinkedIn's own PDF": [
      'side-by-side-columns',
      (reading) => {
        breaks['side-by-side-columns'](reading);
        reading.kind = 'linkedin';
      },
    ],
    'fonts of a Word file': [
      'font-not-embedded',
      (reading) => {
        breaks['font-not-embedded'](reading);
        reading.document.format = 'docx';
      },
    ],
  };

  it.each(Object.entries(passes))('%s', (_, [code, change]) => {
    const reading = goodReading();
    change(reading);
    expect(codesOf(reading)).not.toContain(code);
  });
});

describe('the words of a finding', () => {
  it('name what is wrong, why it matters and one fix', () => {
    for (const code of Object.keys(findingCatalogue)) {
      const words = explainFinding({ code, severity: 'info', pointer: '', evidence: '' });
      expect(words.title).not.toBe('');
      expect(words.explanation).toMatch(/\.$/);
      expect(words.fix).toMatch(/\.$/);
    }
  });

  it('fall back to the code for one that the catalogue does not know', () => {
    const finding = { code: 'made-later', severity: 'info', pointer: '', evidence: '' } as const;
    expect(explainFinding(finding).title).toBe('made later');
  });
});
