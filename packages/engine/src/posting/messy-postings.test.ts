import { describe, expect, test } from 'vitest';
import { readPosting } from './read-posting.ts';

const read = (...lines: string[]) => {
  const { requirements, responsibilities } = readPosting(lines.join('\n'));
  return { demands: requirements.map(({ text }) => text), duties: responsibilities.map(({ text }) => text) };
};

describe('a posting that was pasted together', () => {
  test('tells its duties under a sentence that leads to them', () => {
    const { duties } = read(
      'Roofing Sales',
      'Job description',
      'Your specific duties as an Outside Sales Representative may include:',
      'Making cold calls to builders',
      'Setting appointments',
      'Job Requirements',
      'Two years in sales',
    );
    expect(duties).toEqual(['Making cold calls to builders', 'Setting appointments']);
  });

  test('tells its duties from the first one on, though that stands behind the heading on its line', () => {
    const { duties } = read(
      'Support Engineer',
      'Job description',
      'We keep shops running.',
      'Key Responsibilities:Triage tickets for the tills',
      'Deploy new applications',
      'Document each change',
      'Requirements',
      'Knowledge of Linux',
    );
    expect(duties).toEqual(['Triage tickets for the tills', 'Deploy new applications', 'Document each change']);
  });

  test('parts duties that hyphens join on one line', () => {
    const { duties } = read(
      'Recruitment Apprentice',
      'Job description',
      'You will work for a haulage firm and the role will involve:-Answering telephone calls-Creating advertisements for drivers-Organising interviews',
    );
    expect(duties.slice(-3)).toEqual([
      'Answering telephone calls',
      'Creating advertisements for drivers',
      'Organising interviews',
    ]);
  });

  test('names no duty by the line that only groups those below it, by a question or by a word to the reader', () => {
    const { duties } = read(
      'Field Supervisor',
      'Duties',
      'Do you want to work?',
      'Works with customers to understand the scope of their projects.',
      'Prepares and delivers estimates to customers for field service.',
      'Operations',
      'Ensures that all the safety rules are met on each site.',
      'Keeps accurate records of every call and its outcome.',
    );
    expect(duties).toHaveLength(4);
  });

  test('parts demands that follow each other without a full stop', () => {
    const { demands } = read(
      'Recruiter',
      'Requirements',
      'Must embrace innovation Must be able to lift up to 30 lbs',
      'Two years with MySQL Ability to travel between the shops',
    );
    expect(demands).toContain('Must be able to lift up to 30 lbs');
    expect(demands).toContain('Ability to travel between the shops');
  });

  test('asks nothing of what belongs to another job that stands behind it', () => {
    const { demands } = read(
      'Database Developer',
      'Job description',
      'Position : Database Developer',
      'Required: Experience with SQL Server.',
      'Send your profile to jobs@example.com',
      'Hiring for Sales Director (digital)',
      'Position : Sales Director - Pacific Northwest',
      'Requirements :•3+ years of advertising sales•Proven success in cold calling',
      '',
      'Requirements',
      'Knowledge of Oracle',
    );
    expect(demands.join(' ')).toMatch(/SQL Server.*Oracle/);
    expect(demands.join(' ')).not.toMatch(/sales|cold/i);
  });

  test('asks nothing of the values that the house sets itself', () => {
    const { demands } = read(
      'Buyer',
      'Requirements',
      'Five years of purchasing',
      'Our corporate culture is built on six pillars.',
      'Innovation',
      'Integrity',
    );
    expect(demands).toEqual(['Five years of purchasing']);
  });

  test('asks nothing of the styles that a word processor left in it', () => {
    const { demands } = read(
      'Engagement Manager',
      'Normal 0 false false false EN-US X-NONE X-NONE /* Style Definitions */ table.MsoNormalTable{mso-style-name:"Table Normal";line-height:115%;font-size:11.0pt;mso-ascii-font-family:',
      'Calibri;mso-hansi-font-family:',
      'Calibri;}Requirements',
      'Budget management',
      'Cost control',
    );
    expect(demands).toEqual(['Budget management', 'Cost control']);
  });
});

describe('what asks for nothing', () => {
  test('is the name of a list, a remark in brackets, what the place is like, and what somebody is to feel', () => {
    const { demands } = read(
      'Fitter',
      'Requirements',
      'Skills/experience required to perform the role',
      'Two years of pipe fitting',
      '(Reasonably good ability to work from the floor up.)',
      'This is a smoke and drug free working environment.',
      'You should take pride in a tidy van.',
    );
    expect(demands).toEqual(['Two years of pipe fitting']);
  });

  test('is what the house does not know, and what became of others', () => {
    const { demands } = read(
      'Developer',
      'Requirements',
      'You need three years of programming.',
      'We don’t know what tools you will meet so if you love to learn you’ll be great!',
      'Our current in-house developers have gone on to found companies of their own.',
    );
    expect(demands).toHaveLength(1);
  });

  test('is what the team happens to use: one wish, and any of it meets it', () => {
    const { requirements } = readPosting(
      'Developer\nRequirements\nYou are expert in one language.\n(At the moment we have Ruby, PHP and Scala)',
    );
    const tools = requirements.filter(({ text }) => /Ruby|PHP|Scala/.test(text));
    expect(tools).toMatchObject([{ importance: 'nice', alternatives: true, text: 'Ruby, PHP and Scala' }]);
  });

  test('is an everyday word in a list of names', () => {
    const { demands } = read('Developer', 'Requirements', '- Mastery of HTML, CSS, libraries and JavaScript');
    expect(demands).toContain('CSS');
    expect(demands).not.toContain('libraries');
  });
});
