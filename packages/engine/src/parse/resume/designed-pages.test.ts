import { describe, expect, it } from 'vitest';
import { type Stroke, sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { parseResume } from './parse-resume.ts';
import { bold, dated, name, resumeOf, rows, section, wide } from './sketch-rows.ts';

describe('pages as designers set them', () => {
  it('calls a person by a surname that is an occupation elsewhere', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'Julia Koch', size: 22 },
      { x: 40, line: 1, text: 'Steuerberaterin' },
      { x: 40, line: 2, text: 'mail@example.com' },
      section(4, 'BERUFSERFAHRUNG'),
      ...rows(5, ['Steuerberaterin, Larch GmbH', '2019 – heute']),
    ]);
    expect(basics?.name).toBe('Julia Koch');
  });

  it('reads a table by what its first row says that the columns hold', () => {
    const cells = (line: number, texts: string[]): Stroke[] =>
      [40, 180, 340].map((x, i) => ({ x, line, text: texts[i] as string, ...(line === 4 ? bold : {}) }));
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...cells(4, ['Period', 'Position', 'Employer']),
      ...cells(5, ['01/2020 – today', 'Harbourside', 'Vellum & Daughters']),
      ...cells(6, ['03/2017 – 12/2019', 'Torvik', 'Manager']),
    ]);
    expect(work?.map((job) => [job.startDate, job.position, job.name])).toEqual([
      ['2020-01', 'Harbourside', 'Vellum & Daughters'],
      ['2017-03', 'Torvik', 'Manager'],
    ]);
  });

  it('finds title and employer where every paragraph has the same wide white around it', () => {
    const wideRow = (line: number, text: string, style: Partial<Stroke> = {}): Stroke => ({
      x: 40,
      line,
      text,
      ...style,
    });
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      wideRow(5, 'Head of Events, Sept 2020 – Present', bold),
      wideRow(7, 'Atlantique Vellum, Nantes'),
      { x: 60, line: 9, text: '• Ran fifteen fairs a year for up to twelve thousand visitors' },
      { x: 60, line: 10, text: '• Kept a budget of two million' },
      wideRow(12, 'Production Officer, Feb 2017 – Aug 2020'),
      wideRow(14, 'Torvik des Embruns, Saint-Nazaire'),
      { x: 60, line: 16, text: '• Planned the shifts of two hundred volunteers' },
      wideRow(18, 'Culture Assistant, Sept 2015 – Jan 2017'),
      wideRow(20, 'Skarnes de Rezé, Rezé'),
      wideRow(22, 'Welcomed the artists and looked after the grants.'),
    ]);
    expect(work?.map((job) => [job.position, job.name])).toEqual([
      ['Head of Events', 'Atlantique Vellum'],
      ['Production Officer', 'Torvik des Embruns'],
      ['Culture Assistant', 'Skarnes de Rezé'],
    ]);
  });

  it('reads groups of skills from a dash, line for line, and from a narrow column of names beside their lists', () => {
    const dashed = resumeOf([
      ...name,
      section(3, 'SKILLS'),
      ...rows(4, ['Baking – rye, spelt', 'Office – SAP, Excel']),
    ]);
    expect(dashed.skills?.map((skill) => [skill.name, skill.keywords])).toEqual([
      ['Baking', ['rye', 'spelt']],
      ['Office', ['SAP', 'Excel']],
    ]);
    const narrow = resumeOf([
      ...name,
      section(3, 'KENNTNISSE'),
      { x: 40, line: 4, text: 'Fachkenntnisse' },
      { x: 118, line: 4, text: 'Arbeitsrecht, Lohnabrechnung, DATEV' },
      { x: 40, line: 5, text: 'Werkzeuge' },
      { x: 118, line: 5, text: 'SAP, Excel, Personio' },
    ]);
    expect(narrow.skills?.map((skill) => [skill.name, skill.keywords?.[0]])).toEqual([
      ['Fachkenntnisse', 'Arbeitsrecht'],
      ['Werkzeuge', 'SAP'],
    ]);
  });

  it('reads a page set around its middle: no line is set in from another', () => {
    const centred = (line: number, text: string, style: Partial<Stroke> = {}): Stroke => ({
      x: 300 - (text.length * (style.size ?? 10)) / 4,
      line,
      text,
      ...style,
    });
    const { work } = resumeOf([
      centred(0, 'Ada Moreno', { size: 22 }),
      centred(1, 'ada.moreno@example.com'),
      centred(3, 'EXPERIENCE', wide),
      centred(4, 'Night Baker', bold),
      centred(5, 'Larch Ovens, Utrecht'),
      centred(6, 'March 2020 – Present'),
      centred(7, '· Baked four hundred loaves a night in two ovens'),
      centred(8, '· Taught three apprentices'),
      centred(10, 'Cook', bold),
      centred(11, 'Harbourside Ovens, Utrecht'),
      centred(12, 'April 2017 – March 2020'),
      centred(13, '· Made desserts for sixty seats'),
    ]);
    expect(work?.map((job) => [job.position, job.name, job.highlights?.length])).toEqual([
      ['Night Baker', 'Larch Ovens', 2],
      ['Cook', 'Harbourside Ovens', 1],
    ]);
  });

  it('leaves the date of a marked head where it stands, below the points of the job before', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      { x: 40, line: 4, text: '• Larch Ovens', size: 12, ...bold },
      { x: 440, line: 4, text: '2020 – Present', ...bold },
      { x: 54, line: 5, text: 'Night Baker' },
      { x: 70, line: 6, text: '- Baked four hundred loaves a night and a' },
      { x: 54, line: 7, text: 'hundred buns' },
      { x: 70, line: 8, text: '- Taught three apprentices' },
      { x: 40, line: 10, text: '• Harbour Inn', size: 12, ...bold },
      { x: 440, line: 10, text: '2017 – 2020', ...bold },
      { x: 54, line: 11, text: 'Pastry Cook' },
      { x: 70, line: 12, text: '- Made desserts for sixty seats' },
    ]);
    expect(work?.map((job) => [job.name, job.startDate, job.highlights?.length])).toEqual([
      ['Larch Ovens', '2020', 2],
      ['Harbour Inn', '2017', 1],
    ]);
  });

  it('takes a point that names a role for a point, where more white parts it from the next date than from the line above', () => {
    const job = (line: number, employer: string, title: string, date: string, points: string[]): Stroke[] => [
      { x: 40, line, text: employer, size: 12 },
      { x: 40, line: line + 1, text: title, italic: true },
      { x: 40, line: line + 2, text: date },
      ...rows(line + 3.6, points),
    ];
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...job(4, 'Larch School', 'Teacher', '2020 – Present', ['Taught maths', 'Chair of the staff council']),
      ...job(11.6, 'Harbour School', 'Assistant', '2017 – 2020', ['Led the choir of the lower school']),
    ]);
    expect(work?.map((one) => [one.name, one.position])).toEqual([
      ['Larch School', 'Teacher'],
      ['Harbour School', 'Assistant'],
    ]);
  });

  it('takes dates with a dash between them for one range, though each is level with text of its own', () => {
    const job = (line: number, texts: string[], from: string, to: string): Stroke[] => [
      ...rows(line, texts),
      { x: 460, line, text: from },
      { x: 460, line: line + 1, text: `– ${to}` },
    ];
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...job(4, ['Night Baker', 'Larch Ovens', '• Baked four hundred loaves a night'], 'Jan 2020', 'Present'),
      ...job(8, ['Pastry Cook', 'Harbour Inn', '• Made desserts for sixty seats'], 'Mar 2017', 'Dec 2019'),
    ]);
    expect(work?.map((one) => [one.position, one.startDate, one.endDate])).toEqual([
      ['Night Baker', '2020-01', undefined],
      ['Pastry Cook', '2017-03', '2019-12'],
    ]);
  });

  it('reads the title that leads a line of ways to reach the person, and groups of skills named in italics', () => {
    const { basics, skills } = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      { x: 40, line: 1, text: 'Marine Biologist | Leeds | +44 161 496 0734 | ada.moreno@example.com' },
      section(3, 'SKILLS'),
      { x: 40, line: 4, text: 'Field.', italic: true },
      { x: 73, line: 4, text: 'Diving, Photogrammetry.' },
      { x: 40, line: 5, text: 'Office.', italic: true },
      { x: 78, line: 5, text: 'R, Python.' },
    ]);
    expect(basics?.label).toBe('Marine Biologist');
    expect(skills?.map((skill) => [skill.name, skill.keywords])).toEqual([
      ['Field', ['Diving', 'Photogrammetry']],
      ['Office', ['R', 'Python']],
    ]);
  });

  it('takes profiles from links behind icons, and addresses with a label below the summary', () => {
    const links = [
      { url: 'https://www.linkedin.com/in/adamoreno', box: { page: 1, x: 300, y: 60, width: 12, height: 12 } },
      { url: 'https://theme.example/made-with', box: { page: 1, x: 330, y: 60, width: 12, height: 12 } },
    ];
    const strokes = [
      ...name,
      section(4, 'ABOUT'),
      ...rows(5, ['Baker who likes long fermentation, short meetings and the smell of rye.']),
      ...rows(7, ['Website: https://moreno.example']),
      section(9, 'EXPERIENCE'),
      ...dated(10, 'Night Baker, Larch Ovens', '2020 – Present'),
    ];
    const { resume } = parseResume(sketchDocument({ ...sketchPage(strokes), links }));
    expect(resume.basics?.profiles?.map((profile) => profile.url)).toEqual(['https://www.linkedin.com/in/adamoreno']);
    expect(resume.basics?.url).toBe('https://moreno.example');
  });
});
