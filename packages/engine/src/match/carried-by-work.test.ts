import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

const now = '2026-01-01';
const judge = (resume: Resume, title: string, demand: string, language = 'Requirements') => {
  const match = matchResume(resume, readPosting(`${title}\n\n${language}\n- ${demand}\n`), now);
  return [...match.requirements, ...match.gates].find(({ text }) => demand.includes(text))?.met;
};
const worker = (position: string, ...highlights: string[]): Resume => ({
  work: [{ position, startDate: '2020-01', endDate: '2024-12', highlights }],
});

describe('what work brings with it', () => {
  it.each([
    ['Help Desk Technician', 'IT Coordinator', 'customer service', 'partly'],
    ['Bookkeeper', 'Store Manager', 'customer service', false],
    ['Cashier', 'Branch Manager', 'Retail sales experience', true],
    ['Software Engineer', 'Web Developer', 'Version control', 'partly'],
  ])('of a %s, for a %s, “%s” is met: %s', (held, asked, demand, met) => {
    expect(judge(worker(held), asked, demand)).toBe(met);
  });

  it('a deed of the same kind speaks for the one that is asked for', () => {
    const trained = worker('Warehouse Supervisor', 'Trained 30 new hires on forklifts');
    expect(judge(trained, 'Delivery Manager', 'Coaching')).toBe('partly');
    expect(judge(worker('Warehouse Supervisor', 'Counted stock'), 'Delivery Manager', 'Coaching')).toBe(false);
  });

  it.each([
    ['Hotel Porter', 'Checked in guests and carried their bags', 'Auditing'],
    ['Kitchen Porter', 'Prepared salads and soups', 'Writing'],
  ])('a deed of %s done to another thing does not: %s, %s', (position, told, asked) => {
    expect(judge(worker(position, told), 'Delivery Manager', asked)).toBe(false);
  });

  it('what the resume denies no work brings with it', () => {
    const resume = {
      ...worker('Software Engineer'),
      customSections: [{ title: 'Wishes', lines: ['Want to learn: version control'] }],
    };
    expect(judge(resume, 'Web Developer', 'Version control')).not.toBe(true);
  });
});

describe('one for the whole', () => {
  it('one program of an office suite is a part of it, two are enough', () => {
    const skilled = (...keywords: string[]): Resume => ({ skills: [{ name: 'Computer', keywords }] });
    expect(judge(skilled('Excel'), 'Clerk', 'Microsoft Office')).toBe('partly');
    expect(judge(skilled('Excel', 'PowerPoint'), 'Clerk', 'Microsoft Office')).toBe(true);
  });

  it('what hosts code keeps its versions, and pivot tables are advanced Excel', () => {
    const skilled: Resume = { skills: [{ name: 'Tools', keywords: ['GitHub', 'Pivot tables'] }] };
    expect(judge(skilled, 'Web Developer', 'Version control')).toBe(true);
    expect(judge(skilled, 'Analyst', 'Advanced Excel')).toBe(true);
  });
});

describe('experience', () => {
  it('in a skill is not shown by a course alone', () => {
    const course: Resume = { education: [{ institution: 'Online', courses: ['Customer service'] }] };
    expect(judge(course, 'Agent', 'Experience in customer service')).toBe(false);
    expect(judge(course, 'Agent', 'Customer service')).toBe(true);
  });

  it('is not asked of what is only wished for in brackets', () => {
    const demand = '2-5 years providing IT support (prefer experience with remote support)';
    expect(judge(worker('IT Support Specialist'), 'IT Support Specialist', demand)).toBe(true);
  });

  it('years at work of an apprentice abroad count half, those of an intern nothing', () => {
    const demand = '2 years of experience as a DevOps engineer';
    const apprentice: Resume = {
      work: [{ position: 'Apprenti Ingénieur DevOps', startDate: '2021-09', endDate: '2023-08' }],
    };
    const intern: Resume = { work: [{ position: 'DevOps Engineer Intern', startDate: '2021-09', endDate: '2023-08' }] };
    expect(judge(apprentice, 'DevOps Engineer', demand)).toBe('partly');
    expect(judge(intern, 'DevOps Engineer', demand)).toBe(false);
  });

  it('that a sentence of another language asks for is shown in part by jobs of the field', () => {
    const resume: Resume = {
      basics: {
        summary:
          'I build and run the platforms that other teams release their work on, and I like to keep them simple.',
      },
      ...worker('DevOps Engineer', 'Built and ran the platform on which forty teams release their work every day'),
    };
    const demand = 'Comprovata esperienza nella costruzione di ambienti digitali robusti';
    expect(judge(resume, 'DevOps Engineer', demand, 'Requisiti')).toBe('partly');
    expect(
      judge(
        { ...resume, ...worker('Florist', 'Tied wreaths and watered plants') },
        'DevOps Engineer',
        demand,
        'Requisiti',
      ),
    ).toBe(false);
  });
});

