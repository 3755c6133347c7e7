import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume, readPosting } from '../index.ts';

const now = '2026-06-01';
const write = (resume: Resume, posting: string): string =>
  optimiseResume({ resume, posting: readPosting(posting), now }).letter.paragraphs.join('\n');
const garage = 'Vehicle Mechanic\nHolm Depot\n\nRequirements\n- Four years of experience with vehicle repair\n';
const basics = { name: 'Ana Ortiz' };

describe('the years in one title', () => {
  const jobs = [
    { name: 'Larch Motors', position: 'Service Technician', startDate: '2019-02' },
    { name: 'Alder Cars', position: 'Service Technician', startDate: '2016-03', endDate: '2018-12' },
  ];

  it('are counted by the dates of the jobs', () =>
    expect(write({ basics, work: jobs }, garage)).toContain('I have 10 years of experience as a Service Technician.'));

  it('are not counted where the person counts them', () =>
    expect(
      write({ basics: { ...basics, summary: 'Technician with 7 years of experience.' }, work: jobs }, garage),
    ).not.toContain('10 years'));

  it('are none of one job, whose dates stand beside it', () =>
    expect(write({ basics, work: jobs.slice(0, 1) }, garage)).not.toMatch(/years of experience/));

  it('are said in the language of the letter', () =>
    expect(
      write(
        {
          basics: { name: 'Luc Morel' },
          meta: { language: 'fr' },
          work: jobs.map((job) => ({ ...job, position: 'Mécanicien automobile' })),
        },
        'Mécanicien automobile (H/F)\nGarage Morel\n\nProfil\n- Expérience en réparation automobile\n',
      ).replaceAll('\u00a0', ' '),
    ).toContain('J’ai 10 ans d’expérience en tant que mécanicien automobile.'));
});

describe('what decides and stands in no job', () => {
  const driver =
    'Truck Driver\nHolm Haulage\n\nRequirements\n- Two years of experience driving a truck\n- Forklift operation\n';

  it('names the jobs where no line of any can be told, the papers of the trade, and entries of the skills', () => {
    const letter = write(
      {
        basics,
        work: [
          { name: 'Larch Haulage Ltd', position: 'Truck Driver', startDate: '2014', endDate: '2015' },
          { name: 'Alder Concrete Ltd', position: 'Truck Driver', startDate: '2010', endDate: '2012' },
        ],
        certificates: [
          {
            name: '1. Tractor truck driver certificate from Larch Institute.',
            summary: '2. Forklift operator certificate.',
          },
        ],
        skills: [{ keywords: ['Truck pre-trip inspection', 'Excellent truck knowledge', 'Tanker truck'] }],
      },
      driver,
    );
    expect(letter).toContain('These are my most recent positions:\n– Truck Driver, Larch Haulage Ltd (2014–2015).');
    expect(letter).toContain('ractor truck driver certificate');
    expect(letter).toMatch(/My skills include .*tanker truck/);
    expect(letter).not.toContain('Excellent');
  });

  it('holds a degree that a further section names', () =>
    expect(
      write(
        {
          basics,
          customSections: [{ title: 'Qualification', lines: ['MSc diploma in civil engineering, Holm'] }],
          work: [{ name: 'Larch Ltd', position: 'Civil Engineer', startDate: '2019' }],
        },
        'Civil Engineer\nHolm Bridges\n\nRequirements\n- Degree in civil engineering\n',
      ),
    ).toContain('I hold an MSc diploma in civil engineering.'));

  it('names everyday programs that are demanded', () =>
    expect(
      write(
        {
          basics,
          work: [{ name: 'Larch Ltd', position: 'Secretary', startDate: '2019' }],
          skills: [{ keywords: ['Excel', 'PowerPoint'] }],
        },
        'Secretary\nHolm Ltd\n\nRequirements\n- Advanced skills in PowerPoint and Excel\n',
      ),
    ).toContain('My skills include PowerPoint and Excel.'));

  it('tells no school whose subject is a remark on another', () => {
    const letter = write(
      {
        basics,
        work: [{ name: 'Larch Ltd', position: 'Clerk', startDate: '2019' }],
        education: [
          {
            studyType: 'Bachelor of Commerce',
            area: 'with 70% marks from Alder Institute',
            institution: 'Deemed University',
            endDate: '2011',
          },
        ],
      },
      'Clerk\nHolm Ltd\n\nRequirements\n- Bachelor degree\n',
    );
    expect(letter).toContain('I hold a Bachelor of Commerce.');
    expect(letter).not.toMatch(/Deemed|Alder/);
  });

  it('says no French degree without its subject', () => {
    const write2 = (area?: string) =>
      write(
        {
          basics: { name: 'Luc Morel' },
          meta: { language: 'fr' },
          work: [{ name: 'Larch SA', position: 'Développeur', startDate: '2019' }],
          education: [{ studyType: 'Master II', endDate: '2012', ...(area === undefined ? {} : { area }) }],
        },
        'Développeur (H/F)\nHolm SA\n\nProfil\n- Master en informatique\n',
      );
    expect(write2()).not.toContain('master');
    expect(write2('marketing et communication - Bac +5')).toContain('master II (marketing et communication)');
  });
});

describe('the jobs themselves', () => {
  const care = 'Care Assistant\nHolm House\n\nRequirements\n- One year of experience in care\n- Reliable\n';

  it('the one near to the post is named where no line of it can be told', () => {
    const letter = write(
      {
        basics,
        work: [
          { name: 'Larch Homecare Ltd', position: 'Nursing Assistant', startDate: '2022-02', endDate: '2023-06' },
          {
            name: 'Alder Parcels Ltd',
            position: 'Warehouse Operative',
            startDate: '2020-01',
            endDate: '2021-12',
            highlights: ['Sorted 400 parcels a day by route', 'Loaded trucks before six in the morning'],
          },
        ],
      },
      care,
    );
    expect(letter).toContain('I worked as a Nursing Assistant at Larch Homecare Ltd from 2022 to 2023.');
  });

  it('one that was broken off is not listed', () => {
    const letter = write(
      {
        basics,
        work: [
          { name: 'Holm University', position: 'Study of Law (not completed)', startDate: '2021', endDate: '2022' },
          { name: 'Larch Stores Ltd', position: 'Sales Assistant', startDate: '2019', endDate: '2020' },
          { name: 'Alder Stores Ltd', position: 'Sales Assistant', startDate: '2016', endDate: '2018' },
        ],
      },
      'Claims Handler\nHolm Insurance\n\nRequirements\n- Experience in claims\n',
    );
    expect(letter).toContain('Larch Stores Ltd');
    expect(letter).not.toMatch(/Law|not completed/);
  });

  it('a letter does not say that its writer speaks its own language', () => {
    const letter = write(
      { basics: { name: 'Jan Falk' }, meta: { language: 'de' }, languages: [{ language: 'Deutsch' }] },
      'Sachbearbeiter (m/w/d)\nHolm GmbH\n\nDein Profil\n- Deutsch in Wort und Schrift\n- Erfahrung im Büro\n',
    );
    expect(letter).not.toContain('Ich spreche Deutsch');
  });
});
