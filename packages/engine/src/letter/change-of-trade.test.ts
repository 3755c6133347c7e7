import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const now = '2026-06-01T10:00:00Z';
const letterOf = (resume: Resume, posting: string) =>
  optimiseResume({ resume, posting: readPosting(posting), now }).letter.paragraphs.join('\n');

const developer: Resume = {
  basics: {
    name: 'RUTH ABERNETHY',
    summary:
      'Former bus driver retraining as a web developer. Finished a 12-week bootcamp in March 2026. No commercial experience with Python yet.',
  },
  work: [
    {
      name: 'Calder Buses, Halifax',
      position: 'Bus Driver',
      startDate: '2015',
      endDate: '2025',
      highlights: ['Drove 14 routes without a complaint', 'Trained 6 new drivers on the rural routes'],
    },
  ],
  projects: [
    {
      name: 'Timely',
      description: 'a timetable app with a Django back end, hosted on',
      highlights: ['Built a search over 900 stops in Python and PostgreSQL'],
    },
  ],
  skills: [{ keywords: ['Python', 'Django', 'PostgreSQL'] }],
};
const webPost =
  'Junior Web Developer\nTarnside Digital\n\nTarnside Digital builds booking tools for ferries.\n\nRequirements\n- Python\n- PostgreSQL\n- Django\n- Docker\n';

describe('the letter of somebody who turns to a new trade', () => {
  const letter = letterOf(developer, webPost);

  it('tells of their own projects with the tools in them, and nothing of the old trade', () => {
    expect(letter).toContain('– Timely (project): Built a search over 900 stops in Python and PostgreSQL.');
    expect(letter).not.toContain('Drove 14 routes');
    expect(letter).not.toMatch(/No commercial|another kind/);
  });

  it('stands beside a resume that puts the projects before the old work', () => {
    const { tailored } = optimiseResume({
      resume: { ...developer, meta: { sectionOrder: ['summary', 'work', 'projects', 'skills'] } },
      posting: readPosting(webPost),
      now,
    });
    const order = tailored.meta?.sectionOrder as string[];
    expect(order.indexOf('projects')).toBeLessThan(order.indexOf('work'));
  });

  it('is signed by a name, not by capitals', () => {
    const { letter: whole } = optimiseResume({ resume: developer, posting: readPosting(webPost), now });
    expect(whole.signature).toBe('Ruth Abernethy');
  });
});

describe('the letter of somebody who returns to work', () => {
  it('quotes each job with its years', () => {
    const letter = letterOf(
      {
        basics: {
          name: 'Mair Prosser',
          summary: 'Organised administrator returning to work after raising two children.',
        },
        work: [
          {
            name: 'Friends of Ely School',
            position: 'Treasurer',
            startDate: '2019',
            highlights: ['Manage accounts of £9,000 a year in Xero'],
          },
          { name: 'Gelli Surveyors', position: 'Parish Clerk', startDate: '2014', endDate: '2016', highlights: [] },
          {
            name: 'Taff Tutors',
            position: 'Office Manager',
            startDate: '2010',
            endDate: '2013',
            highlights: ['Payroll for 18 staff using Sage 50'],
          },
        ],
      },
      'Office Administrator\nWensum Arts Trust\n\nDuties\n- Run the monthly payroll\n- Prepare papers for meetings\n\nRequirements\n- Xero\n',
    );
    expect(letter).toContain('I have been Treasurer of Friends of Ely School since 2019.');
    expect(letter).toContain('– Friends of Ely School: Manage accounts of £9,000 a year in Xero.');
    expect(letter).toContain('– Office Manager, Taff Tutors (2010–2013): Payroll for 18 staff using Sage 50.');
    expect(letter).not.toContain('prepare papers');
  });
});

describe('the letter of a graduate without work', () => {
  const graduate: Resume = {
    basics: { name: 'Orla Keane', summary: 'To obtain a challenging position where I can develop my skills.' },
    education: [
      {
        institution: 'University of Galway',
        studyType: 'BSc',
        area: 'Environmental Science',
        startDate: '2021',
        endDate: '2025',
      },
    ],
    volunteer: [
      {
        organization: 'Environmental Society',
        position: 'Treasurer',
        startDate: '2023',
        endDate: '2025',
        highlights: ['Kept the accounts of a society of 140 members'],
      },
    ],
    languages: [{ language: 'Irish', fluency: 'fluent' }],
    skills: [{ keywords: ['QGIS', 'water sampling', 'report writing'] }],
  };
  const post = readPosting(
    'Graduate Environmental Consultant\nTobar Environmental Ltd\n\nRequirements\n- A degree in environmental science\n- QGIS\n- Report writing\n- Fluent Irish\n',
  );
  const { letter } = optimiseResume({ resume: graduate, posting: post, now });

  it('begins with the degree, names the language that is asked for, and nothing that nobody asks for', () => {
    expect(letter.paragraphs[0]).toContain('I hold a BSc in Environmental Science from the University of Galway.');
    expect(letter.paragraphs.join(' ')).not.toContain('Treasurer');
    expect(letter.paragraphs.join(' ')).toContain('I am fluent in Irish.');
  });
});

