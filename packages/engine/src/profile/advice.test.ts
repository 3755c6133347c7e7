import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseProfile } from '../optimise-profile.ts';
import { readPosting } from '../posting/read-posting.ts';

const now = '2026-06-01';
const goals = {
  targetRole: 'Chief Financial Officer',
  industry: 'Software',
  location: 'Leeds',
  careerStage: 'senior' as const,
  careerGoals: 'take a software house public as CFO',
};
const finance: Resume = {
  basics: { name: 'Ada Winters', label: 'CFO at Lark Software | Board Member', location: { city: 'York' } },
  work: [
    {
      name: 'Lark Software',
      position: 'Chief Financial Officer',
      startDate: '2020',
      highlights: ['Cut the monthly close from 12 days to 4', 'Lead finance and legal'],
    },
    { name: 'Heron Audit', position: 'Senior Auditor', startDate: '2014', endDate: '2019' },
  ],
  skills: [{ name: 'Financial reporting' }, { name: 'Treasury' }, { name: 'Teamwork' }],
  certificates: [{ name: 'Chartered Accountant' }],
};
const titles = (profile: ReturnType<typeof optimiseProfile>) => profile.recommendations.map(({ title }) => title);
const textOf = (profile: ReturnType<typeof optimiseProfile>, field: string) =>
  profile.fields.find((each) => each.field === field);

describe('headlines to choose from', () => {
  const headline = textOf(optimiseProfile({ resume: finance, goals, now }), 'headline');

  it('says of each what it is good for, and repeats no part within one', () => {
    expect(Object.keys(headline?.notes ?? {})).toEqual(headline?.options);
    expect(new Set(Object.values(headline?.notes ?? {})).size).toBe(headline?.options.length);
    for (const option of headline?.options ?? []) {
      const parts = option.split(' | ');
      expect(new Set(parts).size, option).toBe(parts.length);
    }
  });

  it('keeps what the own headline says besides, and wishes for no role that its letters name', () => {
    expect(headline?.options.join('\n')).toContain('Board Member');
    expect(headline?.options.join('\n')).not.toContain('Open to');
  });

  it('tells between jobs what the person says to be, not the job that ended', () => {
    const graduate: Resume = {
      basics: { label: 'Nursing graduate | RN' },
      work: [{ name: 'Oak Clinic', position: 'Nursing Intern', startDate: '2025-05', endDate: '2025-08' }],
      skills: [{ name: 'Wound care' }],
    };
    const made = optimiseProfile({ resume: graduate, goals: { ...goals, targetRole: 'Ward Manager' }, now });
    for (const option of textOf(made, 'headline')?.options ?? []) expect(option).toMatch(/^Nursing graduate/);
  });
});

describe('advice that knows the profile', () => {
  it('reads the role in the headline by its letters, and names the place that the profile lacks', () => {
    const advice = titles(optimiseProfile({ resume: finance, goals, now }));
    expect(advice).toContain('Spell out Chief Financial Officer in your headline');
    expect(advice).toContain('Add Leeds as a place you’d work');
    expect(titles(optimiseProfile({ resume: finance, goals: { ...goals, location: 'york' }, now }))).not.toContain(
      'Add York as a place you’d work',
    );
  });

  it('fills a position that tells nothing from the resume of the same person, and says so in the ledger', () => {
    const other: Resume = {
      basics: { name: 'Ada Winters' },
      work: [
        {
          name: 'Heron Audit',
          position: 'Senior Auditor',
          startDate: '2014',
          highlights: ['Audited 30 software houses'],
        },
      ],
    };
    const made = optimiseProfile({ resume: finance, other, goals, now });
    expect(textOf(made, '/work/1')?.options[0]).toBe('• Audited 30 software houses');
    expect(made.ledger.find(({ pointer }) => pointer === '/work/1')?.facts.map(({ source }) => source)).toContain(
      'resume',
    );
    expect(titles(made)).toContain('Fill in your job at Heron Audit from your resume');
    expect(textOf(optimiseProfile({ resume: finance, goals, now }), '/work/1')).toBeUndefined();
  });

  it('asks somebody without a position what else they did, and tells the answer in About', () => {
    const student: Resume = {
      basics: { name: 'Omar Vale' },
      education: [{ institution: 'Bayou University', studyType: 'BSc', area: 'Marketing', endDate: '2028' }],
    };
    const [asked] = optimiseProfile({ resume: student, goals, now }).questions;
    const answer = { id: asked?.id ?? '', question: asked?.text ?? '', about: asked?.about ?? '', date: now };
    const text = 'I ran the posts of our film club for two years.';
    const made = optimiseProfile({ resume: student, goals, now, answers: [{ ...answer, text }] });
    expect(textOf(made, 'about')?.options[0]).toContain(text);
  });
});

