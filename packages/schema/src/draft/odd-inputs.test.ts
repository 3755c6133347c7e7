import { expect, test } from 'vitest';
import { writeForms } from './form-entries.ts';
import { readSection, writeSection } from './typed-section.ts';

const jobs = (text: string) => readSection('experience', text).work;

test('a table pasted from another program: each row is a job', () => {
  expect(jobs('Planner\tHavna\t2019–2021\nClerk\tWeserfracht\t2016–2019\n- Kept records')).toEqual([
    { position: 'Planner', name: 'Havna', startDate: '2019', endDate: '2021' },
    { position: 'Clerk', name: 'Weserfracht', startDate: '2016', endDate: '2019', highlights: ['Kept records'] },
  ]);
});

test('dates that stand first, as in many tables of a life', () => {
  const planner = { position: 'Planner', name: 'Havna', startDate: '2019-03', endDate: '2021-02' };
  expect(jobs('03/2019 – 02/2021\tPlanner\tHavna')).toEqual([planner]);
  expect(jobs('03/2019-02/2021: Planner – Havna')).toEqual([planner]);
  expect(jobs('2020 Vision Consulting | Leeds')).toEqual([{ position: '2020 Vision Consulting', name: 'Leeds' }]);
});

test('dates that the end of a line has broken', () => {
  const [job] = jobs('Planner | Havna\nMar 2019 –\nFeb 2021\n- Plans') ?? [];
  expect(job).toMatchObject({ startDate: '2019-03', endDate: '2021-02', highlights: ['Plans'] });
});

test('the employer or the school written first', () => {
  expect(jobs('Havna Lager AS\nPlanner\n2019 – 2021')).toMatchObject([{ position: 'Planner', name: 'Havna Lager AS' }]);
  expect(readSection('education', 'University of Oslo\nBSc, Law\n2014 – 2016').education).toMatchObject([
    { studyType: 'BSc', area: 'Law', institution: 'University of Oslo' },
  ]);
  expect(readSection('education', 'High school diploma\nOslo\n2014').education).toMatchObject([
    { studyType: 'High school diploma', institution: 'Oslo' },
  ]);
  // With bars between, the order is the person's own.
  expect(jobs('Havna AS | Planner')).toEqual([{ position: 'Havna AS', name: 'Planner' }]);
});

test('other scripts, emoji and every common bullet', () => {
  expect(jobs('مهندس برمجيات | شركة النور | دبي\n2019 – 2021\n• طور النظام')).toMatchObject([
    { position: 'مهندس برمجيات', name: 'شركة النور', location: 'دبي', highlights: ['طور النظام'] },
  ]);
  const [job] = jobs('🚚 Driver | Havna\n2019 – now\n➤ Never late\n✓ Forty stops\n■ No damage\n— On foot') ?? [];
  expect(job).toMatchObject({
    position: '🚚 Driver',
    highlights: ['Never late', 'Forty stops', 'No damage', 'On foot'],
  });
});

test('what LinkedIn shows of a job: terms beside the employer and the place, how long it was', () => {
  const text =
    'Product Manager\nKestrel Foods · Full-time\nMar 2018 - Dec 2020 · 2 yrs 10 mos\nLeeds, United Kingdom · Hybrid\nOwned payments.\n- Cut chargebacks by 23%\nSkills: SQL · Roadmapping';
  expect(jobs(text)).toEqual([
    {
      position: 'Product Manager (Full-time, Hybrid)',
      name: 'Kestrel Foods',
      location: 'Leeds, United Kingdom',
      startDate: '2018-03',
      endDate: '2020-12',
      summary: 'Owned payments.',
      highlights: ['Cut chargebacks by 23%', 'Skills: SQL · Roadmapping'],
    },
  ]);
});

test('a position above, the employer with the dates pushed aside by a tab', () => {
  expect(jobs('Staff Nurse\nMoor General Hospital, Leeds\tSept 2016 – Aug 2019\n•\tTrauma wards')).toEqual([
    {
      position: 'Staff Nurse',
      name: 'Moor General Hospital',
      location: 'Leeds',
      startDate: '2016-09',
      endDate: '2019-08',
      highlights: ['Trauma wards'],
    },
  ]);
});

