import { describe, expect, it } from 'vitest';
import { type Stroke, sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { parseResume } from './parse-resume.ts';
import { bold, dated, name, resumeOf, rows, section } from './sketch-rows.ts';

const wide = { size: 14, bold: true };
/** A heading that ends at the right edge of the page. */
const rightHead = (line: number, text: string): Stroke => ({ x: 540 - text.length * 7, line, text, ...wide });

describe('pages as designers set them', () => {
  it('reads what is said of a job beside its narrow column of names and dates, not level with it', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...rows(4, ['Night Baker'], bold),
      ...rows(5, ['Larch Ovens', 'Torvik', '2020 – Present']),
      { x: 250, line: 4.2, text: '• Baked four hundred loaves a night in two ovens' },
      { x: 250, line: 5.2, text: '• Taught three apprentices to shape rye by hand' },
      ...rows(9, ['Pastry Cook'], bold),
      ...rows(10, ['Harbour Inn', 'Skarnes', '2017 – 2020']),
      { x: 250, line: 9.2, text: '• Made the desserts of a dining room with sixty seats' },
    ]);
    expect(work?.map((job) => [job.position, job.name, job.startDate, job.highlights?.length])).toEqual([
      ['Night Baker', 'Larch Ovens', '2020', 2],
      ['Pastry Cook', 'Harbour Inn', '2017', 1],
    ]);
  });

  it('reads jobs that stand as cards side by side under one heading, each with its own points', () => {
    const card = (x: number, line: number, head: string, employer: string, dates: string, point: string): Stroke[] => [
      { x, line, text: head, ...bold },
      { x, line: line + 1, text: employer },
      { x, line: line + 2, text: dates },
      { x: x + 8, line: line + 3, text: point },
    ];
    const { work, education } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...card(40, 5, 'Night Baker', 'Larch Ovens', '2020 – Present', '• Baked four hundred loaves a night'),
      ...card(320, 5, 'Pastry Cook', 'Harbour Inn', '2017 – 2020', '• Made desserts for sixty seats'),
      section(10, 'EDUCATION'),
      ...card(40, 12, 'Diploma in Baking', 'Torvik College', '2015 – 2016', ''),
      ...card(320, 12, 'Bachelor of Arts in History', 'Skarnes University', '2012 – 2015', ''),
    ]);
    expect(work?.map((job) => [job.position, job.name, job.highlights?.[0]])).toEqual([
      ['Night Baker', 'Larch Ovens', 'Baked four hundred loaves a night'],
      ['Pastry Cook', 'Harbour Inn', 'Made desserts for sixty seats'],
    ]);
    expect(education?.map((school) => school.institution)).toEqual(['Torvik College', 'Skarnes University']);
  });

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

  it('learns from an entry with a known city that what stands behind the dates is the place in the others too', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...rows(4, ['Night Baker, Larch Ovens'], bold),
      ...rows(5, ['03/2020 – 02/2022, Utrecht', '• Baked four hundred loaves a night']),
      ...rows(8, ['Pastry Cook, Harbourside'], bold),
      ...rows(9, ['03/2017 – 02/2020, Skarnes', '• Made desserts for sixty seats']),
    ]);
    expect(work?.map((job) => [job.position, job.name, job.location])).toEqual([
      ['Night Baker', 'Larch Ovens', 'Utrecht'],
      ['Pastry Cook', 'Harbourside', 'Skarnes'],
    ]);
  });

  it('takes brackets behind a name in another style for its place', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      { x: 40, line: 4, text: 'Larch Ovens', ...bold },
      { x: 97, line: 4, text: '(Bad Torvik)' },
      { x: 440, line: 4, text: '2020 – Present' },
      ...rows(5, ['Night Baker'], { italic: true }),
    ]);
    expect(work?.[0]).toMatchObject({ name: 'Larch Ovens', position: 'Night Baker', location: 'Bad Torvik' });
  });

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

  it('reads a column in a panel to its end, though a heading beside it stands in the middle of the page', () => {
    const panels = [{ box: { page: 1, x: 0, y: 0, width: 160, height: 842 }, color: '#222222' }];
    const side = (line: number, texts: string[], style: Partial<Stroke> = {}): Stroke[] =>
      texts.map((text, i) => ({ x: 20, line: line + i, text, color: '#eeeeee', ...style }));
    const strokes = [
      { x: 180, line: 0, text: 'Ada Moreno', size: 22 },
      ...side(2, ['SKILLS'], bold),
      ...side(3, ['Rye', 'Sourdough', 'Ledgers', 'Payroll', 'Ovens', 'Scales', 'Mixers', 'Starters']),
      { x: 180, line: 2, text: 'EXPERIENCE', ...wide },
      { x: 180, line: 3, text: 'Night Baker, Larch Ovens', ...bold },
      { x: 180, line: 4, text: '2020 – Present' },
      { x: 195, line: 5, text: '• Baked four hundred loaves a night in two ovens' },
      { x: 190, line: 7.5, text: 'EDUCATION', ...wide },
      { x: 180, line: 9, text: 'Diploma in Baking, Torvik College', ...bold },
      { x: 180, line: 10, text: '2015 – 2016' },
    ];
    const { resume } = parseResume(sketchDocument(sketchPage(strokes, { panels })));
    expect(resume.skills?.flatMap((skill) => skill.keywords ?? [])).toEqual([
      ...['Rye', 'Sourdough', 'Ledgers', 'Payroll', 'Ovens', 'Scales', 'Mixers', 'Starters'],
    ]);
    expect(resume.education?.[0]?.institution).toBe('Torvik College');
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

  it('leaves dates at the right with their jobs where two columns begin below', () => {
    const { work, skills } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Night Baker | Larch Ovens', '2020 – Present'),
      { x: 52, line: 5, text: '• Baked four hundred loaves a night' },
      ...dated(6, 'Pastry Cook | Harbour Inn', '2017 – 2020'),
      { x: 52, line: 7, text: '• Made desserts for sixty seats' },
      section(9, 'EDUCATION'),
      { x: 320, line: 9, text: 'SKILLS', ...wide },
      ...rows(10, ['Diploma in Baking'], bold),
      ...rows(11, ['Torvik College', '2015 – 2016']),
      { x: 320, line: 10, text: 'Rye, Sourdough' },
      { x: 320, line: 11, text: 'Ledgers, Payroll' },
    ]);
    expect(work?.map((job) => job.startDate)).toEqual(['2020', '2017']);
    expect(skills?.flatMap((skill) => skill.keywords ?? [])).toEqual(['Rye', 'Sourdough', 'Ledgers', 'Payroll']);
  });

  it('keeps the date at the end of a stack beside a job with the head that the stack begins at', () => {
    const stack = (line: number, texts: string[]): Stroke[] =>
      texts.map((text, i) => ({ x: 140 - text.length * 5, line: line + i, text, ...(i === 0 ? bold : {}) }));
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...stack(5, ['Larch Ovens', 'Utrecht', '2020 – 2023']),
      { x: 160, line: 5, text: 'Night Baker', ...bold },
      { x: 170, line: 6, text: '• Baked four hundred loaves a night' },
      ...stack(9, ['Harbour Inn', 'Utrecht', '2017 – 2020']),
      { x: 160, line: 9, text: 'Pastry Cook', ...bold },
      { x: 170, line: 10, text: '• Made desserts for sixty seats' },
      { x: 170, line: 11, text: '• Ordered flour from three mills in the valley' },
      ...stack(14, ['Vellum Mill', 'Utrecht', '2015 – 2017']),
      { x: 160, line: 14, text: 'Miller', ...bold },
      { x: 170, line: 15, text: '• Ground spelt and rye' },
    ]);
    expect(work?.map((job) => [job.name, job.startDate])).toEqual([
      ['Larch Ovens', '2020'],
      ['Harbour Inn', '2017'],
      ['Vellum Mill', '2015'],
    ]);
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

  it('reads points at the top of a second column with the job that ends the first', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'PROFILE'),
      ...rows(4, ['Baker who likes long fermentation', 'and short meetings.']),
      section(7, 'EXPERIENCE'),
      ...rows(8, ['Night Baker'], bold),
      ...rows(9, ['Larch Ovens', '2020 – Present']),
      { x: 320, line: 3, text: '• Baked four hundred loaves' },
      { x: 320, line: 5.5, text: 'EDUCATION', ...wide },
      { x: 320, line: 6.5, text: 'Diploma in Baking', ...bold },
      { x: 320, line: 7.5, text: 'Torvik College' },
      { x: 320, line: 9.5, text: 'SKILLS', ...wide },
      { x: 320, line: 10.5, text: 'Rye, Sourdough' },
    ]);
    expect(work?.[0]?.highlights).toEqual(['Baked four hundred loaves']);
  });

  it('reads points in two columns one column after the other, with what wraps in each', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Night Baker, Larch Ovens', '2020 – Present'),
      { x: 52, line: 5, text: '• Baked four hundred loaves a' },
      { x: 60, line: 6, text: 'night' },
      { x: 300, line: 5, text: '• Taught three apprentices to' },
      { x: 308, line: 6, text: 'shape rye' },
      { x: 300, line: 7, text: '• Ordered the flour' },
    ]);
    expect(work?.[0]?.highlights).toEqual([
      'Baked four hundred loaves a night',
      'Taught three apprentices to shape rye',
      'Ordered the flour',
    ]);
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

  it('reads entries without dates in a column set to the right by the white between them', () => {
    const right = (line: number, text: string, style: Partial<Stroke> = {}): Stroke => ({
      x: 560 - (text.length * (style.size ?? 10)) / 2,
      line,
      text,
      ...style,
    });
    const { education } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Night Baker, Larch Ovens', ''),
      ...rows(5, ['2020 – Present', '• Baked four hundred loaves a night', '• Taught three apprentices to shape rye']),
      ...rows(9, ['Pastry Cook, Harbour Inn'], bold),
      ...rows(10, ['2017 – 2020', '• Made desserts for sixty seats']),
      right(3, 'EDUCATION', wide),
      right(4.3, 'Diploma, Baking'),
      right(5.3, 'Torvik College'),
      right(7.3, 'Bachelor, History'),
      right(8.3, 'Skarnes University'),
      right(10.5, 'LANGUAGES', wide),
      right(11.8, 'German · native'),
      right(12.8, 'Igbo · fluent'),
    ]);
    expect(education?.map((school) => [school.institution, school.studyType])).toEqual([
      ['Torvik College', 'Diploma'],
      ['Skarnes University', 'Bachelor'],
    ]);
  });

  it('reads certificates that stand side by side, each with what stands below its name', () => {
    const { certificates } = resumeOf([
      ...name,
      section(3, 'CERTIFICATIONS'),
      { x: 40, line: 4, text: 'Food Safety Level 3', ...bold },
      { x: 300, line: 4, text: 'First Aid at Work', ...bold },
      { x: 240, line: 4.6, text: '2020' },
      { x: 520, line: 4.6, text: '2019' },
      { x: 40, line: 5.2, text: 'Torvik Institute' },
      { x: 300, line: 5.2, text: 'Skarnes College' },
    ]);
    expect(certificates).toMatchObject([
      { name: 'Food Safety Level 3', issuer: 'Torvik Institute', date: '2020' },
      { name: 'First Aid at Work', issuer: 'Skarnes College', date: '2019' },
    ]);
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

  it('parts title, employer and place where these were made anonymous and nothing else parts them', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...rows(4, [
        '01/2015 to 03/2018',
        'Oracle Developer Company Name - City , State',
        '• Built the ledger of a bank',
      ]),
    ]);
    expect(work?.[0]).toMatchObject({ position: 'Oracle Developer', name: 'Company Name', location: 'City , State' });
  });

  it('reads two projects side by side as two', () => {
    const { projects } = resumeOf([
      ...name,
      section(3, 'PROJECTS'),
      ...[40, 320].map((x, i) => ({ x, line: 4, text: ['Tide Table', 'Kelp Map'][i] as string, ...bold })),
      ...[40, 320].map((x, i) => ({ x, line: 5, text: ['Project Lead', 'Diver'][i] as string })),
      ...[40, 320].map((x, i) => ({
        x,
        line: 6,
        text: ['Printed tables for forty harbours.', 'Drew the forests of two bays.'][i] as string,
      })),
    ]);
    expect(projects?.map((project) => project.name)).toEqual(['Tide Table', 'Kelp Map']);
  });

  it('cuts employer from title and school from degree at a slash where nothing else does', () => {
    const { work, education } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Larch Ovens / Night Baker', '2020 – Present'),
      ...rows(5, ['• Baked four hundred loaves a night']),
      section(7, 'EDUCATION'),
      ...dated(8, 'Torvik University / Bachelor of Arts in History', '2016 – 2019'),
    ]);
    expect(work?.[0]).toMatchObject({ name: 'Larch Ovens', position: 'Night Baker' });
    expect(education?.[0]).toMatchObject({ institution: 'Torvik University', area: 'History' });
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

  it('keeps a licence without a date apart from the dated one below it, with the state that issued it', () => {
    const { certificates } = resumeOf([
      ...name,
      section(3, 'LICENSES'),
      ...rows(4, ['RN License, Massachusetts', 'BLS Certification, American Heart Association, 2022']),
    ]);
    expect(certificates).toMatchObject([
      { name: 'RN License', issuer: 'Massachusetts' },
      { name: 'BLS Certification', issuer: 'American Heart Association', date: '2022' },
    ]);
  });

  it('keeps how somebody works beside the place, brackets whole or gone', () => {
    const place = (text: string): unknown =>
      resumeOf([
        ...name,
        section(3, 'EXPERIENCE'),
        ...rows(4, ['Data Engineer'], bold),
        ...rows(5, [text, '• Built the ledger of a bank']),
      ]).work?.[0]?.location;
    expect(place('Larch Labs | Leeds, UK (Hybrid) | Jan 2020 – Present')).toBe('Leeds, UK (Hybrid)');
    expect(place('Larch Labs | Jan 2020 – Present (Hybrid, Leeds)')).toBe('Hybrid, Leeds');
  });

  it('reads what is said below a line that holds dates, title and employer with a small word between them', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'BERUFSERFAHRUNG'),
      ...rows(4, ['seit 05/2021 Verkäuferin bei H&M, Wien', 'Beratung der Kunden und Kassa']),
      ...rows(6, ['01/2019 - 04/2021 Aushilfe im Café Ritter', 'Service und Küche']),
    ]);
    expect(work).toMatchObject([
      { position: 'Verkäuferin', name: 'H&M', summary: 'Beratung der Kunden und Kassa' },
      { position: 'Aushilfe', name: 'Café Ritter', summary: 'Service und Küche' },
    ]);
  });

  it('reads a numbered publication whole, though its year stands alone on the next line', () => {
    const { publications } = resumeOf([
      ...name,
      section(3, 'PUBLICATIONS'),
      ...rows(4, [
        '[1] A. Moreno and T. Lim. Drift of Kelp in Cold Water. Journal of Coasts, vol. 12,',
        '2021.',
        '[2] T. Lim, A. Moreno. Tides. Springer, 2019.',
      ]),
    ]);
    expect(publications?.length).toBe(2);
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