describe('studies', () => {
  it('of any field that the clause goes on to name are enough', () => {
    const chemist: Resume = { education: [{ institution: 'State', studyType: 'Bachelor of Arts', area: 'Chemistry' }] };
    const demand = 'Bachelor’s degree in Business, science/engineering, or other related field';
    expect(judge(chemist, 'Project Coordinator', demand)).toBe(true);
  });

  it.each([
    ['Law', 'Bachelor’s degree in Nursing, familiarity with health law and psychology'],
    ['Accounting', 'Bachelor’s degree in Computer Science, knowledge of accounting'],
    ['Accounting', 'Bachelor’s degree in Computer Science, accounting skills'],
    ['Psychology', 'Bachelor’s degree in Computer Science or related field, psychology'],
  ])('in %s are not those of “%s”', (area, demand) => {
    const graduate: Resume = { education: [{ institution: 'State', studyType: 'Bachelor of Arts', area }] };
    const { requirements } = matchResume(graduate, readPosting(`Clerk\n\nRequirements\n- ${demand}\n`), now);
    expect(requirements.find(({ kind }) => kind === 'education')?.met).not.toBe(true);
  });

  it('of a field before what goes with the degree are enough', () => {
    const graduate: Resume = {
      education: [{ institution: 'State', studyType: 'Bachelor of Science', area: 'Mathematics' }],
    };
    const demand = 'Bachelor’s degree in Accounting, Mathematics or Physics with a good grasp of tax';
    const { requirements } = matchResume(graduate, readPosting(`Clerk\n\nRequirements\n- ${demand}\n`), now);
    expect(requirements.find(({ kind }) => kind === 'education')?.met).toBe(true);
  });
});

describe('titles', () => {
  it('a year of any work is a part of a title, and none of one that the law guards', () => {
    const share = (resume: Resume, title: string) => {
      const part = matchResume(resume, readPosting(`${title}\n\nRequirements\n- Punctual\n- Excel`), now).parts.find(
        ({ name }) => name === 'title',
      );
      return part && part.points / part.weight;
    };
    expect(share(worker('Florist'), 'Software Engineer')).toBeCloseTo(0.15, 2);
    expect(
      share({ work: [{ position: 'Florist', startDate: '2024-01', endDate: '2024-06' }] }, 'Software Engineer'),
    ).toBe(0);
    expect(share(worker('Florist'), 'Registered Nurse')).toBe(0);
    expect(share(worker('Customer Service Representative'), 'Customer Service Agent')).toBeGreaterThan(0.9);
  });
});

describe('sentences that no list reads whole', () => {
  it('are met by the known skill among their words', () => {
    const resume: Resume = { skills: [{ name: 'Strumenti', keywords: ['Git', 'PHP', 'Word', 'Excel'] }] };
    expect(
      judge(resume, 'Sviluppatore', 'Dimestichezza nell’utilizzo del software di versionamento', 'Requisiti'),
    ).toBe(true);
    expect(judge(resume, 'Impiegato', 'Padronanza del pacchetto Office', 'Requisiti')).toBe(true);
  });

  it('are met by the languages that they name', () => {
    const speaker: Resume = { languages: [{ language: 'Italiano', fluency: 'Madrelingua' }, { language: 'Inglese' }] };
    const demand = 'Comunicare in modo semplice ed efficace sia in italiano che in inglese';
    expect(judge(speaker, 'Sviluppatore', demand, 'Requisiti')).toBe(true);
  });

  it('are not met by one word of many', () => {
    const carer = worker('Betreuer', 'Betreuung von Kindern am Nachmittag');
    const demand = 'Gute Kenntnisse in der Betreuung von Hardware und Software im Allgemeinen';
    expect(judge(carer, 'Fachinformatiker', demand, 'Anforderungen')).not.toBe(true);
  });
});

describe('tools', () => {
  it('are not shown by their language or their field', () => {
    const skilled: Resume = { skills: [{ name: 'Code', keywords: ['PHP', 'Paid search'] }] };
    expect(judge(skilled, 'Web Developer', 'Laravel')).toBe(false);
  });

  it('a database shows SQL, and a place where code is kept its versions', () => {
    const skilled: Resume = {
      basics: { profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }] },
      skills: [{ name: 'Code', keywords: ['MySQL'] }],
    };
    expect(judge(skilled, 'Web Developer', 'SQL')).toBe(true);
    expect(judge(skilled, 'Web Developer', 'Version control')).toBe(true);
    expect(judge({ skills: [{ name: 'Code', keywords: ['MySQL'] }] }, 'Web Developer', 'Version control')).toBe(false);
  });
});

it('one requirement says less than three', () => {
  const weight = (...demands: string[]) =>
    matchResume(
      worker('Florist'),
      readPosting(['Web Developer', '', 'Requirements', ...demands.map((each) => `- ${each}`)].join('\n')),
      now,
    ).parts.find(({ name }) => name === 'requirements')?.weight;
  expect(weight('PHP')).toBeLessThan((weight('PHP', 'MySQL', 'Laravel') ?? 0) - 10);
});
