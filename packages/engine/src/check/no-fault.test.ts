import { describe, expect, it } from 'vitest';
import { addLine, addLink, type Break, box, breaks, changeJob, codesOf } from '../../test/break-reading.ts';
import { goodReading, textItem } from '../../test/good-reading.ts';
import type { FindingCode } from './finding-catalogue.ts';

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
    'a company whose name ends in an acronym': ['unspelled-acronym', addLine('Analyst at Barclays PLC')],
    'an acronym in a resume that is not English': [
      'unspelled-acronym',
      (reading) => {
        addLine('Erhöhte den ROI um 12 %')(reading);
        reading.language = 'de';
      },
    ],
    'a small word that was read as a skill': [
      'repeated-keywords',
      (reading) => {
        Object.assign(reading.resume, { skills: [{ keywords: ['and'] }] });
        for (let line = 0; line < 14; line++) addLine('bread and rolls')(reading);
      },
    ],
    'a section that the person named in our editor': [
      'unusual-heading',
      ({ document, resume }) => {
        document.format = 'json';
        Object.assign(resume, { customSections: [{ title: 'Positions of responsibility', lines: ['Captain'] }] });
      },
    ],
    'a line of Chinese, whose letters are wide': [
      'letter-spaced',
      (reading) => {
        addLine('计算机科学与技术')(reading);
        const item = reading.document.pages[0].items.at(-1);
        if (item) item.box.width = item.text.length * item.size;
      },
    ],
    'one job out of order, where another group of jobs begins': [
      'not-newest-first',
      ({ resume }) => {
        const job = (startDate: string, endDate: string) => ({ position: 'Baker', startDate, endDate });
        resume.work = [job('2020', '2022'), job('2016', '2018'), job('2019', '2021')];
      },
    ],
    'a job without an employer in our editor': [
      'job-without-employer',
      (reading) => {
        breaks['job-without-employer'](reading);
        reading.document.format = 'json';
      },
    ],
    'a row of Korean words of one syllable': ['letter-spaced', addLine('한 번 더 줄')],
    'parts of names of skills': [
      'skill-not-shown',
      (reading) => {
        breaks['skill-not-shown'](reading);
        const names = ['VLOOKUP)', 'lllll', '# Preprocessing', '(e.g. seaborn', 'Pivot'];
        Object.assign(reading.resume, { skills: names.map((name) => ({ name })) });
      },
    ],
    'skills beside jobs that say next to nothing': [
      'skill-not-shown',
      (reading) => {
        breaks['skill-not-shown'](reading);
        for (const job of reading.resume.work ?? []) Object.assign(job, { summary: '', highlights: [] });
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
