import { describe, expect, it } from 'vitest';
import { dated, name, read, resumeOf, rows, section } from './sketch-rows.ts';

describe('what is no fact', () => {
  it('stays out: dots that rate a language, an employer among contact lines, studies without school and degree', () => {
    const { resume, leftovers } = read([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      { x: 40, line: 1, text: 'Torvik University · ada.moreno@example.com · +44 161 496 0734' },
      section(3, 'LANGUAGES'),
      ...rows(4, ['English', '○ ○ ○ ○']),
      section(7, 'EDUCATION'),
      ...rows(8, ['• Self-directed and tidy', '• Reads maps of tides']),
    ]);
    expect(resume.basics?.location).toBeUndefined();
    expect(resume.languages).toEqual([{ language: 'English' }]);
    expect(resume.education).toBeUndefined();
    expect(leftovers.map(({ text }) => text)).toContain('Reads maps of tides');
  });
});

it('years that somebody writes about are no phone', () => {
  const { basics } = resumeOf([
    { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
    { x: 40, line: 1, text: 'ada.moreno@example.com' },
    section(3, 'PAPERS'),
    ...rows(4, ['Tides and Trade in Torvik, 1890-1910', '1890-1910']),
  ]);
  expect(basics?.phone).toBeUndefined();
});

describe('a page without a name', () => {
  const below = [section(3, 'SUMMARY'), ...rows(4, ['Hires and keeps people for three harbours.'])];

  it.each(['Human Resources Professional', 'BUSINESS DEVELOPMENT'])(
    'has none: %s in large type at the top names nobody',
    (text) => {
      expect(resumeOf([{ x: 40, line: 0, text, size: 22 }, ...below]).basics?.name).toBeUndefined();
    },
  );

  it('keeps a name that is the name of a skill too', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'Ruby Java', size: 22 },
      { x: 40, line: 1, text: 'ruby.java@example.com' },
      ...below,
    ]);
    expect(basics?.name).toBe('Ruby Java');
  });
});

describe('what is not read', () => {
  it('a section from a heading with nothing below: the words are told as left over', () => {
    const { resume, leftovers } = read([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Harbour Master', 'Jan 2003 – Present'),
      ...rows(5, ['Port of Torvik']),
      section(7, 'EXPEDITIONS'),
      section(9, 'SKILLS'),
      ...rows(10, ['Mooring, Dredging']),
    ]);
    expect(resume.customSections).toBeUndefined();
    expect(leftovers.map(({ text }) => text)).toContain('EXPEDITIONS');
  });

  it('a job from the last words of a point that name a year', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Harbour Master', 'Jan 2003 – Present'),
      ...rows(5, ['Port of Torvik']),
      ...rows(6, ['• Drew up the berth plan that is still used very widely at']),
      { x: 50, line: 7, text: 'Torvik by the pilots and the harbour crew since 2007.' },
      ...rows(8, ['• Led a crew of nine']),
    ]);
    expect(work).toHaveLength(1);
    expect(work?.[0]?.highlights?.[0]).toMatch(/at Torvik by the pilots and the harbour crew since 2007\.$/);
  });

  it('a grade from its label, a phone number from years in a sentence, a place from somebody’s title', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      {
        x: 40,
        line: 1,
        text: 'In spring 1896 Jon took over the mill; from 1888 to 1893 he had learned his trade in Ulm.',
      },
      { x: 40, line: 2, text: 'Prof. Elise Quill, Ph.D.' },
      ...rows(4, ['ada.moreno@example.com']),
    ]);
    expect(basics?.phone).toBeUndefined();
    expect(basics?.location).toBeUndefined();
    const { education } = resumeOf([
      ...name,
      section(3, 'EDUCATION'),
      ...dated(4, 'Torvik University', '2014 – 2018'),
      ...rows(5, ['B.Sc. in Geology', 'GPA: GPA']),
    ]);
    expect(education?.[0]?.score).toBeUndefined();
  });

  it('a title, an employer or a number to call from work that is told in sentences', () => {
    const { basics, work } = resumeOf([
      ...rows(0, [
        'My name is Ada Moreno and I live in Torvik. My address is ada.moreno@example.com.',
        'From 2015 to 2019 I worked as a marketing assistant at Larch Foods, where I ran the',
        'trade fairs. After that I was a baker at Elm for six years (2013 - 2019) and learned a lot.',
        'Since March 2019 I have been marketing manager at Birch Ltd. I lead a team of three.',
      ]),
    ]);
    expect(work ?? []).toEqual([]);
    expect(basics?.phone).toBeUndefined();
    expect(basics?.summary).toContain('Larch Foods');
  });

  it('a city from the name beside its own address', () => {
    const { basics } = resumeOf(rows(0, ['Ada Moreno, ada.moreno@example.com', 'Baker']));
    expect(basics?.location).toBeUndefined();
  });
});
