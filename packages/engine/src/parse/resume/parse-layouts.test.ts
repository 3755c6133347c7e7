import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { type Stroke, sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { parseResume } from './parse-resume.ts';

const resumeOf = (strokes: Stroke[], graphics = {}): Resume =>
  parseResume(sketchDocument(sketchPage(strokes, graphics))).resume;
const rows = (x: number, from: number, texts: string[], style: Partial<Stroke> = {}): Stroke[] =>
  texts.map((text, i) => ({ x, line: from + i, text, ...style }));
const bold = { bold: true };
const name: Stroke[] = [{ x: 40, line: 0, text: 'Ada Moreno', size: 22 }];

describe('headings', () => {
  it('are read as one where a narrow column wraps them', () => {
    const resume = resumeOf([
      ...name,
      ...rows(40, 3, ['PERFIL', 'PROFESIONAL'], bold),
      ...rows(40, 5, ['Jefa de obra con doce años en vivienda y rehabilitación de edificios.']),
      ...rows(40, 7, ['CONOCIMIENTOS', 'DE IDIOMAS'], bold),
      ...rows(40, 9, ['Español: nativo', 'Inglés: C1']),
    ]);
    expect(resume.basics?.summary).toContain('Jefa de obra');
    expect(resume.languages?.map((entry) => entry.language)).toEqual(['Español', 'Inglés']);
  });

  it('are told with an icon before them, and with their words run together', () => {
    const dot = { page: 1, x: 46, y: 40 + 3 * 14 - 7, width: 5, height: 5 };
    const resume = resumeOf(
      [
        ...name,
        { x: 56, line: 3, text: 'Formation', size: 13, bold: true },
        ...rows(40, 4, ['Université de Nantes  2012 – 2014', 'Master Logistique']),
        { x: 40, line: 7, text: 'COMPÉTENCESTECHNIQUES', size: 13, bold: true },
        ...rows(40, 8, ['Excel, SAP, Power BI']),
      ],
      { dots: [dot] },
    );
    expect(resume.education?.[0]?.institution).toBe('Université de Nantes');
    expect(resume.skills?.[0]?.keywords).toEqual(['Excel', 'SAP', 'Power BI']);
  });

  it('side by side head columns, though their lists are set in', () => {
    const resume = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'EXPERIENCE', bold: true },
      ...rows(40, 4, [
        'Site Manager, Larch Builders Ltd | 2018 – Present',
        'Ran the works on nine houses from the first stone to the keys, on time',
      ]),
      { x: 40, line: 8, text: 'EDUCATION', bold: true },
      { x: 240, line: 8, text: 'SKILLS', bold: true },
      { x: 440, line: 8, text: 'LANGUAGES', bold: true },
      ...rows(40, 9, ['BSc Construction', 'Torvik College', '2008 – 2012']),
      ...rows(252, 9, ['AutoCAD', 'Planning', 'Revit']),
      ...rows(452, 9, ['English (native)', 'Welsh (basic)']),
    ]);
    expect(resume.education).toMatchObject([{ institution: 'Torvik College', startDate: '2008', endDate: '2012' }]);
    expect(resume.skills?.flatMap((skill) => skill.keywords)).toEqual(['AutoCAD', 'Planning', 'Revit']);
    expect(resume.languages?.map((entry) => entry.language)).toEqual(['English', 'Welsh']);
  });
});

