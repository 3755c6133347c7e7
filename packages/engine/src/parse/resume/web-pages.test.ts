import { expect, test } from 'vitest';
import { bold, name, resumeOf, rows, section } from './sketch-rows.ts';

test('points without marks below a whole head are points, not further names', () => {
  const job = (line: number, texts: string[], points: string[]) => [
    ...rows(line, texts.slice(0, 1), bold),
    ...rows(line + 1, texts.slice(1)),
    ...rows(line + 1 + texts.length, points),
  ];
  const { work } = resumeOf([
    ...name,
    section(3, 'EXPERIENCE'),
    ...job(4, ['Larch Inn', 'Head Waiter', 'May 2019 – Present'], ['Lead a team of nine', 'Train the new waiters']),
    ...job(11, ['Torvik Vets', 'Kennel Assistant', 'Jan 2015 – Apr 2019'], ['Cared for sixty dogs and cats']),
  ]);
  expect(work?.map((job) => [job.name, job.position, job.highlights])).toEqual([
    ['Larch Inn', 'Head Waiter', ['Lead a team of nine', 'Train the new waiters']],
    ['Torvik Vets', 'Kennel Assistant', ['Cared for sixty dogs and cats']],
  ]);
});

test('a heading may count what stands below it', () => {
  const { work } = resumeOf([
    ...name,
    section(3, 'Work Experience (1)'),
    ...rows(4, ['Head Waiter at Larch Inn'], bold),
    { x: 440, line: 4, text: '2019 – 2021' },
  ]);
  expect(work?.map((job) => [job.name, job.position])).toEqual([['Larch Inn', 'Head Waiter']]);
});

test('a small word between title and employer parts them, also in a style of its own', () => {
  const { work } = resumeOf([
    ...name,
    section(3, 'Experiencia laboral'),
    { x: 40, line: 4, text: 'Jefe de cocina en Fonda Zelmira', bold: true },
    { x: 440, line: 4, text: '2019 – 2021' },
    { x: 40, line: 7, text: 'Cocinero en Casa Torvik', bold: true },
    { x: 440, line: 7, text: '2015 – 2018' },
    { x: 40, line: 10, text: 'Camarero', bold: true },
    { x: 88, line: 10, text: 'en' },
    { x: 104, line: 10, text: 'Bar Marejada', italic: true },
    { x: 440, line: 10, text: '2012 – 2014' },
  ]);
  expect(work?.map((job) => [job.position, job.name])).toEqual([
    ['Jefe de cocina', 'Fonda Zelmira'],
    ['Cocinero', 'Casa Torvik'],
    ['Camarero', 'Bar Marejada'],
  ]);
});

test('tags that stand near each other are skills of their own', () => {
  const { skills } = resumeOf([
    ...name,
    section(3, 'SKILLS'),
    { x: 40, line: 4, text: 'Rye bread' },
    { x: 92, line: 4, text: 'Ledgers' },
    { x: 134, line: 4, text: 'Tills' },
    ...rows(6, ['Stock control, Payroll']),
  ]);
  expect(skills?.flatMap((skill) => skill.keywords)).toEqual([
    'Rye bread',
    'Ledgers',
    'Tills',
    'Stock control',
    'Payroll',
  ]);
});

test('the ends of a range stacked at the right, not level with the text, are one range', () => {
  const job = (line: number, head: string, dates: string[], point: string) => [
    { x: 40, line, text: head, ...bold },
    ...dates.map((text, i) => ({ x: 440, line: line - 0.4 + i * 1.3, text })),
    { x: 52, line: line + 1, text: `- ${point}` },
  ];
  const { work } = resumeOf([
    ...name,
    section(3, 'EXPERIENCE'),
    ...job(5, 'Senior Baker, Larch Inn', ['March 2021', 'Present', '3 years'], 'Baked for two hundred guests'),
    ...job(10, 'Baker, Torvik Bakery', ['May 2016', 'August 2018', '2 years'], 'Kneaded by hand every morning'),
  ]);
  expect(work?.map((job) => [job.name, job.startDate, job.endDate])).toEqual([
    ['Larch Inn', '2021-03', undefined],
    ['Torvik Bakery', '2016-05', '2018-08'],
  ]);
});

test('the code of a country or a state behind a city is no part of its name', () => {
  const home = (text: string) => resumeOf([...name, { x: 40, line: 2, text }]).basics?.location;
  expect(home('Nantes FR')).toEqual({ city: 'Nantes', countryCode: 'FR' });
  expect(home('Nürnberg (DE), Bayern')).toEqual({ city: 'Nürnberg', region: 'Bayern', countryCode: 'DE' });
  expect(home('Austin TX')).toEqual({ city: 'Austin', region: 'TX' });
});

