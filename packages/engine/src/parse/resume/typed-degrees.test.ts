import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { readText } from '../../read/text/read-text.ts';
import { parseResume } from './parse-resume.ts';

const typed = (text: string): Resume =>
  parseResume(readText(new TextEncoder().encode(`Ada Moreno\nGraz | ada.moreno@example.com\n\n${text}`))).resume;
const degrees = (...lines: string[]): Resume['education'] => typed(`Education\n${lines.join('\n')}\n`).education;

it('a degree without a date below one that has its date is another degree with a school of its own', () => {
  expect(
    degrees('Técnico en Cocina, IES Los Alerces, 2018', 'Grado en Turismo (sin terminar), Universidad de Torvik'),
  ).toMatchObject([
    { institution: 'IES Los Alerces', studyType: 'Técnico', area: 'Cocina', endDate: '2018' },
    { institution: 'Universidad de Torvik', studyType: 'Grado', area: 'Turismo (sin terminar)' },
  ]);
});

it('a degree still under way below a finished one is none of its courses', () => {
  expect(degrees('BTS Comptabilité, Lycée des Mélèzes, 2015', 'DCG en cours (8 UE validées sur 13)')).toMatchObject([
    { institution: 'Lycée des Mélèzes', endDate: '2015' },
    { studyType: 'DCG en cours (8 UE validées sur 13)' },
  ]);
});

it('degrees of one line that end with a date each are degrees of their own', () => {
  expect(degrees('FCCA 2005; BSc Economics, Torvik University, 2001')).toEqual([
    { studyType: 'FCCA', endDate: '2005' },
    { institution: 'Torvik University', studyType: 'BSc', area: 'Economics', endDate: '2001' },
  ]);
});

it('a certificate for leaving school stands behind the school, its town and before its grade', () => {
  expect(degrees('2017 – 2024 Lärchen-Realschule, Dortmund, Fachoberschulreife (Note 2,3)')).toEqual([
    {
      institution: 'Lärchen-Realschule',
      studyType: 'Fachoberschulreife',
      location: 'Dortmund',
      startDate: '2017',
      endDate: '2024',
      score: '2,3',
    },
  ]);
});

it('a work placement of some weeks and a job beside school are two, each with what its line tells', () => {
  const { work } = typed(
    'Praktika\n03/2023 (3 Wochen) Praktikum bei Lärche Elektro GmbH, Dortmund: Mithilfe im Lager und im Verkauf\n\nNebenjob\nseit 09/2023 Aushilfe, Markthaus Ulme, Dortmund: Regale auffüllen, Kasse\n',
  );
  expect(work).toMatchObject([
    {
      name: 'Lärche Elektro GmbH',
      position: 'Praktikum',
      startDate: '2023-03',
      endDate: '2023-03',
      highlights: ['Mithilfe im Lager und im Verkauf'],
    },
    { name: 'Markthaus Ulme', position: 'Aushilfe', startDate: '2023-09', highlights: ['Regale auffüllen, Kasse'] },
  ]);
});

it.each([
  ['Магистр', 'Торвикский государственный университет'],
  ['Πτυχίο', 'Πανεπιστήμιο Τόρβικ'],
  ['Licencjat', 'Uniwersytet w Torviku'],
  ['Yüksek Lisans', 'Torvik Üniversitesi'],
])('a degree and its school are told apart in the further languages of Europe: %s', (degree, school) => {
  expect(degrees(`${school}, ${degree}, 2015`)).toMatchObject([{ institution: school, studyType: degree }]);
});

it('two degrees with dates of their own below one school are both of that school', () => {
  expect(
    degrees(
      'Torvik University, Graz',
      'Doctorate, Rye Studies, 2014 – 2018',
      'Master, Milling, 2011 – 2013',
      'Skarnes College, Linz',
      'Diploma, Baking, 2007 – 2010',
    )?.map((school) => [school.institution, school.endDate]),
  ).toEqual([
    ['Torvik University', '2018'],
    ['Torvik University', '2013'],
    ['Skarnes College', '2010'],
  ]);
});

it.each([
  ['BA (Hons) English & Media, Torvik University, 2013 – 2016, 2:1', 'English & Media', '2:1'],
  ['BSc Computer Science (2:1), Torvik University, 2013 – 2016', 'Computer Science', '2:1'],
  ['BSc (Hons) Geography, First Class, Torvik University, 2016', 'Geography', 'First Class'],
  ['MSc Data Science, Torvik University, Distinction, 2019', 'Data Science', 'Distinction'],
])('the class of a British degree is its grade: %s', (line, area, score) => {
  expect(degrees(line)).toMatchObject([{ institution: 'Torvik University', area, score }]);
});

it('how or where something was studied is no field', () => {
  expect(
    degrees('09/2020 – 06/2022   Geprüfter Bilanzbuchhalter (IHK), berufsbegleitend, IHK Köln')?.[0],
  ).toMatchObject({ institution: 'IHK Köln', studyType: 'Geprüfter Bilanzbuchhalter (IHK), berufsbegleitend' });
  expect(degrees('08/2011 – 07/2014   Ausbildung zum Müller, Kanzlei Drews, Torvik')?.[0]).toMatchObject({
    institution: 'Kanzlei Drews',
    location: 'Torvik',
  });
});

it('a diploma beside no other degree is one', () => {
  expect(degrees('Skarnes High School, diploma 2015')?.[0]).toMatchObject({
    institution: 'Skarnes High School',
    studyType: 'diploma',
  });
});

it('papers among qualifications are certificates, with or without their year, and no degree loses its line to another', () => {
  const { education, certificates } = typed(`Qualifications
Counterbalance Forklift Licence (2019)
Personal Licence Holder (2016)
Level 3 Food Safety (2018)
GCSEs including Maths and English
First Aid at Work (valid until 2027)
BTEC Level 3 Business, Larch City College, 2012
`);
  expect(certificates?.map((each) => [each.name, each.date])).toEqual([
    ['Counterbalance Forklift Licence', '2019'],
    ['Personal Licence Holder', '2016'],
    ['Level 3 Food Safety', '2018'],
    ['First Aid at Work', undefined],
  ]);
  expect(education).toMatchObject([
    { studyType: 'GCSEs including Maths and English' },
    { studyType: 'BTEC Level 3 Business', institution: 'Larch City College', endDate: '2012' },
  ]);
  expect(education).toHaveLength(2);
});

it('a level without a school is what was learnt', () => {
  expect(degrees('Level 4 Food Manufacture (2018)')).toMatchObject([
    { studyType: expect.stringMatching(/^Level 4/), endDate: '2018' },
  ]);
});

it('papers that each call themselves one are one each, and what systems are used is a list of skills', () => {
  const { certificates, skills } = typed(
    'Licences and training\nHGV C+E licence, digital tachograph card\nDriver CPC valid until September 2029\n\nSystems: iTrent, Workday, Excel\n',
  );
  expect(certificates?.map((each) => each.name).slice(0, 2)).toEqual(['HGV C+E licence', 'digital tachograph card']);
  expect(skills).toMatchObject([{ name: 'Systems', keywords: ['iTrent', 'Workday', 'Excel'] }]);
});

it('what stands under “Other” is kept, and under personal details is not told', () => {
  const { customSections } = typed(
    'Other\nVolunteer at Larch Repair Cafe, one Saturday a month\nDate of birth: 3 May 1990\n',
  );
  expect(customSections).toMatchObject([{ lines: ['Volunteer at Larch Repair Cafe, one Saturday a month'] }]);
});
