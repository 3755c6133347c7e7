import { describe, expect, it } from 'vitest';
import type { Stroke } from '../layout/sketch-page.ts';
import { bold, dated, name, resumeOf, rows, section, wide } from './sketch-rows.ts';

/** A heading that ends at the right edge of the page. */
const rightHead = (line: number, text: string): Stroke => ({ x: 540 - text.length * 7, line, text, ...wide });

describe('headings as designers set them', () => {
  it('takes headings that are set to the right edge for headings of the text at the left', () => {
    const { work, education } = resumeOf([
      ...['Ada Moreno', 'Baker', '+44 161 496 0734', 'ada.moreno@example.com', 'Leeds', 'moreno.example'].map(
        (text, i): Stroke => ({
          x: 540 - text.length * (i === 0 ? 11 : 5),
          line: i - 1,
          text,
          size: i === 0 ? 22 : 10,
        }),
      ),
      rightHead(6, 'PROFILE'),
      ...rows(8, ['Field baker working on rye bread and the people who live off it.']),
      rightHead(11, 'EXPERIENCE'),
      ...rows(13, ['Night Baker'], bold),
      ...rows(14, ['Larch Ovens, Torvik', '2020 – Present', '• Baked four hundred loaves a night']),
      ...rows(17, ['Pastry Cook'], bold),
      ...rows(18, ['Harbour Inn, Skarnes', '2017 – 2020', '• Made desserts for sixty seats']),
      rightHead(22, 'EDUCATION'),
      ...rows(24, ['Diploma in Baking'], bold),
      ...rows(25, ['Torvik College', '2015 – 2016']),
      rightHead(28, 'SKILLS'),
      ...rows(30, ['Rye, Sourdough, Ledgers']),
    ]);
    expect(work?.map((job) => job.position)).toEqual(['Night Baker', 'Pastry Cook']);
    expect(education?.[0]?.institution).toBe('Torvik College');
  });

  it('puts a heading together that its own column wraps, beside the text that it heads', () => {
    const beside = (line: number, head: string, text: string): Stroke[] => [
      { x: 134 - head.length * 3.5, line: line - 0.15, text: head, size: 7, color: '#1a5276' },
      { x: 150, line, text, ...(line === 5 ? bold : {}) },
    ];
    const { work } = resumeOf([
      ...name,
      ...beside(3, 'PROFILE', 'Baker who likes long fermentation and short meetings.'),
      ...beside(5, 'PROFESSIONAL', 'Night Baker'),
      ...beside(6, 'EXPERIENCE', 'Larch Ovens'),
      { x: 440, line: 5, text: '2020 – Present' },
      { x: 160, line: 7, text: '• Baked four hundred loaves a night' },
    ]);
    expect(work?.map((job) => [job.position, job.name])).toEqual([['Night Baker', 'Larch Ovens']]);
  });

  it('knows headings with the marks of typed text before them', () => {
    const { work, education } = resumeOf([
      ...name,
      ...rows(3, ['## Experience'], bold),
      ...rows(4, ['Night Baker @ Larch Ovens'], bold),
      ...rows(5, ['2020 → Present']),
      ...rows(7, ['## Education'], bold),
      ...rows(8, ['Diploma in Baking @ Torvik College'], bold),
      ...rows(9, ['2015 → 2016']),
    ]);
    expect([work?.length, education?.[0]?.institution]).toEqual([1, 'Torvik College']);
  });

  it('takes quiet names of sections in the margin for headings when nothing else stands there', () => {
    const beside = (line: number, head: string, text: string): Stroke[] => [
      { x: 40, line, text: head },
      { x: 150, line, text, ...bold },
    ];
    const { work, education, skills } = resumeOf([
      ...name,
      ...beside(4, 'Work', 'Night Baker'),
      { x: 150, line: 5, text: 'Larch Ovens / 2020 – Present' },
      { x: 160, line: 6, text: '• Baked four hundred loaves a night in two ovens' },
      { x: 150, line: 8, text: 'Pastry Cook', ...bold },
      { x: 150, line: 9, text: 'Harbour Inn / 2017 – 2020' },
      { x: 160, line: 10, text: '• Made desserts for a dining room of sixty seats' },
      ...beside(13, 'Education', 'Diploma in Baking'),
      { x: 150, line: 14, text: 'Torvik College / 2015 – 2016' },
      ...beside(17, 'Skills', 'Baking'),
      { x: 150, line: 18, text: 'Rye / Sourdough / Spelt' },
    ]);
    expect([work?.length, education?.length, skills?.[0]?.keywords]).toEqual([2, 1, ['Rye', 'Sourdough', 'Spelt']]);
  });

  it('takes a headline that a narrow column wraps whole', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      { x: 40, line: 1.4, text: 'Creative and Patient Web', color: '#777777' },
      { x: 40, line: 2.4, text: 'Developer', color: '#777777' },
      ...rows(4, ['ada.moreno@example.com']),
      { x: 200, line: 0, text: 'EXPERIENCE', ...wide },
      { x: 200, line: 1, text: 'Developer, Larch Labs', ...bold },
      { x: 200, line: 2, text: '2020 – Present' },
      { x: 214, line: 3, text: '• Built the pages of four museums' },
      { x: 200, line: 5, text: 'EDUCATION', ...wide },
      { x: 200, line: 6, text: 'Bachelor of Arts in History', ...bold },
      { x: 200, line: 7, text: 'Skarnes University, 2016 – 2019' },
      ...rows(8, ['SKILLS'], wide),
      ...rows(9, ['HTML', 'CSS', 'Svelte']),
    ]);
    expect(basics?.label).toBe('Creative and Patient Web Developer');
  });

  it('takes names that nobody knows for headings where they are set like the known ones, however many they are', () => {
    const { work, customSections } = resumeOf([
      ...name,
      section(3, 'Experience'),
      ...dated(5, 'Night Baker', '2018 – 2020'),
      ...rows(6, ['Larch Ovens', '• Baked four hundred loaves a night']),
      section(9, 'Education'),
      ...dated(11, 'Diploma in Baking', '2015 – 2016'),
      ...rows(12, ['Torvik College']),
      ...['Loaves of Renown', 'Evening Walks', 'Kitchen Lore', 'Harbour Songs'].flatMap((title, i) => [
        section(15 + 4 * i, title),
        ...rows(17 + 4 * i, ['What is told of it stands below in words of its own.']),
      ]),
    ]);
    expect(work).toHaveLength(1);
    expect(customSections?.map(({ title }) => title)).toEqual([
      'Loaves of Renown',
      'Evening Walks',
      'Kitchen Lore',
      'Harbour Songs',
    ]);
  });

  it('takes a name set like the small headings below a larger heading for part of that section', () => {
    const minor = { size: 12, bold: true };
    const { work, education, basics } = resumeOf([
      ...rows(0, ['Ada Moreno'], { size: 22 }),
      ...rows(2, ['Contact'], minor),
      ...rows(3, ['ada.moreno@example.com']),
      ...rows(6, ['About'], minor),
      ...rows(7, ['Baker of rye bread who likes early mornings and long doughs.']),
      ...rows(10, ['Work'], { size: 18, bold: true }),
      ...rows(12, ['Larch Torvik'], minor),
      ...rows(13, ['Night Baker   2020-01 - 2023-05', '• Baked four hundred loaves a night']),
      ...rows(16, ['Harbour Skarnes'], minor),
      ...rows(17, ['Pastry Cook   2017-02 - 2019-12', '• Made desserts for sixty seats']),
      ...rows(20, ['Education'], { size: 18, bold: true }),
      ...rows(22, ['Torvik College   2015 - 2016']),
    ]);
    expect(basics?.summary).toBe('Baker of rye bread who likes early mornings and long doughs.');
    expect(work?.map((job) => [job.name, job.position])).toEqual([
      ['Larch Torvik', 'Night Baker'],
      ['Harbour Skarnes', 'Pastry Cook'],
    ]);
    expect(education?.[0]?.institution).toBe('Torvik College');
  });

  it('reads plain headings of jobs and schools though another heading stands out', () => {
    const { work, education, skills } = resumeOf([
      ...name,
      ...rows(3, ['Objective'], bold),
      ...rows(4, ['Calm under pressure and kind to guests and colleagues on the longest of nights.']),
      ...rows(7, ['Experience']),
      ...rows(8, ['Night Baker 01/2020 to 05/2023 Larch Ovens, Torvik', '• Baked four hundred loaves a night']),
      ...rows(11, ['Education']),
      ...rows(12, ['Diploma in Baking 2016 Torvik College']),
      ...rows(14, ['Skills']),
      ...rows(15, ['Rye, Sourdough, Ledgers']),
    ]);
    expect(work?.map((job) => [job.position, job.startDate])).toEqual([['Night Baker', '2020-01']]);
    expect(education?.[0]?.endDate).toBe('2016');
    expect(skills?.flatMap(({ keywords }) => keywords ?? [])).toEqual(['Rye', 'Sourdough', 'Ledgers']);
  });

  it('a heading below a list in two columns heads the lines across the page that follow', () => {
    const left = ['Rye', 'Sourdough', 'Ledgers', 'Rotas', 'Ordering', 'Ovens'];
    const right = ['Wedding cakes', 'Choux', 'Laminated doughs', 'Chocolate', 'Food hygiene', 'Allergens'];
    const { work, skills } = resumeOf([
      ...name,
      section(3, 'SKILLS'),
      ...left.map((text, i): Stroke => ({ x: 60, line: 4 + i, text })),
      ...right.map((text, i): Stroke => ({ x: 200, line: 4.4 + i, text })),
      section(12, 'EXPERIENCE'),
      ...rows(13, ['Night Baker 01/2020 to 05/2023 Larch Ovens, Torvik']),
      ...rows(14, ['• Baked four hundred loaves a night for the shop and for nine cafés of the harbour']),
    ]);
    expect(work?.[0]).toMatchObject({ position: 'Night Baker', startDate: '2020-01' });
    expect(skills?.flatMap(({ keywords }) => keywords ?? [])).toEqual(expect.arrayContaining([...left, ...right]));
  });

  it('short words beside short words are a list in two columns, of which nothing is lost', () => {
    const left = ['Rye', 'Rotas', 'Ordering', 'Ovens', 'Ledgers', 'Night work'];
    const right = [
      'Wedding cakes and tarts',
      'Choux and sugar work',
      'Laminated doughs',
      'Chocolate tempering',
      'Food hygiene rules',
      'Allergens on labels',
    ];
    const { skills } = resumeOf([
      ...name,
      ...rows(3, ['Profile'], wide),
      ...rows(4, ['Field baker working on rye bread and the people who live off it, in the north.']),
      section(6, 'Skills'),
      ...left.map((text, i): Stroke => ({ x: 60, line: 8 + i, text })),
      ...right.map((text, i): Stroke => ({ x: 200, line: 8 + i, text })),
      ...rows(16, ['Experience'], wide),
      ...rows(17, ['Night Baker, Larch Ovens, Torvik, 01/2020 to 05/2023, full time and at weekends']),
    ]);
    expect(skills?.flatMap(({ keywords }) => keywords ?? [])).toEqual(expect.arrayContaining([...left, ...right]));
  });

  it('headings of words of one’s own, told by one of them, are headings though they are more than the known ones', () => {
    const { work, education } = resumeOf([
      ...name,
      section(3, 'EDUCATION'),
      ...dated(4, 'Bachelor of Science in Biology, Torvik University', '2022'),
      section(6, 'LEGAL EXPERIENCE & OUTREACH'),
      ...dated(7, 'Harbour Students’ Association', '2018 – Present'),
      ...rows(8, ['Associate Justice', '• Heard forty appeals of students a year']),
      section(11, 'RESEARCH AND DATA EXPERIENCE'),
      ...dated(12, 'Larch Development Lab', '2019 – 2021'),
      ...rows(13, ['Research Assistant', '• Kept the data of three hundred families']),
      section(16, 'OFFICE AND PEOPLE EXPERIENCE'),
      ...dated(17, 'Quill Business Office', '2017 – 2018'),
      ...rows(18, ['Finance Assistant', '• Checked forty invoices a week']),
    ]);
    expect(education).toHaveLength(1);
    expect(work?.map(({ position }) => position)).toEqual(
      expect.arrayContaining(['Research Assistant', 'Finance Assistant']),
    );
  });

  it('titles set as headings are, with a word of theirs, head no section', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experience'),
      ...rows(4, ['Education Officer'], wide),
      ...rows(5, ['Torvik Council, Leeds, January 2018 – Present', '• Taught road safety in forty schools']),
      ...rows(8, ['Volunteer Coordinator'], wide),
      ...rows(9, ['Greenmoor Trust, Leeds, March 2014 – December 2017', '• Led sixty volunteers of a food bank']),
      section(12, 'Education'),
      ...dated(13, 'BA History, Torvik University', '2013'),
      section(15, 'Skills'),
      ...rows(16, ['Teaching, Excel, Rotas']),
    ]);
    expect(work?.map(({ position, name: house }) => `${position}, ${house}`)).toEqual([
      expect.stringMatching(/Education Officer, Torvik Council/),
      expect.stringMatching(/Volunteer Coordinator, Greenmoor Trust/),
    ]);
  });
});