describe('entries', () => {
  it('written like a form are read by their labels, in any of the languages', () => {
    const row = (line: number, label: string, value: string): Stroke[] => [
      { x: 60, line, text: label },
      { x: 230, line, text: value },
    ];
    const resume = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'ESPERIENZA LAVORATIVA', bold: true },
      ...row(4, 'Date', '05/2019 – oggi'),
      ...row(5, 'Lavoro o posizione ricoperti', 'Capocantiere'),
      ...row(6, 'Nome del datore di lavoro', 'Orvenna'),
      ...row(7, 'Date', '01/2014 – 04/2019'),
      ...row(8, 'Lavoro o posizione ricoperti', 'Muratrice'),
      ...row(9, 'Nome del datore di lavoro', 'Bellanti Restauri'),
      { x: 40, line: 11, text: 'ISTRUZIONE', bold: true },
      ...row(12, 'Date', '2010 – 2013'),
      ...row(13, 'Titolo conseguito', 'Diploma di geometra'),
      ...row(14, 'Nome dell’istituto', 'Istituto Valturio'),
    ]);
    expect(resume.work).toEqual([
      { name: 'Orvenna', position: 'Capocantiere', startDate: '2019-05' },
      { name: 'Bellanti Restauri', position: 'Muratrice', startDate: '2014-01', endDate: '2019-04' },
    ]);
    expect(resume.education).toMatchObject([{ institution: 'Istituto Valturio', studyType: 'Diploma di geometra' }]);
  });

  it('have their title and employer parted by style beside dates in the same text', () => {
    const job = (line: number, dates: string, title: string, rest: string): Stroke[] => {
      const first: Stroke = { x: 40, line, text: `${dates}:` };
      const second: Stroke = { x: 40 + (first.text.length + 1) * 5, line, text: title, bold: true };
      return [first, second, { x: second.x + title.length * 5, line, text: `, ${rest}` }];
    };
    const resume = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'EXPERIENCE', size: 13, bold: true },
      ...job(4, '2018 – 2021', 'Quarrelstone Setter', 'Vandermolen (Orbeck)'),
      ...job(6, '2014 – 2018', 'Ropewright', 'Hallisten (Tessaly)'),
    ]);
    expect(resume.work).toMatchObject([
      { name: 'Vandermolen', position: 'Quarrelstone Setter', location: 'Orbeck' },
      { name: 'Hallisten', position: 'Ropewright', location: 'Tessaly' },
    ]);
  });

  it('take a line for a part of the head when it stands and is set as one is in another entry', () => {
    const resume = resumeOf([
      ...name,
      { x: 40, line: 2, text: 'EXPERIENCE', size: 13, bold: true },
      { x: 40, line: 3, text: '2018 – 2021', bold: true },
      ...rows(40, 4, ['Project Manager', 'Acme Corporation']),
      ...rows(52, 6, ['• Built three halls for a packing plant', '• Kept the books of the site']),
      { x: 40, line: 9, text: '2014 – 2018', bold: true },
      ...rows(40, 10, ['Ropewright', 'Hallisten']),
      ...rows(52, 12, ['• Spliced cables for the harbour']),
    ]);
    expect(resume.work).toMatchObject([
      { name: 'Acme Corporation', position: 'Project Manager' },
      { name: 'Hallisten', position: 'Ropewright' },
    ]);
  });

  it('have a degree that wraps in one piece', () => {
    const resume = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'EDUCATION', size: 13, bold: true },
      ...rows(40, 4, ['Master of Science in', 'Marine Biology'], bold),
      ...rows(40, 6, ['Torvik University', '2010 – 2012']),
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Torvik University', studyType: 'Master of Science', area: 'Marine Biology' },
    ]);
  });
});

describe('who the resume is about', () => {
  it('is placed by a city that stands behind e-mail and phone with nothing between but spaces', () => {
    const resume = resumeOf([
      ...name,
      { x: 40, line: 1, text: 'ada.moreno@example.com +34 612 345 678 Zaragoza' },
      { x: 40, line: 3, text: 'SKILLS', size: 13, bold: true },
      ...rows(40, 4, ['Planning, AutoCAD, Revit']),
    ]);
    expect(resume.basics?.location?.city).toBe('Zaragoza');
  });
});

