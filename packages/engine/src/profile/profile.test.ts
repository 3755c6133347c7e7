import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseProfile } from '../optimise-profile.ts';
import { auditConsistency } from './audit-consistency.ts';
import { profileLimits } from './limits.ts';

const resume: Resume = {
  basics: {
    name: 'Roz Vega',
    label: 'Warehouse Supervisor',
    location: { city: 'San Antonio' },
    profiles: [{ network: 'LinkedIn', username: 'roz-vega', url: 'https://www.linkedin.com/in/roz-vega' }],
  },
  work: [
    {
      name: 'Lone Star Fulfillment',
      position: 'Warehouse Supervisor',
      startDate: '2022-03',
      highlights: [
        'Supervise 45 associates over two shifts',
        'Brought inventory accuracy from 96.2% to 99.6% with daily cycle counts',
      ],
    },
    {
      name: 'Alamo Cold Storage',
      position: 'Forklift Operator',
      startDate: '2017-01',
      endDate: '2022-02',
      highlights: ['Loaded refrigerated trailers using reach trucks'],
    },
  ],
  skills: [{ name: 'Cycle counting' }, { name: 'Team work' }],
};
const goals = {
  targetRole: 'Operations Manager',
  industry: 'Logistics',
  location: 'Austin',
  careerStage: 'mid' as const,
  careerGoals: 'Run a site',
};
const now = '2026-06-01';
const profile = optimiseProfile({ resume, goals, now });
const field = (name: string) => profile.fields.find((each) => each.field === name);

describe('a LinkedIn profile made better', () => {
  it('offers headlines within the limit, and names the wish as a wish', () => {
    const options = field('headline')?.options ?? [];
    expect(options.length).toBeGreaterThan(1);
    for (const option of options) expect(option.length).toBeLessThanOrEqual(profileLimits.headline.limit);
    for (const option of options)
      if (option.includes('Operations Manager')) expect(option).toContain('Open to Operations Manager');
  });

  it('names in About the certificates that are held, and a place as places are written', () => {
    const { fields } = optimiseProfile({
      resume: { ...resume, certificates: [{ name: 'Certified Forklift Trainer' }, { name: 'PMP (in progress)' }] },
      goals: { ...goals, location: 'san marcos or remote' },
      now,
    });
    const about = fields.find((each) => each.field === 'about')?.options[0] ?? '';
    expect(about).toContain('My certificate: Certified Forklift Trainer.');
    expect(about).toContain('in San Marcos, or remotely.');
  });

  it('looks for remote work in no place of that name', () => {
    const aboutFor = (careerGoals: string) =>
      optimiseProfile({ resume, goals: { ...goals, location: 'Remote', careerGoals }, now }).fields.find(
        (each) => each.field === 'about',
      )?.options[0];
    expect(aboutFor('Run a site')).toContain('run a site, as an Operations Manager, working remotely.');
    expect(aboutFor('I am done with nights. I want to run a site. Days only.')).toContain(
      'Next, I would like to run a site, as an Operations Manager, working remotely.',
    );
    expect(aboutFor('Operations Manager')).toContain('looking for remote Operations Manager roles.');
  });

  it('says “I am” in German too where the summary opens with the title', () => {
    const german: Resume = {
      basics: { label: 'Lagerleiterin', summary: 'Lagerleiterin mit zehn Jahren Erfahrung im Versand.' },
      work: [
        {
          name: 'Nordlager GmbH',
          position: 'Lagerleiterin',
          startDate: '2016',
          highlights: ['Leitung von zwölf Mitarbeitenden im Versand'],
        },
      ],
      meta: { language: 'de' },
    };
    const opens = /^Ich bin Lagerleiterin mit zehn Jahren Erfahrung im Versand\./;
    for (const position of ['Lagerleiterin', 'Lagerleiterin Nord']) {
      const own = {
        ...german,
        basics: { ...german.basics, label: position },
        work: [{ ...german.work?.[0], position }],
      };
      const { fields } = optimiseProfile({ resume: own, goals, now });
      expect(fields.find((each) => each.field === 'about')?.options[0]).toMatch(opens);
    }
  });

  it('writes About in the first person with a result where it shows without a click', () => {
    const about = field('about')?.options[0] ?? '';
    expect(about.length).toBeLessThanOrEqual(profileLimits.about.limit);
    expect(about.slice(0, profileLimits.about.visible)).toMatch(
      /\bI am a Warehouse Supervisor at Lone Star Fulfillment\. There, I .*\d/,
    );
  });

  it('puts what serves the goals first in each position and loses nothing', () => {
    const text = field('/work/0')?.options[0] ?? '';
    for (const line of resume.work?.[0]?.highlights ?? []) expect(text).toContain(line);
  });

  it('adds skills that the positions show, and drops what says nothing', () => {
    expect(profile.skills.add.join()).toMatch(/reach trucks/i);
    expect(profile.skills.drop).toEqual(['Team work']);
    expect(profile.skills.order).toContain('Cycle counting');
  });

  it('calls unknown, never missing, what the export cannot show', () => {
    const state = Object.fromEntries(profile.completeness.map((row) => [row.field, row.state]));
    expect(state).toMatchObject({
      photo: 'unknown',
      banner: 'unknown',
      connections: 'unknown',
      about: 'missing',
      positions: 'known',
      'custom URL': 'known',
    });
  });

  it('ranks its advice by effect, each with a reason', () => {
    const weights = profile.recommendations.map(({ effect }) => ['high', 'medium', 'low'].indexOf(effect));
    expect(weights).toEqual(weights.toSorted());
    expect(profile.recommendations.every(({ reason }) => reason.length > 20)).toBe(true);
  });

  it('rests every sentence on facts', () => {
    for (const { facts, sentence } of profile.ledger.filter(
      ({ pointer }) => pointer === 'headline' || pointer.startsWith('/work'),
    ))
      expect(facts.length, sentence).toBeGreaterThan(0);
  });

  it('tells the goals as they were given, and asks about what they name and nothing shows', () => {
    const about = (careerGoals: string, targetRole = goals.targetRole) =>
      optimiseProfile({ resume, goals: { ...goals, careerGoals, targetRole }, now }).fields.find(
        ({ field: name }) => name === 'about',
      )?.options[0] ?? '';
    expect(about('I want to\nrun a site')).toContain(
      'Next, I would like to run a site, as an Operations Manager in Austin.',
    );
    expect(about('More leadership')).toContain('What I hope for: more leadership.');
    const claimed = about('I hold a Harvard MBA; become head of a site');
    expect(claimed).toContain('become head of a site');
    expect(claimed).not.toContain('Harvard');
    expect(about('as a Principal', 'Principal')).toContain('Next, I am looking for Principal roles in Austin. Write');
    const asked = optimiseProfile({ resume, goals: { ...goals, careerGoals: 'Work with Power BI' }, now }).questions;
    expect(asked[0]?.text).toBe('Your career goals mention Power BI. Have you used it? Where, and what for?');
  });

  it('puts the figure that an answer gives among the lines of its position', () => {
    const { questions } = profile;
    const [asked] = questions.filter(({ id }) => id.startsWith('figure-'));
    const answers = [
      {
        id: asked?.id ?? '',
        question: asked?.text ?? '',
        about: asked?.about ?? '',
        text: 'Yes, I loaded 30 trailers a shift.',
        date: now,
      },
    ];
    const told = optimiseProfile({ resume, goals, now, answers });
    expect(told.fields.find(({ field: name }) => name === '/work/1')?.options[0]).toContain(
      '• Loaded 30 trailers a shift\n',
    );
  });

  it('does not wish for a role that is held already', () => {
    const held = optimiseProfile({ resume, goals: { ...goals, targetRole: 'Warehouse Supervisor' }, now });
    expect(JSON.stringify(held.fields)).not.toContain('Open to Warehouse Supervisor');
  });

  it('takes an empty profile', () => {
    expect(() => optimiseProfile({ resume: {}, goals, now })).not.toThrow();
  });
});

