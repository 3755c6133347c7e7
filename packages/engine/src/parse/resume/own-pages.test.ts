import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import type { Stroke } from '../layout/sketch-page.ts';
import { section as heading, name, read } from './sketch-rows.ts';

const at = (line: number, text: string, style: Partial<Stroke> = {}): Stroke => ({ x: 40, line, text, ...style });
const resumeOf = (...strokes: Stroke[]): Resume => read([...name, ...strokes]).resume;

describe('what stands on pages without dates', () => {
  it('a grade and courses say something of the degree above them and begin no other', () => {
    const { education } = resumeOf(
      heading(3, 'EDUCATION'),
      at(4, 'Bachelor, Food Technology', { bold: true }),
      at(5, 'University of Torvik · www.torvik.example'),
      at(6, 'Grade: 4.0'),
      at(7, 'Courses: Food Safety, Cost Accounting'),
    );
    expect(education).toMatchObject([
      {
        institution: 'University of Torvik',
        studyType: 'Bachelor',
        area: 'Food Technology',
        score: '4.0',
        courses: ['Food Safety', 'Cost Accounting'],
      },
    ]);
    expect(education).toHaveLength(1);
  });

  it('a level in brackets behind a group of skills is its level; other brackets belong to its name', () => {
    const { skills } = resumeOf(
      heading(3, 'SKILLS'),
      at(4, 'Kitchen (Advanced): Sous-vide, Pastry'),
      at(5, 'Office (Windows): Excel, Word'),
    );
    expect(skills).toMatchObject([
      { name: 'Kitchen', level: 'Advanced', keywords: ['Sous-vide', 'Pastry'] },
      { name: 'Office (Windows)', keywords: ['Excel', 'Word'] },
    ]);
  });

  it('a name set stronger above a reference says whose it is', () => {
    const { references } = resumeOf(
      heading(3, 'REFERENCES'),
      at(4, 'Ben Larch, Owner of Larch Inn', { bold: true }),
      at(5, 'Ada ran our kitchen with a steady hand for four years and never lost a guest.'),
      at(7, 'Cleo Fenn', { bold: true }),
      at(8, 'I would hire Ada again at once, and have told all of my friends to do so too.'),
    );
    expect(references).toMatchObject([
      { name: 'Ben Larch, Owner of Larch Inn', reference: expect.stringMatching(/^Ada ran/) },
      { name: 'Cleo Fenn', reference: expect.stringMatching(/^I would/) },
    ]);
  });
});

describe('what brings a year of its own', () => {
  it('a venue keeps its year where the date of a publication stands apart', () => {
    const { publications } = resumeOf(
      heading(3, 'PUBLICATIONS'),
      at(4, 'Keeping Bread Fresh Without Additives', { bold: true }),
      { x: 440, line: 4, text: 'Jul 2023' },
      at(5, 'BakeConf 2022, Best Paper · doi.org/10.1234/bake.2022.17', { color: '#666666' }),
      at(6, 'What salt and cold do for a loaf over the course of a week, measured in eleven bakeries.'),
    );
    expect(publications).toMatchObject([
      {
        name: 'Keeping Bread Fresh Without Additives',
        publisher: 'BakeConf 2022, Best Paper',
        releaseDate: '2023-07',
        url: 'doi.org/10.1234/bake.2022.17',
      },
    ]);
  });

  it('a point that ends in a year on its next line stays one point', () => {
    const { work } = resumeOf(
      heading(3, 'EXPERIENCE'),
      at(4, 'Baker, Larch Inn', { bold: true }),
      { x: 440, line: 4, text: '2019 – 2021' },
      at(5, '• Wrote up what we learned about sour dough in the cold and was invited to print it'),
      { x: 52, line: 6, text: 'in the yearbook of the guild (2020)' },
      at(7, '• Trained two apprentices'),
    );
    expect(work).toMatchObject([
      { highlights: [expect.stringMatching(/yearbook of the guild \(2020\)$/), 'Trained two apprentices'] },
    ]);
  });
});

describe('a narrow column', () => {
  it('wraps names of records and lists: they are put together again', () => {
    const narrow = (line: number, text: string, style: Partial<Stroke> = {}): Stroke => ({
      x: 400,
      line,
      text,
      ...style,
    });
    const { certificates, skills } = resumeOf(
      at(3, 'EXPERIENCE', { size: 14, bold: true }),
      ...[4, 5, 6, 7, 8, 9, 10, 11].map((line) => at(line, 'Baked bread for the whole of a quarter of the town')),
      narrow(3, 'SKILLS', { size: 14, bold: true }),
      narrow(4, 'Kitchen: Stock keeping and'),
      narrow(5, 'ordering, Sous-vide, Pastry'),
      narrow(6, 'CERTIFICATIONS', { size: 14, bold: true }),
      narrow(7, 'Advanced Certificate of Food', { bold: true }),
      narrow(8, 'Hygiene for Large Kitchens', { bold: true }),
      narrow(9, 'Guild of Torvik'),
      narrow(10, 'Certified Bread Sommelier', { bold: true }),
      narrow(11, 'Guild of Larch'),
    );
    expect(skills).toMatchObject([
      { name: 'Kitchen', keywords: ['Stock keeping and ordering', 'Sous-vide', 'Pastry'] },
    ]);
    expect(certificates?.map((each) => each.name)).toEqual([
      'Advanced Certificate of Food Hygiene for Large Kitchens',
      'Certified Bread Sommelier',
    ]);
  });
});