test('jobs without a blank line between them, with their parts between commas', () => {
  const text =
    'Retail Supervisor, Fernhill Stores, May 2020 - Present\n- Leads 10\nSales Assistant, Fernhill Stores, June 2017 - April 2020\n- Served 100 a day\nBarista\nBeanhouse\n2015 - 2017';
  expect(jobs(text)).toMatchObject([
    { position: 'Retail Supervisor', name: 'Fernhill Stores', startDate: '2020-05', highlights: ['Leads 10'] },
    { position: 'Sales Assistant', name: 'Fernhill Stores', endDate: '2020-04', highlights: ['Served 100 a day'] },
    { position: 'Barista', name: 'Beanhouse', startDate: '2015', endDate: '2017' },
  ]);
});

test('dates alone on the first line, the job below', () => {
  expect(jobs('03/2019 – heute\nEinkäuferin, Alster Lager AG, Hamburg\n- SAP MM')).toEqual([
    {
      position: 'Einkäuferin',
      name: 'Alster Lager AG',
      location: 'Hamburg',
      startDate: '2019-03',
      highlights: ['SAP MM'],
    },
  ]);
  // Without a head, running text stays what it is, there and back.
  const bare = { work: [{ startDate: '2019-03', summary: 'Looked after my parents' }] };
  expect(readSection('experience', writeSection('experience', bare))).toEqual(bare);
});

test('a school alone stays a school, whatever stands below it', () => {
  const school = { education: [{ institution: 'Oslo College', courses: ['Statics', 'Welding'] }] };
  expect(readSection('education', writeSection('education', school))).toEqual(school);
});

test('days and short years', () => {
  expect(jobs('Agent | Maple\n01/15/2019 – 30.03.2022')).toMatchObject([
    { startDate: '2019-01-15', endDate: '2022-03-30' },
  ]);
  expect(jobs("Agent | Maple | Jan '19 – Mar '22")).toMatchObject([{ startDate: '2019-01', endDate: '2022-03' }]);
  // Which of the two is the month, nobody can say.
  expect(jobs('Agent | Maple\n03/04/2019 – 05/06/2020')).toMatchObject([{ summary: '03/04/2019 – 05/06/2020' }]);
});

test('what is said further of a certificate stands below it, or behind a bar', () => {
  const certificates = [{ name: 'Safe Pass', issuer: 'SOLAS', summary: 'expires May 2027' }];
  expect(readSection('certifications', 'Safe Pass | SOLAS\n  expires May 2027')).toEqual({ certificates });
  expect(readSection('certifications', 'Safe Pass | SOLAS | expires May 2027')).toEqual({ certificates });
  expect(writeSection('certifications', { certificates })).toBe('Safe Pass | SOLAS\n  expires May 2027');
  expect(readSection('certifications', 'Safe Pass\n- Manual handling').certificates).toHaveLength(2);
});

test('an issuer in brackets with the date; brackets that hold several dates stay whole', () => {
  expect(readSection('certifications', 'Solutions Architect – Associate (Amazon, Mar 2023)').certificates).toEqual([
    { name: 'Solutions Architect – Associate', issuer: 'Amazon', date: '2023-03' },
  ]);
  // A certificate has one date: of a span nothing is left out.
  expect(readSection('certifications', 'Forklift licence, 2021 – 2026').certificates).toEqual([
    { name: 'Forklift licence, 2021 – 2026' },
  ]);
  expect(readSection('awards', "Dean's List (2014, 2015)").awards).toEqual([{ title: "Dean's List (2014, 2015)" }]);
});

test('a level behind a dash belongs to the certificate, what else stands there is the issuer', () => {
  const read = (text: string) => readSection('certifications', text).certificates;
  expect(read('AWS Certified Solutions Architect – Professional')).toEqual([
    { name: 'AWS Certified Solutions Architect – Professional' },
  ]);
  expect(read('Solutions Architect – Professional – Amazon, 2022')).toEqual([
    { name: 'Solutions Architect – Professional', issuer: 'Amazon', date: '2022' },
  ]);
  expect(read('Forklift licence – Safety Board, 2022')).toEqual([
    { name: 'Forklift licence', issuer: 'Safety Board', date: '2022' },
  ]);
  const certificates = [{ name: 'German – B2', issuer: 'Goethe-Institut' }, { name: 'Java – Associate' }];
  expect(read(writeSection('certifications', { certificates }))).toEqual(certificates);
});