describe('papers in a letter', () => {
  it('stand without numbers, dates and the house that granted them, all that are asked for', () => {
    const letter = letterOf(
      {
        basics: { name: 'Ines Maldonado', location: { city: 'Columbus', region: 'OH' } },
        work: [
          {
            name: 'Bay Hospital',
            position: 'Staff Nurse',
            startDate: '2018',
            highlights: ['Cared for 6 patients per shift'],
          },
        ],
        certificates: [
          { name: 'Registered Nurse, State of Ohio, License RN.412233' },
          { name: 'Basic Life Support (BLS), American Heart Association' },
          { name: 'Advanced Cardiovascular Life Support (ACLS), American Heart Association' },
        ],
      },
      'Staff Nurse\nScioto Valley Hospital\nColumbus, OH\n\nRequirements\n- Current Ohio RN license\n- BLS and ACLS certification\n- CCRN certification\n',
    );
    expect(letter).toContain(
      'My licenses and certificates include Registered Nurse (State of Ohio), Basic Life Support (BLS) and Advanced Cardiovascular Life Support (ACLS).',
    );
    expect(letter).not.toContain('CCRN');
  });
});

describe('languages in a letter', () => {
  const analyst = (languages: Resume['languages']): Resume => ({
    basics: { name: 'Jana Kolb', label: 'Data Analyst' },
    work: [
      {
        name: 'Nordsee Energie',
        position: 'Data Analyst',
        startDate: '2020-02',
        highlights: ['Built dashboards in Power BI for 30 wind farms'],
      },
    ],
    languages,
  });
  const post = readPosting(
    'Data Analyst\nHansewind GmbH\n\nRequirements\n- Power BI\n- German (native level)\n- English, at least B2\n',
  );
  const letterOf = (languages: Resume['languages']) =>
    optimiseResume({ resume: analyst(languages), posting: post, now }).letter.paragraphs.join(' ');

  it('are told in one sentence, each with the level that the resume gives', () => {
    const letter = letterOf([
      { language: 'German', fluency: 'Native' },
      { language: 'English', fluency: 'C1' },
    ]);
    expect(letter).toContain('I speak German (native) and English (C1).');
  });

  it('are told once, with the level alone', () => {
    const letter = letterOf([
      { language: 'German', fluency: 'native' },
      { language: 'German' },
      { language: 'English', fluency: 'Proficient (C1)' },
    ]);
    expect(letter).toContain('I speak German (native) and English (C1).');
  });

  it('are told once, as the entry with a level says', () => {
    const letter = letterOf([
      { language: 'German' },
      { language: 'German', fluency: 'Native' },
      { language: 'English', fluency: 'C1' },
    ]);
    expect(letter).toContain('I speak German (native) and English (C1).');
  });

  it('are told with no level that is not reached, and with no other than the resume gives', () => {
    const plain = readPosting('Data Analyst\nHansewind GmbH\n\nRequirements\n- Power BI\n- German\n- French\n');
    const of = (german: string, french: string) =>
      optimiseResume({
        resume: analyst([
          { language: 'German', fluency: german },
          { language: 'French', fluency: french },
        ]),
        posting: plain,
        now,
      }).letter.paragraphs.join(' ');
    expect(of('C1 in reading', 'proficient (B2)')).toContain('I speak German (C1 in reading) and French (B2).');
    const letter = of('working towards C1', 'below B2');
    expect(letter).not.toMatch(/\b[BC][12]\b/);
  });

  it('leave out the letter\u2019s own where nothing tells how well it was learnt', () => {
    const letter = letterOf([{ language: 'German', fluency: 'Native' }, { language: 'English' }]);
    expect(letter).toContain('I speak German (native).');
    expect(letter).not.toContain('and English');
  });
});