describe('what a profile lists', () => {
  const handler: Resume = {
    ...resume,
    skills: [{ name: 'Forklift certified' }, { name: 'Cycle counting' }, { name: 'RF scanning' }],
    work: [
      {
        name: 'Alamo Cold Storage',
        position: 'Handler',
        startDate: '2017-01',
        highlights: ['Wrote the Checklist for Loading'],
      },
    ],
  };
  const made = optimiseProfile({ resume: handler, goals, now });

  it('names only things that one can work with', () => {
    const about = made.fields.find((each) => each.field === 'about')?.options[0] ?? '';
    expect(about).toContain('What I work with: cycle counting and RF scanning.');
  });

  it('proposes no skill that says nothing', () => expect(made.skills.add).not.toContain('Checklist'));
});

describe('comparing profile and resume', () => {
  it('finds other dates, other titles and jobs that one of them lacks', () => {
    const other: Resume = {
      work: [
        { name: 'Lone Star Fulfillment Inc', position: 'Warehouse Manager', startDate: '2021-01' },
        { name: 'H&R Grocers', position: 'Clerk', startDate: '2015' },
      ],
    };
    const fields = auditConsistency(resume, other).map(({ field: name }) => name);
    expect(fields).toContain('title at Lone Star Fulfillment Inc');
    expect(fields).toContain('start date at Lone Star Fulfillment Inc');
    expect(fields.filter((name) => name === 'position')).toHaveLength(2);
  });

  it('finds nothing between two that agree, a bare year included', () => {
    const other = structuredClone(resume);
    const job = other.work?.[0];
    if (job !== undefined) job.startDate = '2022';
    expect(auditConsistency(resume, other)).toEqual([]);
    const made = optimiseProfile({ resume, goals, other, now });
    expect(made.compared).toEqual({ jobs: 2, degrees: 0 });
    expect(optimiseProfile({ resume, goals, now }).compared).toBeUndefined();
  });

  it('knows a degree by its abbreviation', () => {
    const education = (studyType: string): Resume => ({
      education: [{ institution: 'Bayou State University', studyType }],
    });
    expect(auditConsistency(education('Bachelor of Science'), education('BSc'))).toEqual([]);
    expect(auditConsistency(education('Bachelor of Science'), education('MBA'))).toHaveLength(1);
    expect(auditConsistency(education('Bachelor of Science - BS'), education('BSc'))).toEqual([]);
  });

  it('holds each of two degrees of one school against its own', () => {
    const studied = (...degrees: string[]): Resume => ({
      education: degrees.map((studyType) => ({ institution: 'Bayou State University', studyType })),
    });
    const profile = studied('Postgraduate Certificate in Education - PGCE', 'Bachelor of Arts - BA');
    expect(auditConsistency(profile, studied('BA', 'PGCE'))).toEqual([]);
  });
});