describe('a profile beside the postings that its person aims at', () => {
  const postings = ['Treasury', 'Power BI and treasury', 'Power BI and NetSuite'].map((skill) =>
    readPosting(`Chief Financial Officer\nKestrel Ltd, Leeds\n\nRequirements\n- Experience with ${skill}\n`),
  );
  const made = optimiseProfile({ resume: finance, goals: { ...goals, careerGoals: 'lead' }, postings, now });

  it('asks for what most of them name and nothing shows, and lists nothing of it', () => {
    expect(made.questions[0]?.text).toBe(
      '2 of your 3 postings ask for Power BI. Have you used it? Where, and what for?',
    );
    expect(made.questions.map(({ about }) => about)).not.toContain('NetSuite');
    expect(titles(made)).toContain('Tell us if you’ve used Power BI');
    expect(JSON.stringify(made.fields) + made.skills.order.join()).not.toContain('Power BI');
  });

  it('puts first what they ask for and the person has', () => {
    expect(made.skills.order[0]).toBe('Treasury');
    expect(optimiseProfile({ resume: finance, goals, now }).skills.order[0]).not.toBe('Treasury');
  });
});

describe('skills of a profile', () => {
  const nurse: Resume = {
    work: [
      {
        name: 'Oak Clinic',
        position: 'Registered Nurse',
        startDate: '2024',
        highlights: ['Wound care for 12 patients'],
      },
      {
        name: 'Hill Market',
        position: 'Cashier',
        startDate: '2020',
        endDate: '2023',
        highlights: ['Responsible for the till and stocking shelves', 'Kept the rota in Microsoft Excel'],
      },
    ],
  };
  const made = optimiseProfile({
    resume: nurse,
    goals: { ...goals, targetRole: 'Ward Manager', careerGoals: 'lead' },
    now,
  });

  it('proposes none of a trade that lies behind', () => expect(made.skills.add.join()).not.toMatch(/shelves/i));

  it('names for each position those that its lines show', () =>
    expect(textOf(made, '/work/0')?.skills).toContain('Wound care'));
});

describe('what a profile says first', () => {
  const teacher: Resume = {
    basics: { name: 'Marcus Feld', label: 'High School Chemistry Teacher | Debate Coach' },
    work: [
      {
        name: 'Larch High School',
        position: 'Department Chair and Chemistry Teacher',
        startDate: '2018',
        highlights: [
          'Introduced grading by standards, adopted by the entire department in 2021',
          'Lifted the pass rate from 41% to 72% over four cycles of exams',
        ],
      },
    ],
  };
  const made = optimiseProfile({ resume: teacher, goals: { ...goals, targetRole: 'Head of Department' }, now });

  it('names no role in the headline that its title half says', () => {
    const options = textOf(made, 'headline')?.options.join('\n') ?? '';
    expect(options).toContain('Debate Coach');
    expect(options).not.toContain('High School Chemistry Teacher');
  });

  it('names a role in the headline that shares only words of every trade with the title', () => {
    const work = [{ name: 'Larch Freight', position: 'Director of Operations', startDate: '2018' }];
    const basics = { name: 'Marcus Feld', label: 'Head of Operations | Debate Coach' };
    const { options } = textOf(optimiseProfile({ resume: { basics, work }, goals, now }), 'headline') ?? {};
    expect(options?.join('\n')).toContain('Head of Operations');
  });

  it('is what came of the work, before a line that holds a year', () => {
    expect(textOf(made, '/work/0')?.options[0]).toMatch(/^• Lifted the pass rate/);
  });
});
