import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const letterOf = (resume: Resume, posting: string) =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01' }).letter;
const write = (resume: Resume, posting: string): string => letterOf(resume, posting).paragraphs.join('\n');

describe('what somebody answers for', () => {
  const carpenter: Resume = {
    basics: { name: 'Brendan Farrow' },
    work: [
      {
        name: 'Harborview Builders',
        position: 'Lead Carpenter',
        startDate: '2016-04',
        highlights: [
          'Responsible for framing, finish carpentry and punch lists on residential remodels',
          'In charge of crews of 3-6 on jobs up to $900K',
        ],
      },
    ],
  };
  const text = write(
    carpenter,
    'Site Superintendent\nCastle Rock Construction\n\nWhat you need\n- Strong finish carpentry background\n- 3+ years in a lead role\n',
  );

  it('is told as it stands, a list of trades too', () => {
    expect(text).toContain('Responsible for framing, finish carpentry and punch lists');
  });
});

describe('papers', () => {
  const base = (work: string, certificate: string): Resume => ({
    basics: { name: 'Sam Alder' },
    work: [{ name: 'Larch Ltd', position: work, startDate: '2019-01', highlights: ['Closed the books in 6 days'] }],
    certificates: [{ name: certificate }],
  });

  it('whose letters people call themselves by are not held', () => {
    expect(write(base('Controller', 'CPA'), 'Controller\nSunward Ltd\n\nRequirements\n- CPA required\n')).toContain(
      'I am a CPA.',
    );
  });

  it('that allow somebody to drive a lorry are named in full', () => {
    expect(
      write(
        base('Diesel Technician', 'CDL class B with P and S endorsement'),
        'Diesel Technician\nMagnolia Waste\n\nQualifications\n- Class B CDL or ability to obtain in 6 months\n',
      ),
    ).toContain('My certificates include CDL class B with P and S endorsement.');
  });
});

describe('a letter in the German of Switzerland', () => {
  const resume = (city: string, line: string): Resume => ({
    basics: { name: 'Laura Bianchi', location: { city } },
    work: [{ name: 'Rütiman AG', position: 'Projektleiterin', startDate: '2019-03', highlights: [line] }],
    languages: [{ language: 'Italienisch', fluency: 'fliessend' }],
  });
  const posting =
    'Projektleiterin Hochbau\nAarhof Immobilien AG, Zürich\n\nIhr Profil\n- Erfahrung als Projektleiterin\n- Italienisch\n\nIhre Ansprechperson: Frau Corinne Voß, HR\n';

  it('writes no ß of its own, and keeps that of a name', () => {
    const letter = letterOf(resume('Winterthur', 'Führung von 4 Bauleitern'), posting);
    expect(letter.closing).toBe('Mit freundlichen Grüssen');
    expect(letter.greeting).toBe('Sehr geehrte Frau Voß,');
    expect(letter.paragraphs.join(' ')).toContain('Ich spreche fliessend Italienisch.');
  });

  it('is told from Germany’s by what the resume writes', () => {
    expect(letterOf(resume('Konstanz', 'Führung von 4 großen Baustellen'), posting).closing).toContain('Grüßen');
  });
});

describe('a manager of one restaurant who applies for the post above several', () => {
  const manager: Resume = {
    basics: {
      name: 'Desmond Achebe',
      summary:
        'General manager with 12 years in hospitality, the last five running a 140-cover restaurant with a turnover of £2.4m.',
    },
    work: [
      {
        name: 'The Copper Kettle',
        position: 'General Manager',
        startDate: '2020-01',
        highlights: [
          'Run a 140-cover restaurant open seven days a week, with a team of 34',
          'Cut food waste by 18% in a year by reworking the menu',
          'Raised the food hygiene rating from 3 to 5',
          'Prepare weekly P&L reports for the owners and hold labour cost at 29%',
        ],
      },
    ],
    certificates: [{ name: 'Personal Licence Holder', date: '2016' }],
  };
  const posting =
    'Operations Manager\nSaltmarsh Hospitality Group\n\nResponsibilities\n- Support six general managers\n- Lead the opening of new sites\n- Own food safety audits across all sites\n\nAbout you\n- Strong P&L management\n- A personal licence\n';
  const result = optimiseResume({ resume: manager, posting: readPosting(posting), now: '2026-06-01' });
  const text = result.letter.paragraphs.join('\n');

  it('holds a licence, and is no holder that is held', () => {
    expect(text).toContain('I hold a Personal Licence.');
  });

  it('has opened nothing that is open seven days a week, and leads no managers by being one', () => {
    const duty = (words: string) => result.match.duties?.find(({ text: own }) => own.includes(words));
    expect(duty('opening of new sites')?.evidence).toEqual([]);
    expect(duty('six general managers')?.evidence.map(({ text: own }) => own)).not.toContain('General Manager');
    expect(text).not.toContain('opening of new sites');
  });
});

it('a paper by its name and by its letters is told once, and a degree under its own name', () => {
  const accountant: Resume = {
    basics: {
      name: 'Keisha Monroe, CPA',
      summary: 'CPA with 7 years of experience in public and corporate accounting.',
    },
    work: [
      {
        name: 'Peachtree Medical Supply',
        position: 'Senior Accountant',
        startDate: '2021-06',
        highlights: ['Prepare consolidated financial statements under US GAAP'],
      },
    ],
    education: [{ institution: 'Georgia State University', studyType: 'Master of Accountancy', endDate: '2018' }],
    certificates: [{ name: 'Certified Public Accountant, Georgia', date: '2019' }],
  };
  const text = write(
    accountant,
    'Accounting Manager\nBlue Heron Logistics\n\nWhat you need\n- Bachelor’s degree in accounting; CPA required\n- Financial statements under GAAP\n',
  );
  expect(text).toContain('I have 7 years of experience in public and corporate accounting.');
  expect(text).toContain('a Master of Accountancy from Georgia State University');
  expect(text).not.toMatch(/Certified Public Accountant[^.]* and CPA|CPA and Certified/);
});

it('rewiring is a deed, and one licence is told once', () => {
  const electrician: Resume = {
    basics: { name: 'Denise Hartwell' },
    work: [
      {
        name: 'Calder Electrical Ltd',
        position: 'Approved Electrician',
        startDate: '2019-03',
        highlights: ['Rewire occupied terraced houses, usually in four to five days'],
      },
    ],
    certificates: [{ name: 'ECS Gold Card' }, { name: 'Full UK driving licence' }],
  };
  const text = write(
    electrician,
    'Electrician\nNorthgate Facilities Management\n\nWhat you will do\n- Rewire houses\n\nWhat we need\n- ECS Gold Card\n- Full UK driving licence\n',
  );
  expect(text).toContain('Rewire occupied terraced houses, usually in four to five days.');
  expect(text.match(/driving licence/gi)).toHaveLength(1);
});
