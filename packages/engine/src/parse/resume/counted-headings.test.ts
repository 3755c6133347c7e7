import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { findHeading } from '../../language/headings/find-heading.ts';
import type { Stroke } from '../layout/sketch-page.ts';
import { toFact } from './fact.ts';
import { closeBrackets } from './finish/close-brackets.ts';
import { name, read } from './sketch-rows.ts';

const at = (line: number, text: string, style: Partial<Stroke> = {}): Stroke => ({ x: 40, line, text, ...style });
const resumeOf = (...strokes: Stroke[]): Resume => read([...name, ...strokes]).resume;
const headed = { size: 14, bold: true };

describe('headings with numbers', () => {
  const degree = [at(5, 'Universiteit Torvik', { bold: true }), at(6, 'Master Informatica'), at(7, '2015 – 2018')];
  const job = [at(10, 'Bolt Systems', { bold: true }), at(11, 'Programmeur'), at(12, '2018 – 2021')];

  it('are read without them, with a gap or a full stop behind the number', () => {
    for (const [first, second] of [
      ['1 Opleiding', '2 Werkervaring'],
      ['1. Opleiding', '2. Werkervaring'],
    ] as const) {
      const { work, education } = resumeOf(at(4, first, headed), ...degree, at(9, second, headed), ...job);
      expect(education).toMatchObject([{ institution: 'Universiteit Torvik', startDate: '2015', endDate: '2018' }]);
      expect(work).toMatchObject([{ name: 'Bolt Systems', position: 'Programmeur', startDate: '2018' }]);
    }
  });

  it('are read without them where the number stands apart', () => {
    const apart = (line: number, number: string, text: string): Stroke[] => [
      at(line, number, headed),
      { ...at(line, text, headed), x: 80 },
    ];
    const { education, work } = resumeOf(
      ...apart(4, '1', 'Opleiding'),
      ...degree,
      ...apart(9, '2', 'Werkervaring'),
      ...job,
    );
    expect(education).toMatchObject([{ institution: 'Universiteit Torvik' }]);
    expect(work).toMatchObject([{ name: 'Bolt Systems' }]);
  });
});

it('figures below headings with numbers are no numbers of headings', () => {
  const { education, work } = resumeOf(
    at(3, '1 Education', headed),
    ...[
      at(4, 'Torvik University', { bold: true }),
      at(5, 'Master of Informatics'),
      at(6, '2015 – 2018'),
      at(7, '3.8 GPA'),
    ],
    at(9, '2 Work Experience', headed),
    ...[
      at(10, 'Bolt Systems', { bold: true }),
      at(11, 'Programmer'),
      at(12, '2018 – 2021'),
      at(13, '2.5 Million Budget'),
    ],
  );
  expect(education).toMatchObject([{ institution: 'Torvik University', score: '3.8' }]);
  expect(JSON.stringify(work)).toContain('2.5 Million Budget');
});

it('parts that are counted below a heading are read without their numbers', () => {
  const { skills, languages } = resumeOf(
    at(3, '1 Education', headed),
    ...[at(4, 'Torvik University', { bold: true }), at(5, 'Master of Informatics'), at(6, '2015 – 2018')],
    at(8, '2 Skills', headed),
    at(9, '2.1 Languages', { bold: true }),
    at(10, 'Norwegian, English'),
    at(12, '2.2 Software', { bold: true }),
    at(13, 'Blender, Excel'),
  );
  expect(JSON.stringify([skills, languages])).not.toMatch(/2\.[12]/);
});

describe('dates and brackets that are parted', () => {
  it('months below their years in the margin are months of these years', () => {
    const margin = { size: 6 };
    const { work } = resumeOf(
      { ...at(4, 'Experience', headed), x: 160 },
      at(5, '2023 – 2024'),
      { ...at(5, 'Research Intern, Bolt Systems', { bold: true }), x: 160 },
      at(6, 'April', margin),
      { ...at(6, 'March', margin), x: 80 },
      { ...at(6, 'Measured how pumps wear', {}), x: 160 },
      at(8, '2021 – 2022'),
      { ...at(8, 'Technician, Larch Inn', { bold: true }), x: 160 },
      at(9, 'May', margin),
      { ...at(9, 'June', margin), x: 80 },
      { ...at(9, 'Kept the kitchen running', {}), x: 160 },
    );
    expect(work).toMatchObject([
      { startDate: '2023-04', endDate: '2024-03' },
      { startDate: '2021-05', endDate: '2022-06' },
    ]);
  });

  it('a bracket whose partner went to another field stands in neither', () => {
    const fact = (value: string) => toFact({ text: value, boxes: [] }, 1);
    const job = { position: fact('Data Engineer'), name: fact('(Bolt Systems'), location: fact('Norway)') };
    expect(closeBrackets(job)).toMatchObject({ name: { value: 'Bolt Systems' }, location: { value: 'Norway' } });
    const whole = { name: fact('(Bolt) Systems (Norway)'), location: fact('Bergen (Norway)') };
    expect(closeBrackets(whole)).toEqual(whole);
  });
});

it('headings of further languages are known alone and joined', () => {
  expect(findHeading('PENGALAMAN KERJA')).toBe('work');
  expect(findHeading('Pendidikan')).toBe('education');
  expect(findHeading('Học vấn')).toBe('education');
  expect(findHeading('Работа и волонтерство')).toBe('work');
});