test('skills between bars and dots, groups that a dash ends, languages with their level behind', () => {
  expect(readSection('skills', 'MIG/MAG | TIG | CNC (Fanuc)\nCloud - AWS (EC2, S3), Azure').skills).toEqual([
    { name: 'MIG/MAG' },
    { name: 'TIG' },
    { name: 'CNC (Fanuc)' },
    { name: 'Cloud', keywords: ['AWS (EC2, S3)', 'Azure'] },
  ]);
  const odd = { skills: [{ name: 'A · B' }, { name: 'C – D' }, { name: 'E | F' }] };
  expect(readSection('skills', writeSection('skills', odd))).toEqual(odd);
  expect(readSection('languages', 'Spanish B1').languages).toEqual([{ language: 'Spanish', fluency: 'B1' }]);
});

test('seasons: the year is the date, the season stands beside the position', () => {
  expect(jobs('Camp Counselor\nPine Lake Camp, Maine\nSummer 2021\n- Led 12')).toEqual([
    {
      position: 'Camp Counselor (Summer)',
      name: 'Pine Lake Camp',
      location: 'Maine',
      endDate: '2021',
      highlights: ['Led 12'],
    },
  ]);
  expect(jobs('Tax Preparer – Hale Accounting, Spring 2019 – Fall 2020')).toEqual([
    { position: 'Tax Preparer (Spring – Fall)', name: 'Hale Accounting', startDate: '2019', endDate: '2020' },
  ]);
  expect(jobs('Verano 2021: Socorrista, Piscina Municipal')).toMatchObject([
    { position: 'Socorrista (Verano)', name: 'Piscina Municipal', endDate: '2021' },
  ]);
  // Typed into a form, it comes back out of the text.
  expect(writeForms('experience', [{ position: 'Clerk', name: 'Havna', unreadDates: 'Summer of 2016' }])).toBe(
    'Clerk | Havna\nSummer of 2016',
  );
  // A degree has no place for it: it stays as it was typed.
  expect(readSection('education', 'BSc, Law | Oslo College\nFall 2018').education?.[0]?.courses).toEqual(['Fall 2018']);
});

test('several jobs at one employer who is named once', () => {
  const two = [
    { position: 'Operations Manager', name: 'Acme Logistics', location: 'Rotterdam', startDate: '2020-01' },
    { position: 'Team Lead', name: 'Acme Logistics', location: 'Rotterdam', startDate: '2017-03', endDate: '2019-12' },
  ];
  const jobsOf = 'Operations Manager, Jan 2020 - Present\n• Led 30\nTeam Lead, Mar 2017 - Dec 2019\n• Night team';
  expect(jobs(`Acme Logistics, Rotterdam\n${jobsOf}`)).toMatchObject(two);
  expect(jobs(`Acme Logistics — Rotterdam\n${jobsOf}`)).toMatchObject(two);
  expect(
    jobs('Acme Logistics, Rotterdam\n\nOperations Manager\nJan 2020 – Present\n\nTeam Lead\nMar 2017 – Dec 2019'),
  ).toMatchObject(two);
  // Written out, each names its employer, and reads as before.
  const read = readSection('experience', `Acme Logistics, Rotterdam\n${jobsOf}`);
  expect(readSection('experience', writeSection('experience', read))).toEqual(read);
});

test('a job without an employer takes none from a block above that names its own', () => {
  expect(jobs('Planner\nHavna Lager AS\n2019 – 2021\n\nBarista\n2015 – 2017')).toEqual([
    { position: 'Planner', name: 'Havna Lager AS', startDate: '2019', endDate: '2021' },
    { position: 'Barista', startDate: '2015', endDate: '2017' },
  ]);
  expect(jobs('EXPERIENCE\n\nBarista\n2015 – 2017')).toMatchObject([
    { position: 'EXPERIENCE' },
    { position: 'Barista' },
  ]);
});