test('a greeting before the name is no part of it', () => {
  const { basics } = resumeOf([
    { x: 40, line: 0, text: 'Ciao, sono Ada Moreno.', size: 22 },
    { x: 40, line: 1, text: 'ada.moreno@example.com' },
    section(3, 'ESPERIENZA'),
    ...rows(4, ['Cuoca, Locanda Larice']),
  ]);
  expect(basics?.name).toBe('Ada Moreno');
});

test('a degree in the first point below a school alone is read', () => {
  const { education } = resumeOf([
    ...name,
    section(3, 'EDUCATION'),
    ...rows(4, ['Torvik University'], bold),
    { x: 440, line: 4, text: '2015 – 2018' },
    ...rows(5, ['• BSc: Marine Biology']),
  ]);
  expect(education?.[0]).toMatchObject({ institution: 'Torvik University', studyType: 'BSc', area: 'Marine Biology' });
});

test('a form names the person and the city in labels of their own', () => {
  const { basics } = resumeOf([
    section(0, 'Informazioni personali'),
    { x: 40, line: 2, text: 'Nome / Cognome' },
    { x: 200, line: 2, text: 'Ada Moreno' },
    { x: 40, line: 3, text: 'Città' },
    { x: 200, line: 3, text: 'Torvik' },
    section(5, 'Esperienze'),
    ...rows(6, ['Cuoca, Locanda Larice'], bold),
    { x: 440, line: 6, text: '2019 – 2021' },
  ]);
  expect([basics?.name, basics?.location?.city]).toEqual(['Ada Moreno', 'Torvik']);
});

test('how long a job lasted, beside a title that wraps, does not part the title', () => {
  const { work } = resumeOf([
    ...name,
    section(3, 'EXPERIENCE'),
    { x: 40, line: 4, text: 'Aug 2018 – Present' },
    { x: 200, line: 4, text: 'Head of the Science Department and', ...bold },
    { x: 40, line: 5, text: '8 years' },
    { x: 200, line: 5, text: 'Chemistry Teacher', ...bold },
    { x: 200, line: 6, text: 'Larch Grammar School' },
    { x: 40, line: 9, text: 'Jan 2012 – Jul 2018' },
    { x: 200, line: 9, text: 'Physics Teacher', ...bold },
    { x: 40, line: 10, text: '6 years' },
    { x: 200, line: 10, text: 'Torvik Middle School' },
  ]);
  expect(work?.map((job) => job.position)).toEqual([
    'Head of the Science Department and Chemistry Teacher',
    'Physics Teacher',
  ]);
});

test('employer and dates in list marks of their own, below a title, are the head', () => {
  const job = (line: number, texts: [string, string, string]) => [
    ...rows(line, texts.slice(0, 1), { bold: true, size: 12 }),
    ...rows(line + 1, [`• ${texts[1]}`, `• ${texts[2]}`], { x: 60 }),
  ];
  const { work } = resumeOf([
    ...name,
    section(3, 'EXPERIENCE'),
    ...job(4, ['Head Waiter', 'Larch Inn', 'May 2019 – Present']),
    ...job(8, ['Baker', 'Torvik Bakery', 'Jan 2015 – Apr 2019']),
  ]);
  expect(work?.map((job) => [job.position, job.name, job.startDate])).toEqual([
    ['Head Waiter', 'Larch Inn', '2019-05'],
    ['Baker', 'Torvik Bakery', '2015-01'],
  ]);
});

test('groups of skills in brackets, or under headings of their own, keep their skills apart', () => {
  const listed = resumeOf([
    ...name,
    section(3, 'SKILLS'),
    ...rows(4, ['Kitchen (rye, stock)', 'Office (tills, ledgers)']),
  ]);
  expect(listed.skills?.map((skill) => [skill.name, skill.keywords])).toEqual([
    ['Kitchen', ['rye', 'stock']],
    ['Office', ['tills', 'ledgers']],
  ]);
  const headed = resumeOf([
    ...name,
    section(3, 'EXPERIENCE'),
    ...rows(4, ['Head Waiter, Larch Inn'], bold),
    section(7, 'SKILLS'),
    section(9, 'KITCHEN'),
    ...rows(10, ['Rye', 'Stock']),
    section(13, 'OFFICE'),
    ...rows(14, ['Tills', 'Ledgers']),
  ]);
  expect(headed.skills?.flatMap((skill) => skill.keywords)).toEqual(['Rye', 'Stock', 'Tills', 'Ledgers']);
});

test('smaller lines at the right do not stand between the two lines of a name', () => {
  const { basics } = resumeOf([
    { x: 40, line: 0, text: 'Ada Lovisa-', size: 30 },
    { x: 400, line: 1, text: 'ada@example.com' },
    { x: 40, line: 2.6, text: 'Moreno', size: 30 },
    section(6, 'EXPERIENCE'),
    ...rows(7, ['Head Waiter, Larch Inn']),
  ]);
  expect(basics?.name).toBe('Ada Lovisa-Moreno');
});
