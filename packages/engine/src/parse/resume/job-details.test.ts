import { describe, expect, it } from 'vitest';
import { bold, dated, name, resumeOf, rows, section } from './sketch-rows.ts';

describe('a job title', () => {
  it('keeps a slash between two roles', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Forklift Operator / Lead, Larch Logistics GmbH', '2019 – 2021'),
      ...rows(5, ['• Loaded forty lorries a shift']),
    ]);
    expect(resume.work).toMatchObject([{ position: 'Forklift Operator / Lead', name: 'Larch Logistics GmbH' }]);
  });

  it('stands before a place that nobody filled in', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Operations Manager', '2019 – 2021'),
      ...rows(5, ['Larch Logistics GmbH, City, State']),
      ...rows(6, ['• Loaded forty lorries a shift']),
    ]);
    expect(resume.work).toMatchObject([{ position: 'Operations Manager', name: 'Larch Logistics GmbH' }]);
  });
});

describe('a project', () => {
  it('with one date was done then, and does not go on', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'PROJECTS'),
      ...dated(4, 'Tide Table', 'Jan 2021'),
      ...rows(5, ['• Printed tables for 40 harbours']),
    ]);
    expect(resume.projects).toMatchObject([{ name: 'Tide Table', endDate: '2021-01' }]);
    expect(resume.projects?.[0]?.startDate).toBeUndefined();
  });
});

describe('jobs', () => {
  it('have what is said of the employer above "Highlights" as their summary', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'WORK'),
      ...dated(4, 'Harborview General Hospital', '2021 – 2023'),
      ...rows(5, ['Charge Nurse'], bold),
      ...rows(6, ['48-bed trauma centre, 92,000 visits a year.']),
      ...rows(7, ['Highlights'], bold),
      { x: 60, line: 8, text: 'Coordinated patient flow for 14 nurses' },
      { x: 60, line: 10, text: 'Wrote the transfusion checklist' },
      ...dated(12, 'Commonwealth Home Health', '2015 – 2017'),
      ...rows(13, ['Visiting Nurse'], bold),
      ...rows(14, ['Highlights'], bold),
      { x: 60, line: 15, text: 'Carried a caseload of 22 patients' },
    ]);
    expect(resume.work).toMatchObject([
      {
        summary: '48-bed trauma centre, 92,000 visits a year.',
        highlights: ['Coordinated patient flow for 14 nurses', 'Wrote the transfusion checklist'],
      },
      { highlights: ['Carried a caseload of 22 patients'] },
    ]);
  });

  it('of a group stand under the employer above them, behind a job without any text', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Sales Associate', '2016 – 2018'),
      ...rows(5, ['Stadtwerke Lindau GmbH · Lindau, Germany']),
      { x: 40, line: 8, text: 'Atelier 42 · Lindau, Germany', ...bold },
      ...dated(9, 'HR Business Partner', 'Jun 2020 – Nov 2022'),
      ...dated(10, 'Marketing Manager', 'Jul 2019 – Oct 2019'),
    ]);
    expect(resume.work?.map(({ name, position }) => [position, name])).toEqual([
      ['Sales Associate', 'Stadtwerke Lindau GmbH'],
      ['HR Business Partner', 'Atelier 42'],
      ['Marketing Manager', 'Atelier 42'],
    ]);
  });
});

describe('a point', () => {
  it('that wraps before its last two words keeps them, though they could be how long something took', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Data Analyst', '2022 – 2024'),
      ...rows(5, [
        'Vela Energy, Inc. · Bergen, Norway',
        '• Introduced a weekly review that cut complaints from 44 to 10',
      ]),
      { x: 50, line: 7, text: 'a month.' },
    ]);
    expect(work?.[0]?.highlights).toEqual(['Introduced a weekly review that cut complaints from 44 to 10 a month.']);
  });
});

describe('a group of roles', () => {
  it('is told from the one before, whose last role has no text, by the white above its employer', () => {
    const group = (line: number, employer: string, place: string) => [
      { x: 40, line, text: employer, ...bold },
      { x: 42 + 5 * employer.length, line, text: `· ${place}` },
    ];
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Electrician', '2022 – 2024'),
      ...rows(5, ['Stadtwerke Lindau · Lindau, Germany', '• Planned rotas for 73 employees, nights included.']),
      ...dated(7.4, 'Buyer', '2019 – 2021'),
      ...rows(8.4, ['Café Lumière · Bergen, Norway', '• Cut the time from order to delivery by a tenth.']),
      ...group(10.8, 'Meadow Bank plc', 'Lyon, France'),
      ...dated(11.9, 'Project Manager', '2018 – 2019'),
      ...rows(12.9, ['• Led a team of 86 people across three sites and kept every deadline.']),
      ...dated(14.2, 'Customer Service Representative', '2015 – 2017'),
      // Less than half as much again as between this and the role below it, as in a page set tight.
      ...group(15.55, 'Fjord Foods AS', 'Austin, TX'),
      ...dated(16.6, 'Head Chef', '2012 – 2014'),
      ...rows(17.6, ['• Served up to 60 guests an evening, in two sittings.']),
    ]);
    expect(work?.map(({ name, position }) => [position, name])).toEqual([
      ['Electrician', 'Stadtwerke Lindau'],
      ['Buyer', 'Café Lumière'],
      ['Project Manager', 'Meadow Bank plc'],
      ['Customer Service Representative', 'Meadow Bank plc'],
      ['Head Chef', 'Fjord Foods AS'],
    ]);
  });
});