describe('a description between employer and title', () => {
  it('is not taken for the employer, though it speaks of a company', () => {
    const { work } = resumeOf(
      heading(3, 'WORK EXPERIENCE'),
      at(4, 'Pine Larch', { bold: true }),
      at(5, 'Family-run furniture company', { bold: true }),
      at(6, 'December 2013 – December 2014', { bold: true }),
      at(7, 'Founder/Designer', { bold: true }),
      at(8, '• Drew forty chairs'),
      at(9, '• Sold all of them'),
    );
    expect(work).toMatchObject([{ name: 'Pine Larch', position: 'Founder/Designer' }]);
  });
});

describe('what the page says of a thing beside its name', () => {
  it('a project has its roles, for whom it was, its keywords, and keeps its text', () => {
    const { projects } = resumeOf(
      heading(3, 'PROJECTS'),
      at(4, 'Kelp Watch', { bold: true }),
      { x: 300, line: 4, text: '2019 – 2021' },
      at(5, 'Principal Investigator · Marine Research Institute · kelp.example/watch'),
      at(6, 'A survey of kelp forests by divers and volunteers along the whole coast.'),
      at(7, 'Keywords: Ecology, Time series, R'),
      at(9, 'Tide Log', { bold: true }),
      { x: 300, line: 9, text: '2022' },
      at(10, 'A cheap logger for the temperature of the sea, built with a school of the town.'),
      at(11, 'Keywords: Arduino, Soldering'),
    );
    expect(projects).toMatchObject([
      {
        name: 'Kelp Watch',
        roles: ['Principal Investigator'],
        entity: 'Marine Research Institute',
        description: 'A survey of kelp forests by divers and volunteers along the whole coast.',
        keywords: ['Ecology', 'Time series', 'R'],
      },
      { name: 'Tide Log', keywords: ['Arduino', 'Soldering'] },
    ]);
  });

  it('the place that stands below the opening sentences is no part of them', () => {
    const { basics } = read([
      at(0, 'Ada Moreno', { size: 22 }),
      at(2, 'Night baker who has set up three bakeries along the coast and trained those who'),
      at(3, 'run them now, from the first oven to the last ledger.'),
      at(6, 'Leeds, England'),
      at(7, 'ada.moreno@example.com'),
      heading(9, 'Work'),
      at(10, 'Night Baker, Larch Ovens, 2019 – 2021'),
    ]).resume;
    expect(basics?.summary).toMatch(/to the last ledger\.$/);
    expect(basics?.location?.city).toBe('Leeds');
  });

  it('a row of levels below skills that stand side by side tells how well each is known', () => {
    const { skills } = resumeOf(
      heading(4, 'Skills'),
      at(6, 'Excel', { bold: true }),
      at(6, 'Welding', { x: 240, bold: true }),
      at(7, 'Advanced'),
      at(7, 'Basic', { x: 240 }),
    );
    expect(skills).toEqual([
      { name: 'Excel', level: 'Advanced' },
      { name: 'Welding', level: 'Basic' },
    ]);
  });

  it('skills in one row have each its level; an interest has what it holds', () => {
    const { skills, interests } = resumeOf(
      heading(3, 'SKILLS'),
      at(4, 'Excel (Advanced), Welding (Basic)'),
      heading(6, 'INTERESTS'),
      at(7, 'Choir: Gospel, Bach'),
    );
    expect(skills).toMatchObject([
      { name: 'Excel', level: 'Advanced' },
      { name: 'Welding', level: 'Basic' },
    ]);
    expect(interests).toMatchObject([{ name: 'Choir', keywords: ['Gospel', 'Bach'] }]);
  });

  it('two roles at one employer keep their wards', () => {
    const { work } = resumeOf(
      heading(3, 'WORK EXPERIENCE'),
      at(4, 'Lakeshore Hospital · Chicago, IL', { bold: true }),
      at(5, 'Charge Nurse, Medical Intensive Care Unit', { bold: true }),
      { x: 300, line: 5, text: '2020 – Present' },
      at(6, '• Led a team of twelve nurses on every shift.'),
      at(8, 'Staff Nurse, Medical Intensive Care Unit', { bold: true }),
      { x: 300, line: 8, text: '2014 – 2020' },
      at(9, '• Cared for ventilated patients.'),
    );
    expect(work).toMatchObject([
      { name: 'Lakeshore Hospital', position: 'Charge Nurse, Medical Intensive Care Unit' },
      { name: 'Lakeshore Hospital', position: 'Staff Nurse, Medical Intensive Care Unit' },
    ]);
  });
});
