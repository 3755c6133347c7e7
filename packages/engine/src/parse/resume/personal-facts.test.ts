import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readText } from '../../read/text/read-text.ts';
import { parseResume } from './parse-resume.ts';
import { name, resumeOf, rows, section } from './sketch-rows.ts';

const typed = (text: string): Resume => parseResume(readText(new TextEncoder().encode(text))).resume;
const told = (line: string): Resume => typed(`Lebenslauf\n\nName: Ada Moreno\n${line}\nE-Mail: ada@example.com\n`);

describe('a date of birth', () => {
  it.each([
    'Geburtsdatum/-ort: 14.09.1988, Torvik\nTelefon: 0316 5550177',
    'Fecha de nacimiento: 12/03/1991\nTelefon: 0316 5550177',
    'Date de naissance : 3-4-1991\nTelefon: 0316 5550177',
    'Geboren am 01. 02. 1990\nTelefon: 0316 5550177',
  ])('is no phone number: %s', (line) => {
    expect(told(line).basics?.phone).toBe('0316 5550177');
    expect(told(line.split('\n')[0] as string).basics?.phone).toBeUndefined();
  });
});

describe('an address of mail', () => {
  const mail = (line: string) =>
    typed(`Ada Moreno\n${line}\n\nProfile\nBaker who likes early mornings.\n`).basics?.email;

  it.each([
    ['0316 5550177 ada@example.orgTorvik', 'ada@example.org'],
    ['ada@mail.example.comLinkedIn | 0316 5550177', 'ada@mail.example.com'],
    ['Ada.Moreno@Example.Org', 'Ada.Moreno@Example.Org'],
    ['ada@bakery.myOven.example', 'ada@bakery.myOven.example'],
  ])('ends where a word begins that ran into it: %s', (line, address) => {
    expect(mail(line)).toBe(address);
  });
});

describe('a licence to drive', () => {
  const head = (line: string) =>
    typed(`Ada Moreno\nGraz | ada@example.com\n${line}\n\nProfile\nBaker who likes early mornings.\n`).certificates;

  it.each([
    ['Permis B, véhiculée', 'Permis B, véhiculée'],
    ['Führerschein: Klassen B, C und CE', 'Führerschein Klassen B, C und CE'],
    ['Rijbewijs B', 'Rijbewijs B'],
    ['Carné de conducir: B y C. Vehículo propio.', 'Carné de conducir B y C. Vehículo propio'],
    ['Graz – 0316 5550177 – Permis B', 'Permis B'],
  ])('in the head is a certificate: %s', (line, licence) => {
    expect(head(line)).toEqual([{ name: licence }]);
  });

  it.each(['Kein Führerschein', 'Permis B en cours', 'Carnet de voyage', 'Permis de construire'])(
    'is none where it says so or means something else: %s',
    (line) => {
      expect(head(line)).toBeUndefined();
    },
  );

  it('stands in a row of its own below languages and skills, and stays in a list of skills', () => {
    const resume = typed(
      'Ada Moreno\nada@example.com\n\nKenntnisse\nEDV: Excel, Word\nFührerschein: Klasse B\n\nLingue\nItaliano: madrelingua. Inglese: B2. Tedesco: A2.\n\nPatente B, automunita.\n',
    );
    expect(resume.certificates?.map((one) => one.name)).toEqual(['Führerschein Klasse B', 'Patente B, automunita']);
    expect(resume.skills).toEqual([{ name: 'EDV', keywords: ['Excel', 'Word'] }]);
    expect(resume.languages).toEqual([
      { language: 'Italiano', fluency: 'madrelingua' },
      { language: 'Inglese', fluency: 'B2' },
      { language: 'Tedesco', fluency: 'A2' },
    ]);
    expect(typed('Ada Moreno\nada@example.com\n\nSkills\nExcel, full driving licence, Word\n').certificates).toBe(
      undefined,
    );
  });
});

it.each([
  ['Español: nativo. Portugués: B1. Inglés: A2.', ['nativo', 'B1', 'A2']],
  ['Deutsch, Englisch B1', [undefined, 'B1']],
  ['Anglais B2 – Espagnol A2', ['B2', 'A2']],
])('languages in one row are parted before each further one: %s', (line, levels) => {
  const { languages } = typed(`Ada Moreno\nada@example.com\n\nLanguages\n${line}\n`);
  expect(languages?.map((one) => one.fluency)).toEqual(levels);
});

it('place, day and name that sign a page are no part of what stands above', () => {
  const resume = typed(
    'Ada Moreno\nada@example.com\n\nKenntnisse\nEDV: Excel, Word\nHandwerk: Schweißen\n\nGraz, 02.02.2026\nAda Moreno\n',
  );
  expect(resume.skills?.flatMap((group) => group.keywords)).toEqual(['Excel', 'Word', 'Schweißen']);
});

describe('what the edge of the page broke', () => {
  const job = (line: number, date: string, ...texts: string[]) => [
    { x: 40, line, text: date },
    ...texts.map((text, i) => ({ x: 150, line: line + i, text })),
  ];

  it('is one point where the second line begins below the mark and a dated title follows', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experience'),
      ...job(4, '2019 – 2022', 'Buyer', 'Larch Pumps GmbH, Graz', '• Kept prices of nuts down together with 12'),
      { x: 150, line: 7, text: 'Lieferanten; a tenth was saved' },
      ...job(8, '2017 – 2019', 'Parental leave'),
      ...job(9, '2010 – 2017', 'Clerk', 'Alder Works GmbH, Graz', '• Wrote offers for pumps of all the sizes we made'),
    ]);
    expect(work?.map((one) => one.highlights)).toEqual([
      ['Kept prices of nuts down together with 12 Lieferanten; a tenth was saved'],
      undefined,
      ['Wrote offers for pumps of all the sizes we made'],
    ]);
  });

  it('is one entry where a row begins with its dates', () => {
    const { education } = resumeOf([
      ...name,
      section(3, 'Formación académica'),
      ...rows(4, [
        '2012 - 2014: Técnico Superior en Instalaciones Térmicas y de Fluidos (FP Grado',
        'Superior), IES San Torvik, Badajoz',
        '2010 - 2012: Técnico en Instalaciones Frigoríficas (FP Grado Medio), IES San',
        'Torvik, Badajoz',
      ]),
    ]);
    expect(education?.map((one) => [one.institution, one.startDate, one.location])).toEqual([
      ['IES San Torvik', '2012', 'Badajoz'],
      ['IES San Torvik', '2010', 'Badajoz'],
    ]);
  });
});
