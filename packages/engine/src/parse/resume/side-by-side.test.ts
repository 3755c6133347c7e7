import { describe, expect, it } from 'vitest';
import { type Stroke, sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { parseResume } from './parse-resume.ts';
import { bold, dated, name, resumeOf, rows, section, wide } from './sketch-rows.ts';

describe('what stands side by side', () => {
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
});
