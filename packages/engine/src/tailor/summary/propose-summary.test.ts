import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const now = '2026-06-01T10:00:00Z';
const tailor = (resume: Resume, posting: string) => optimiseResume({ resume, posting: readPosting(posting), now });
const summaryOf = (resume: Resume, posting: string) => tailor(resume, posting).tailored.basics?.summary;

const technician: Resume = {
  basics: { name: 'Rex Holloway', label: 'HVAC SERVICE TECHNICIAN' },
  work: [
    {
      name: 'Larkspur Heating',
      position: 'Service Tech',
      startDate: '2018',
      highlights: ['Diagnose and repair gas furnaces and heat pumps'],
    },
    { name: 'Oilfield Supply Co.', position: 'Delivery Driver', startDate: '2014', endDate: '2018' },
  ],
  certificates: [
    { name: 'EPA 608 Universal' },
    { name: 'Oklahoma Journeyman Mechanical License' },
    { name: 'OSHA 10 (expired 2021)' },
  ],
};
const posting = `HVAC Technician
Prairie Mechanical

Requirements
- EPA 608 Universal certification
- Oklahoma Journeyman Mechanical License
- OSHA 10
`;

describe('a summary for somebody who has written none', () => {
  it('opens with the headline where it names the field of the title, and the employer beside it', () => {
    expect(summaryOf(technician, posting)).toMatch(/^HVAC Service Technician, at Larkspur Heating since 2018\. /);
  });

  it('names the papers that the posting asks for and the person holds, and none that has lapsed', () => {
    const summary = summaryOf(technician, posting);
    expect(summary).toContain('Holds EPA 608 Universal and an Oklahoma Journeyman Mechanical License.');
    expect(summary).not.toContain('OSHA');
  });

  it('opens with a job for students, and not with the job of one', () => {
    const at = (position: string): Resume => ({
      ...technician,
      basics: { name: 'Rex Holloway' },
      work: [{ name: 'Larkspur Heating', position, startDate: '2018' }],
    });
    expect(summaryOf(at('Student Services Manager'), posting)).toMatch(/^Student Services Manager with /);
    expect(summaryOf(at('Student Technician'), posting)).toBeUndefined();
  });

  it('rests on the names of those papers', () => {
    const { ledger } = tailor(technician, posting);
    const entry = ledger.find(({ sentence }) => sentence.startsWith('Holds'));
    expect(entry?.facts.map(({ pointer }) => pointer)).toEqual(['/certificates/0/name', '/certificates/1/name']);
  });

  it('is not lost where an employer ends in a full stop', () => {
    const developer: Resume = {
      basics: { name: 'Noor Haas' },
      work: [{ name: 'Maple Ledger Inc.', position: 'Web Developer', startDate: '2019-03' }],
      skills: [{ name: 'Skills', keywords: ['JS', 'Git', 'SQL'] }],
    };
    const wanted = 'Developer\nGranite\n\nRequirements\n- JavaScript\n- Git\n- SQL\n';
    const results = ['Cut page load times by 40% in a year'];
    const proven = { ...developer, work: [{ ...developer.work?.[0], highlights: results }] };
    expect(summaryOf(proven, wanted)).toBe(
      'Web Developer with 7 years of work experience, now at Maple Ledger Inc. Cut page load times by 40% in a year. Experienced in JavaScript, Git and SQL.',
    );
    // A list of skills says nothing that the list of skills does not.
    expect(summaryOf(developer, wanted)).toBeUndefined();
  });
});

describe('a summary of somebody whose last job is over', () => {
  const over = (name: string, position: string, highlight: string): Resume => ({
    basics: { name: 'Noor de Wit' },
    work: [{ name, position, startDate: '2018-03', endDate: '2025-02', highlights: [highlight] }],
    skills: [{ keywords: ['Excel', 'SAP'] }],
  });

  it('says so in French as a resume does', () =>
    expect(
      summaryOf(
        over('Cabinet Orme', 'Comptable', 'Réduction du délai de règlement des clients de 60 à 45 jours'),
        'Comptable (F/H)\nFromagerie des Érables\n\nProfil\n- Maîtrise de SAP et Excel\n- Suivi des règlements des clients\n',
      ),
    ).toContain(', dernier poste au Cabinet Orme.'));

  it('says so in Dutch as a resume does', () =>
    expect(
      summaryOf(
        over('Groene Markt BV', 'Teamleider winkel', 'Derving verlaagd van 3% naar 1,8%'),
        'Supermarktmanager\nBuurtmarkt Holding\n\nTaken\n- Derving verlagen\n\nEisen\n- Ervaring met SAP en Excel\n',
      ),
    ).toContain(', laatste functie bij Groene Markt BV.'));
});

describe('a paper that the resume names by its initials', () => {
  it('is named as the posting names it, with the initials behind', () => {
    const driver: Resume = {
      basics: { name: 'Ines Okoro' },
      work: [{ name: 'Trent Depot', position: 'Warehouse Operative', startDate: '2020-01' }],
      skills: [{ name: 'Skills', keywords: ['FLT licence', 'Stock control'] }],
    };
    expect(
      tailor(driver, 'Warehouse Operative\nHolme\n\nRequirements\n- Forklift licence\n').tailored.skills?.[0]?.keywords,
    ).toContain('Forklift licence (FLT)');
  });
});