test('spans of time as people of seven languages write them', () => {
  const span = { startDate: '2016-03', endDate: '2019-07' };
  for (const words of [
    'from March 2016 to July 2019',
    'März 2016 bis Juli 2019',
    'de mars 2016 à juillet 2019',
    'de marzo de 2016 a julio de 2019',
    'março de 2016 até julho de 2019',
    'da marzo 2016 a luglio 2019',
    'maart 2016 t/m juli 2019',
  ]) {
    expect(jobs(`Planner | Havna\n${words}`), words).toEqual([{ position: 'Planner', name: 'Havna', ...span }]);
  }
  for (const now of ['to date', 'laufend', 'à ce jour', 'a la fecha', 'atualmente', 'in corso', 'heden']) {
    expect(jobs(`Planner | Havna\n2019 – ${now}`), now).toEqual([
      { position: 'Planner', name: 'Havna', startDate: '2019' },
    ]);
  }
  expect(jobs('Planner | Havna\n2018 – 19')).toMatchObject([{ startDate: '2018', endDate: '2019' }]);
  expect(jobs('Planner | Havna\n2018-07')).toMatchObject([{ endDate: '2018-07' }]);
});

test('parts that a plain dash, a colon or a full stop stands between, where dates say that it is a job', () => {
  expect(jobs('Warehouse Operative - Havna - 11.2020 - 03.2022')).toEqual([
    { position: 'Warehouse Operative', name: 'Havna', startDate: '2020-11', endDate: '2022-03' },
  ]);
  expect(jobs('Projektleiter bei Kern & Co. (Jan. 2017 - laufend)')).toEqual([
    { position: 'Projektleiter', name: 'Kern & Co.', startDate: '2017-01' },
  ]);
  expect(jobs('Sales - EMEA')).toEqual([{ position: 'Sales - EMEA' }]);
  expect(jobs('De 2015 a 2017\nDependienta\nZapatería Luna SL\n- Caja')).toMatchObject([
    { position: 'Dependienta', name: 'Zapatería Luna SL', startDate: '2015', endDate: '2017' },
  ]);
});

test('a line that names a degree and says when is an entry of its own below another', () => {
  const degrees = (text: string) => readSection('education', text).education;
  expect(degrees('Ausbildung zum Elektroniker, IHK Stuttgart, 2009-2012\nRealschulabschluss 2009')).toEqual([
    { studyType: 'Ausbildung zum Elektroniker', institution: 'IHK Stuttgart', startDate: '2009', endDate: '2012' },
    { studyType: 'Realschulabschluss', endDate: '2009' },
  ]);
  expect(
    degrees('BSc Nursing, Larch University, 2012-2015\nMaster’s thesis 2015\nLeaving Certificate 2011'),
  ).toMatchObject([
    { studyType: 'BSc Nursing', courses: ['Master’s thesis 2015'] },
    { studyType: 'Leaving Certificate', endDate: '2011' },
  ]);
  expect(degrees('Mittlere Reife, 2009\n2012 Gesellenbrief\nStatik')).toEqual([
    { studyType: 'Mittlere Reife', endDate: '2009' },
    { studyType: 'Gesellenbrief', endDate: '2012', courses: ['Statik'] },
  ]);
  expect(degrees('University of Leeds\n2011 – 2014\nBSc Physics 2014')).toHaveLength(1);
});

test('dates first, then a position and a company whose place no comma parts', () => {
  const { work } = readSection(
    'experience',
    '09/2012 - 03/2018 Elektriker, Bosch AG Reutlingen\n• Wartung der Anlagen',
  );
  expect(work).toEqual([
    {
      position: 'Elektriker',
      name: 'Bosch AG Reutlingen',
      startDate: '2012-09',
      endDate: '2018-03',
      highlights: ['Wartung der Anlagen'],
    },
  ]);
  // The trade is on no list of positions: the company behind the comma tells.
  expect(readSection('experience', '2012 - 2018 Orgelbauer, Larch AG Ulm').work).toMatchObject([
    { position: 'Orgelbauer', name: 'Larch AG Ulm' },
  ]);
});