describe('a name over two lines', () => {
  it.each([
    ['Dr. Maximiliane Konstantinidou-', 'Papadimitropoulos von Hohenberg'],
    ['Maximiliane Konstantinidou', 'von Hohenberg'],
  ])('is read whole: %s | %s', (first, second) => {
    const resume = resumeOf([
      { x: 40, line: 0, text: first, size: 20, bold: true },
      { x: 40, line: 1.6, text: second, size: 20, bold: true },
      { x: 40, line: 3, text: 'Head of Service Design' },
      { x: 40, line: 4, text: 'm.konstantinidou@example.org' },
      { x: 40, line: 6, text: 'Skills', size: 13, bold: true },
      { x: 40, line: 7, text: 'Research, Prototyping' },
    ]);
    expect(resume.basics?.name).toBe(first.endsWith('-') ? `${first}${second}` : `${first} ${second}`);
  });
});

describe('employers with several roles', () => {
  const role = (line: number, text: string, dates: string): Stroke[] => [
    { x: 40, line, text, bold: true },
    { x: 440, line, text: dates },
  ];
  const employers = (resume: Resume) => resume.work?.map((job) => [job.name, job.location, job.position]);

  it('lead their roles though the job before ended without a word on it', () => {
    const resume = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'Experience', size: 13, bold: true },
      ...role(5, 'Site Manager', 'Jan 2023 – Present'),
      { x: 40, line: 6, text: 'Larch Builders Ltd · Leeds, United Kingdom' },
      { x: 40, line: 7.6, text: 'Fjord Foods AS', bold: true },
      { x: 120, line: 7.6, text: ' · Bergen, Norway' },
      ...role(8.6, 'Electrician', 'Mar 2021 – Sep 2022'),
      { x: 50, line: 9.6, text: '• Wired the new cold store and trained four colleagues.' },
      ...role(11, 'Apprentice', 'Mar 2018 – Feb 2021'),
      { x: 50, line: 12, text: '• Passed the examination a year early.' },
    ]);
    expect(employers(resume)).toEqual([
      ['Larch Builders Ltd', 'Leeds, United Kingdom', 'Site Manager'],
      ['Fjord Foods AS', 'Bergen, Norway', 'Electrician'],
      ['Fjord Foods AS', 'Bergen, Norway', 'Apprentice'],
    ]);
  });

  it('lead them with their place on a line of its own', () => {
    const resume = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'Experience', size: 13, bold: true },
      ...role(5, 'Site Manager', 'Jan 2023 – Present'),
      { x: 40, line: 6, text: 'Larch Builders Ltd' },
      { x: 40, line: 7.6, text: 'Fjord Foods AS', bold: true },
      { x: 40, line: 8.6, text: 'Bergen, Norway' },
      ...role(9.6, 'Electrician', 'Mar 2021 – Sep 2022'),
      ...role(10.8, 'Apprentice', 'Mar 2018 – Feb 2021'),
    ]);
    expect(employers(resume)).toEqual([
      ['Larch Builders Ltd', undefined, 'Site Manager'],
      ['Fjord Foods AS', 'Bergen, Norway', 'Electrician'],
      ['Fjord Foods AS', 'Bergen, Norway', 'Apprentice'],
    ]);
  });

  it('give them their web address, and a year in an address is no date', () => {
    const resume = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'Experience', size: 13, bold: true },
      { x: 40, line: 4, text: 'Fjord Foods AS', bold: true },
      { x: 120, line: 4, text: ' · Bergen, Norway · fjordfoods.example/work/2020' },
      ...role(5, 'Electrician', 'Mar 2021 – Present'),
      { x: 50, line: 6, text: '• Wired the new cold store and trained four colleagues.' },
      ...role(7.4, 'Apprentice', 'Mar 2018 – Feb 2021'),
      ...role(9, 'Caretaker', 'Mar 2014 – Feb 2018'),
      { x: 40, line: 10, text: 'Vela Energy, Inc. · Leeds, United Kingdom · vela.example' },
      { x: 50, line: 11, text: '• Kept four houses warm.' },
    ]);
    expect(resume.work?.map((job) => [job.name, job.url, job.startDate])).toEqual([
      ['Fjord Foods AS', 'fjordfoods.example/work/2020', '2021-03'],
      ['Fjord Foods AS', 'fjordfoods.example/work/2020', '2018-03'],
      ['Vela Energy, Inc.', 'vela.example', '2014-03'],
    ]);
  });
});
