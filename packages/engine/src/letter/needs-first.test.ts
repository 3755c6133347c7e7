import type { Letter, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const write = (resume: Resume, posting: string): Letter =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01' }).letter;
const textOf = (resume: Resume, posting: string): string => write(resume, posting).paragraphs.join('\n');
const job = (highlights: string[], rest: Record<string, string> = {}): Resume => ({
  basics: { name: 'Ana Ortiz' },
  work: [{ name: 'Wray Ltd', position: 'Export Manager', startDate: '2016', highlights, ...rest }],
});
const exports =
  'Export Manager\nHolm Glass\n\nRequirements\n- Experience with export accounts\n- Fluent in Spanish\n- Experience with Django and PostgreSQL\n';

describe('the facts that decide', () => {
  it('tell a measured result in the trade before charges that repeat the posting', () => {
    const text = textOf(
      job([
        'Liaise with regional directors on export accounts',
        'Coordinate the export accounts of partners',
        'Raised revenue from $8M to $34M in ten years',
        'Support 37 export accounts in 76 countries',
      ]),
      exports,
    );
    expect(text).toContain('37 export accounts in 76 countries');
    expect(text).toContain('Raised revenue from $8M to $34M in ten years.');
    expect(text.indexOf('Raised')).toBeLessThan(text.indexOf('Coordinate'));
  });

  it('tell a quota of two years, a ratio and what a semicolon joins', () => {
    const text = textOf(
      job([
        '124% of a $2.1M quota in fiscal 2023; 117% in fiscal 2024',
        'Managed accounts of distributors at a 1:2 ratio',
        'Created and maintain a price list with 5,000 entries',
      ]),
      exports,
    );
    expect(text).toContain('124% of a $2.1M quota in fiscal 2023; 117% in fiscal 2024.');
    expect(text).toContain('at a 1:2 ratio');
  });

  it('name the tools that are asked for and listed, and a single one where it decides the job', () => {
    const resume = job(['Ran 12 export accounts in Spain']);
    expect(textOf({ ...resume, skills: [{ keywords: ['Django', 'PostgreSQL', 'Sales'] }] }, exports)).toContain(
      'My skills include Django and PostgreSQL.',
    );
    expect(
      textOf({ ...resume, skills: [{ keywords: ['Trello', 'Sales'] }] }, `${exports}\nNice to have\n- Trello\n`),
    ).not.toContain('My skills');
    expect(
      textOf({ ...resume, skills: [{ keywords: ['Django', 'Sales'] }] }, exports.replace(/^.*/, 'Django Developer')),
    ).toContain('My skills include Django.');
  });

  it('tell two languages that a summary only lists', () => {
    const resume = job(['Ran 12 export accounts in Spain']);
    expect(
      textOf({ ...resume, customSections: [{ title: 'Highlights', lines: ['Bilingual - English/Spanish'] }] }, exports),
    ).toContain('I am bilingual in English and Spanish.');
  });

  it('read a title that a template left in the place of the employer', () => {
    const { paragraphs } = write(
      job(['Ran 12 export accounts in Spain'], {
        name: 'EXPORT COORDINATOR Company Name',
        position: '',
        endDate: '2020',
      }),
      exports,
    );
    expect(paragraphs.join('\n')).toContain('Export Coordinator');
    expect(paragraphs.join('\n')).not.toContain('Company Name');
  });
});

describe('what a letter says beside its lines', () => {
  const deeds = ['Ran 12 export accounts in Spain', 'Led a team of six in three countries', 'Won 14 accounts in 2018'];
  const earlier = {
    name: 'Larch Ltd',
    position: 'Export Manager',
    startDate: '2012',
    endDate: '2019',
    highlights: deeds,
  };
  const posting = 'Export Manager\nHolm Glass\n\nRequirements\n- Experience with export accounts\n';

  it('names the present job where none of its lines is told', () => {
    const present = { name: 'Wray Ltd', position: 'Head of Exports', startDate: '2020', highlights: ['Various'] };
    const text = textOf({ basics: { name: 'Ana Ortiz' }, work: [present, earlier] }, posting);
    expect(text).toContain('I have been Head of Exports at Wray Ltd since 2020.');
    expect(textOf({ basics: { name: 'Ana Ortiz' }, work: [earlier] }, posting)).not.toContain('I have been');
    const open = { ...earlier, endDate: undefined, startDate: '2021' };
    const two = { basics: { name: 'Ana Ortiz' }, work: [present, open] } as Resume;
    expect(textOf(two, posting)).not.toContain('I have been');
  });

  it('takes no job for the present one beside others that were read from an uncertain place', () => {
    const present = { name: 'Wray Ltd', position: 'Head of Exports', startDate: '2022', highlights: ['Various'] };
    const unended = { ...earlier, endDate: undefined, startDate: '2015', highlights: ['Various'] };
    const resume = { basics: { name: 'Ana Ortiz' }, work: [present, unended], meta: { uncertain: ['/work/0'] } };
    expect(textOf(resume as Resume, posting)).not.toMatch(/since 2015|I have been/);
  });

  it('keeps a paper that is asked for before a degree that is not, where it is short', () => {
    const education = [{ studyType: 'BSc', area: 'Economics', institution: 'University of Alder', endDate: '2011' }];
    const few = { ...earlier, highlights: ['Ran 12 export accounts in Spain'] };
    const short = optimiseResume({
      resume: { basics: { name: 'Ana Ortiz' }, work: [few], education, certificates: [{ name: 'CDL Class A' }] },
      posting: readPosting('Driver\nHolm Glass\n\nRequirements\n- CDL Class A\n- Export accounts\n'),
      now: '2026-06-01',
      length: 'short',
    }).letter.paragraphs.join('\n');
    expect(short).toContain('CDL');
    expect(short).not.toContain('BSc');
  });

  it('tells a degree that nobody asks for too', () => {
    const education = [{ studyType: 'BSc', area: 'Economics', institution: 'University of Alder', endDate: '2011' }];
    const few = { ...earlier, highlights: ['Ran 12 export accounts in Spain'] };
    const said = 'I hold a BSc in Economics from the University of Alder.';
    expect(textOf({ basics: { name: 'Ana Ortiz' }, work: [few], education }, posting)).toContain(said);
    expect(textOf({ basics: { name: 'Ana Ortiz' }, work: [earlier], education }, posting)).toContain(said);
  });

  it('quotes no project of a section that was cut in the wrong places', () => {
    const project = { name: 'Harbour Tracker', highlights: ['Built a tracker of export accounts that 40 traders use'] };
    const few = { basics: { name: 'Ana Ortiz' }, work: [{ ...earlier, highlights: [] }] };
    expect(textOf({ ...few, projects: [project] }, posting)).toContain('Built a tracker');
    const torn = { name: 'visually impaired people', highlights: ['Coded a path for arms of robots in 2019'] };
    expect(textOf({ ...few, projects: [project, torn] }, posting)).not.toContain('Built a tracker');
  });
});

describe('the customs of the post', () => {
  const resume = job(['Ran 12 export accounts in Spain']);

  it('are Britain’s where its postings name its money, and America’s where they name its papers', () => {
    const british = 'Ward Nurse\nMoor Hospital\n\nSalary: £37,338\n\nRequirements\n- NHS experience\n';
    const american = "Driver\nHolm Glass\n\nRequirements\n- Valid driver's license\n- High school diploma\n";
    const us: Resume = { ...resume, basics: { name: 'Ana Ortiz', phone: '(617) 555-0163' } };
    const uk: Resume = { ...resume, basics: { name: 'Ana Ortiz', location: { city: 'Leeds' } } };
    expect(write(us, british).language).toBe('en-GB');
    expect(write(uk, american).language).toBe('en');
  });

  it('greet whom a German posting names at the end of a long sentence, and close for this employer', () => {
    const letter = write(
      {
        basics: { name: 'Annika Brüggemann' },
        work: [
          {
            name: 'Nordlicht GmbH',
            position: 'Personalreferentin',
            startDate: '2019',
            highlights: [
              'Betreuung von 620 Mitarbeitenden an drei Standorten',
              'Verhandlung von acht Betriebsvereinbarungen mit dem Betriebsrat',
            ],
          },
        ],
        skills: [{ keywords: ['SAP SuccessFactors', 'DATEV'] }],
      },
      'Personalreferentin (m/w/d)\nHavelwerk GmbH\n\nIhr Profil\n- Erfahrung als Personalreferentin\n- Sicherer Umgang mit SAP SuccessFactors und DATEV\n\nIhre Bewerbung senden Sie bitte mit Gehaltsvorstellung und frühestem Eintrittstermin an Frau Katrin Seidel, karriere@havelwerk.example.\n',
    );
    expect(letter.greeting).toBe('Sehr geehrte Frau Seidel,');
    expect(letter.paragraphs.join('\n')).toContain('Kenntnisse in SAP SuccessFactors und DATEV');
    expect(letter.paragraphs.at(-1)).toBe('Gern spreche ich mit Ihnen über die Stelle bei der Havelwerk GmbH.');
  });
});
