import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { bold, dated, name, resumeOf, rows, section } from './sketch-rows.ts';

const job = [
  ...dated(4, 'Welder, Larch Yard', '2015 – 2019'),
  ...rows(5, ['• Welded hulls for two ferries and painted most of them blue']),
];
const certificatesOf = (...lines: string[]): Resume['certificates'] =>
  resumeOf([...name, section(3, 'Experience'), ...job, section(7, 'Certificates'), ...rows(8, lines)]).certificates;

describe('a printed list of certificates', () => {
  it('has one in each line where only some are dated', () => {
    expect(
      certificatesOf('Safe Pass · Torvik Authority, May 2023', 'Manual Handling', 'First Aid · Larch Cross'),
    ).toEqual([
      { name: 'Safe Pass', issuer: 'Torvik Authority', date: '2023-05' },
      { name: 'Manual Handling' },
      { name: 'First Aid', issuer: 'Larch Cross' },
    ]);
    expect(
      certificatesOf('Larch Plumber License #221904 (2017)', 'OSHA 30', 'Backflow tester (2022)', 'Brazing'),
    ).toEqual([
      { name: 'Larch Plumber License #221904', date: '2017' },
      { name: 'OSHA 30' },
      { name: 'Backflow tester', date: '2022' },
      { name: 'Brazing' },
    ]);
  });

  it('has one in two lines where a date comes with every second', () => {
    expect(certificatesOf('Larch Brewer, 2021', 'Alder Guild', 'Larch Taster, 2020', 'Birch Guild')).toEqual([
      { name: 'Larch Brewer', issuer: 'Alder Guild', date: '2021' },
      { name: 'Larch Taster', issuer: 'Birch Guild', date: '2020' },
    ]);
  });

  it('drops the word that a date is given with', () => {
    expect(
      certificatesOf('Counterbalance forklift (RTITB) renewed 2024', 'First aid at work, expires March 2027'),
    ).toEqual([
      { name: 'Counterbalance forklift (RTITB)', date: '2024' },
      { name: 'First aid at work', summary: 'expires March 2027' },
    ]);
  });
});

it('points below a dated training tell of it', () => {
  const { certificates } = resumeOf([
    ...name,
    section(3, 'Training'),
    { x: 40, line: 4, text: 'Larch Academy, Data Bootcamp' },
    { x: 440, line: 4, text: 'Jan 2025 – May 2025' },
    ...rows(5, ['• 16 weeks full time: Python and SQL.', '• Final project graded Distinction.']),
  ]);
  expect(certificates).toEqual([
    {
      name: 'Larch Academy, Data Bootcamp',
      date: '2025-05',
      summary: '16 weeks full time: Python and SQL. Final project graded Distinction.',
    },
  ]);
});

describe('titles on pages that set them in a line of their own', () => {
  it('keep their comma below an employer that leads several roles', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experience'),
      ...rows(4, ['Meadow Bank plc · Leeds, United Kingdom'], bold),
      ...dated(5, 'Operations Manager', '2020 – 2022'),
      ...rows(6, ['• Served up to 35 branches from one office in the north']),
      ...dated(8, 'Vice President, Supply Chain', '2018 – 2019'),
      ...rows(9, ['• Trained 43 new colleagues in safe handling']),
      { x: 40, line: 11, text: 'Нач. смены' },
      { x: 440, line: 11, text: '2016 – 2018' },
      ...rows(12, ['• Planned rotas for 63 employees']),
    ]);
    expect(work?.map((one) => [one.position, one.name])).toEqual([
      ['Operations Manager', 'Meadow Bank plc'],
      ['Vice President, Supply Chain', 'Meadow Bank plc'],
      ['Нач. смены', 'Meadow Bank plc'],
    ]);
  });

  it('keep what stands behind their dash above a name and its web address', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experience'),
      ...dated(4, 'RN – Intensive Care (night shift)', '2020 – 2022'),
      ...rows(5, ['3rd Street Studio · nordlicht.example/work', '• Wrote the handbook that all departments use']),
    ]);
    expect(work?.map((one) => [one.position, one.name])).toEqual([
      ['RN – Intensive Care (night shift)', '3rd Street Studio'],
    ]);
  });
});
