import { describe, expect, it } from 'vitest';
import { sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { parseResume } from './parse-resume.ts';
import { dated, name, resumeOf, rows, section } from './sketch-rows.ts';

const job = [
  ...dated(4, 'Night Baker, Larch Ovens', '2020 – 2023'),
  ...rows(5, ['• Baked four hundred loaves a night']),
];

describe('what forms and builders print', () => {
  it('reads a table with drawn cells, texts that stand in the middle of their row raised to its first line', () => {
    const line = (y: number): { page: number; x: number; y: number; width: number; height: number } => ({
      page: 1,
      x: 36,
      y,
      width: 500,
      height: 0.5,
    });
    const post = (x: number, y: number, height: number): ReturnType<typeof line> => ({
      page: 1,
      x,
      y,
      width: 0.5,
      height,
    });
    const columns = [36, 150, 300, 390, 536];
    const [first, second] = [40 + 3.2 * 14, 40 + 6.2 * 14];
    const { resume } = parseResume(
      sketchDocument(
        sketchPage(
          [
            ...name,
            section(2.4, 'EXPERIENCE'),
            ...[4, 5, 6].map((at, i) => ({
              x: 394,
              line: at,
              text: ['- Baked four hundred loaves', '- Taught three apprentices', '- Kept the ovens clean'][
                i
              ] as string,
            })),
            { x: 40, line: 5, text: '01/2020 - 06/2023' },
            { x: 154, line: 4.5, text: 'Larch Ovens and Sons Ltd.' },
            { x: 154, line: 5.5, text: 'Torvik' },
            { x: 304, line: 5, text: 'Night Baker' },
            { x: 394, line: 7, text: '- Made desserts' },
            { x: 394, line: 8, text: '- Washed up' },
            { x: 40, line: 7.5, text: '03/2017 - 12/2019' },
            { x: 154, line: 7.5, text: 'Harbour Inn' },
            { x: 304, line: 7.5, text: 'Pastry Cook' },
          ],
          {
            rules: [
              ...[first, second, second + 28].map(line),
              ...columns.flatMap((x) => [post(x, first, second - first), post(x, second, 28)]),
            ],
          },
        ),
      ),
    );
    expect(resume.work?.map((each) => [each.position, each.startDate, each.endDate, each.highlights?.length])).toEqual([
      ['Night Baker', '2020-01', '2023-06', 3],
      ['Pastry Cook', '2017-03', '2019-12', 2],
    ]);
  });

  it('takes a grade of public service for neither title nor employer, and keeps it with what is said of the job', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Clinical Nurse, GS-0610-11', '2020 – 2023'),
      ...rows(5, ['Fort Aldridge Hospital', '• Ran the night ward']),
    ]);
    expect([work?.[0]?.position, work?.[0]?.name, work?.[0]?.summary]).toEqual([
      'Clinical Nurse',
      'Fort Aldridge Hospital',
      'GS-0610-11',
    ]);
  });

  it('reads words for levels at the right of skills as how well each is known, in the languages of builders', () => {
    const { skills } = resumeOf([
      ...name,
      section(3, 'SKILLS'),
      ...['Levain', 'Buchhaltung', 'Moodle'].flatMap((text, i) => [
        { x: 40, line: 4 + i, text },
        { x: 400, line: 4 + i, text: ['Très bon', 'Hervorragend', 'Muy bueno'][i] as string },
      ]),
    ]);
    expect(skills?.map((skill) => [skill.name, skill.level])).toEqual([
      ['Levain', 'Très bon'],
      ['Buchhaltung', 'Hervorragend'],
      ['Moodle', 'Muy bueno'],
    ]);
  });

  it('leaves the icon before a place out of it', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...rows(4, ['Night Baker', 'Larch Ovens', '◷ 2020 – 2023']),
      { x: 200, line: 6, text: '⌂ Leeds' },
    ]);
    expect(work?.[0]?.location).toBe('Leeds');
  });

  it('takes no label of a contact row for the town', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      { x: 40, line: 1, text: 'Dirección', bold: true },
      { x: 300, line: 1, text: 'Teléfono', bold: true },
      { x: 40, line: 2, text: 'Calle Mayor, 4, 20012 San Sebastián' },
      { x: 300, line: 2, text: '+34 655 55 02 81' },
      section(4, 'EXPERIENCE'),
    ]);
    expect(basics?.location?.city).toBe('San Sebastián');
  });

  it('reads a German street that is cut short and a district of a French town', () => {
    const townOf = (text: string): string | undefined =>
      resumeOf([{ x: 40, line: 0, text: 'Ada Moreno', size: 22 }, ...rows(1, [text]), section(3, 'EXPERIENCE'), ...job])
        .basics?.location?.city;
    expect(townOf('Anschrift: Hauptstr. 12, 44135 Dortmund')).toBe('Dortmund');
    expect(townOf('Lyon 7e · ada@example.com')).toBe('Lyon 7e');
  });

  it('puts an address together that wraps after a hyphen, and keeps no half of it', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      ...rows(1, ['linkedin.com/in/ada-', 'moreno']),
      section(4, 'EXPERIENCE'),
      ...job.map((stroke) => ({ ...stroke, line: stroke.line + 1 })),
    ]);
    expect(basics?.profiles?.map(({ url }) => url)).toEqual(['linkedin.com/in/ada-moreno']);
  });

  it('reads labelled rows behind white at the end of a page as sections of their own', () => {
    const { skills, certificates, work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...job,
      ...rows(8, ['Skills: Rye, Sourdough', 'Certs: First Aid (2022), BOSIET']),
    ]);
    expect(skills?.[0]?.keywords).toEqual(['Rye', 'Sourdough']);
    expect(certificates?.map((paper) => paper.name)).toEqual(['First Aid', 'BOSIET']);
    expect(work?.[0]?.highlights).toEqual(['Baked four hundred loaves a night']);
  });

  it('reads projects line by line where each is a name and a sentence behind a dash', () => {
    const { projects } = resumeOf([
      ...name,
      section(3, 'PROJECTS'),
      ...rows(4, [
        'Loaf Watch – a timer for ovens that texts the baker',
        'Rye Book – recipes of five villages, as a website',
      ]),
    ]);
    expect(projects?.map((project) => [project.name, project.description])).toEqual([
      ['Loaf Watch', 'a timer for ovens that texts the baker'],
      ['Rye Book', 'recipes of five villages, as a website'],
    ]);
  });

  it('keeps an unfinished diploma as a degree of its own, and a class of honours as the grade', () => {
    const { education } = resumeOf([
      ...name,
      section(3, 'EDUCATION'),
      ...rows(4, ['BTS Comptabilité, Lycée Chateaubriand, 2015', 'DCG en cours']),
    ]);
    expect(education?.map((school) => school.studyType)).toEqual(['BTS Comptabilité', 'DCG en cours']);
    const british = resumeOf([
      ...name,
      section(3, 'EDUCATION'),
      ...rows(4, ['BA English Literature, University of York, 2:1, 2016', 'PGCE Primary, University of Leeds, 2017']),
    ]).education;
    expect(british?.map((school) => [school.studyType, school.institution, school.score])).toEqual([
      ['BA', 'University of York', '2:1'],
      ['PGCE Primary', 'University of Leeds', undefined],
    ]);
  });

  it('reads jobs and degrees that are counted before their dates without the numbers', () => {
    const { work, education } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...rows(4, [
        '1. 04/2018 – 06/2023: Night Baker, Larch Ovens, Torvik',
        '2. 09/2013 – 03/2018: Pastry Cook, Harbour Inn, Skarnes',
      ]),
      section(7, 'EDUCATION'),
      ...rows(8, [
        '1. 2011 – 2013: Diploma, Baking, Torvik College',
        '2. 2008 – 2010: Diploma, Cooking, Skarnes College',
      ]),
    ]);
    expect(work?.map((each) => [each.position, each.name])).toEqual([
      ['Night Baker', 'Larch Ovens'],
      ['Pastry Cook', 'Harbour Inn'],
    ]);
    expect(education?.map((school) => school.institution)).toEqual(['Torvik College', 'Skarnes College']);
  });

  it('reads a job told as one paragraph: names, dates in brackets, then sentences', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...rows(4, [
        'Night Baker, Larch Ovens, Leeds (March 2020 – June 2023). Baked four hundred loaves a night and taught',
        'three apprentices.',
        'Pastry Cook, Harbour Inn, Leeds (May 2017 – March 2020). Made the desserts of a dining room with sixty',
        'seats.',
      ]),
    ]);
    expect(work?.map((each) => [each.position, each.name, each.startDate, each.highlights])).toEqual([
      ['Night Baker', 'Larch Ovens', '2020-03', ['Baked four hundred loaves a night and taught three apprentices.']],
      ['Pastry Cook', 'Harbour Inn', '2017-05', ['Made the desserts of a dining room with sixty seats.']],
    ]);
  });

  it('takes small tags below the points of a job for what was used there, not for the head of the next', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Night Baker', 'Leeds'),
      ...[
        { x: 40, line: 5, text: 'Larch Ovens' },
        { x: 440, line: 5, text: '2020 – 2023' },
      ],
      ...rows(6, ['• Baked four hundred loaves a night']),
      ...[40, 120].map((x, i) => ({ x, line: 7, text: ['Rye', 'Sourdough'][i] as string, size: 7 })),
      ...dated(8, 'Pastry Cook', 'Leeds'),
      ...[
        { x: 40, line: 9, text: 'Harbour Inn' },
        { x: 440, line: 9, text: '2017 – 2020' },
      ],
      ...rows(10, ['• Made desserts for sixty seats']),
    ]);
    expect(work?.map((each) => [each.position, each.name])).toEqual([
      ['Night Baker', 'Larch Ovens'],
      ['Pastry Cook', 'Harbour Inn'],
    ]);
  });

  it('reads a name of three words over three lines', () => {
    const { basics } = resumeOf([
      ...['Ada', 'Moreno', 'Quillfeather'].map((text, i) => ({ x: 40, line: 2.4 * i, text, size: 26, bold: true })),
      { x: 40, line: 7, text: 'ada.moreno@example.com' },
      section(9, 'EXPERIENCE'),
      ...job.map((stroke) => ({ ...stroke, line: stroke.line + 6 })),
    ]);
    expect(basics?.name).toBe('Ada Moreno Quillfeather');
  });
});
