import type { Answer, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { collectFacts } from './collect-facts.ts';
import { verifySentence } from './verify-sentence.ts';

const resume: Resume = {
  basics: {
    name: 'Ana Ruiz',
    label: 'Charge Nurse',
    phone: '+1 555 0147',
    summary: 'Emergency nurse with nine years at the bedside. Interested in learning Meditech.',
  },
  work: [
    {
      name: 'Harbor General Hospital',
      position: 'Charge Nurse, Emergency',
      startDate: '2021-03',
      highlights: [
        'Coordinate assignments for 14 nurses and 5 technicians per shift',
        'Reduced waiting time from 48 to 31 minutes by redesigning triage',
      ],
    },
    {
      name: 'St. Brigid Medical Center',
      position: 'Staff Nurse',
      startDate: '2015-06',
      endDate: '2021-02',
      highlights: [
        'Assisted in managing the ward budget',
        'Cut costs by 40% and grew donations by 12%',
        'Moved records from paper to Epic',
      ],
    },
  ],
  education: [
    { institution: 'University of Leeds', studyType: 'BSc', area: 'Nursing', startDate: '2011-09', endDate: '2015-05' },
  ],
  skills: [{ name: 'Systems', keywords: ['Epic', 'k8s'] }],
  certificates: [{ name: 'CCRN (in progress)' }],
};
const facts = collectFacts({ resume, now: '2026-06-01' });
const kinds = (sentence: string, context = {}) => verifySentence(sentence, facts, context).map(({ kind }) => kind);

describe('the truth gate', () => {
  it.each([
    'Coordinated assignments for fourteen nurses and five technicians on each shift',
    'Lowered waiting time from 48 to 31 minutes by redesigning triage',
    'At Harbor General Hospital, I coordinate assignments for 14 nurses.',
    'I have been a Charge Nurse since March 2021.',
    'Nurse with 11 years of work',
    'Experienced in Kubernetes and Epic',
    'I hold a BSc in Nursing from University of Leeds.',
    'Helped manage the ward budget',
    'CCRN (in progress)',
  ])('passes what the documents say: %s', (sentence) => {
    expect(verifySentence(sentence, facts)).toEqual([]);
  });

  it.each([
    ['number', 'Coordinate assignments for 15 nurses', 'number'],
    ['a swapped pair of numbers', 'Coordinate assignments for 5 nurses and 14 technicians', 'number'],
    ['direction', 'Increased waiting time from 48 to 31 minutes', 'unit'],
    ['unit', 'Reduced waiting time from 48 to 31 hours by redesigning triage', 'unit'],
    ['a rank', 'Senior Staff Nurse', 'title'],
    ['a rank in brackets', 'Staff Nurse (Senior)', 'title'],
    ['a rank of another job', 'Charge Nurse at St. Brigid Medical Center', 'title'],
    ['an employer', 'At Mercy Hospital, I coordinate assignments', 'employer'],
    ['a degree', 'MSc in Nursing from University of Leeds', 'degree'],
    ['a school', 'BSc in Nursing from University of Boston', 'institution'],
    ['a tool', 'Coordinate assignments in Cerner', 'tool'],
    ['a size', 'Coordinate assignments nationwide', 'scope'],
    ['a date', 'Charge Nurse at Harbor General Hospital since 2018', 'date'],
    ['help told as a deed', 'Managed the ward budget', 'scope'],
    ['a number of the telephone', 'Trained 147 nurses', 'number'],
    ['a wish told as a skill', 'Experienced in Meditech', 'tool'],
    ['an unfinished certificate', 'I hold CCRN.', 'certificate'],
    ['a road walked back', 'Moved records from Epic to paper', 'other'],
    ['a job that has ended told as going on', 'Staff Nurse at St. Brigid Medical Center since 2015', 'date'],
    ['more years than a job lasted', 'I worked at St. Brigid Medical Center for 9 years.', 'unit'],
    ['a time unit added', 'Coordinate assignments for 14 nurses per day', 'number'],
    ['thousands made of units', 'Coordinate assignments for 14,000 nurses', 'number'],
    ['points made of percent', 'Cut costs by 40 percentage points', 'other'],
    ['a further claim behind a line', 'Moved records from paper to Epic, which became the standard', 'other'],
    ['a rank lent from another line', 'As Charge Nurse I moved records from paper to Epic', 'scope'],
    ['an employer told as owned', 'I ran Harbor General Hospital.', 'title'],
    ['a school told as a workplace', 'I taught at University of Leeds.', 'title'],
    ['praise of knowledge', 'In-depth Epic', 'skill'],
    ['tasks taken on', 'I was chosen to cut costs by 40%.', 'other'],
    ['an end told as a step', 'Reduced waiting time by 48 minutes by redesigning triage', 'number'],
    ['a denial that no line has', 'Coordinate assignments for 14 nurses without help', 'other'],
    ['a title beside another employer', 'Charge Nurse, Emergency (St. Brigid Medical Center)', 'employer'],
    ['a title held too early', 'Charge Nurse, Emergency since 2015', 'date'],
    ['two employers in one name', 'Harbor Medical Center', 'name'],
    ['a figure with an exponent', 'Coordinate assignments for 14e3 nurses', 'other'],
    ['a raised figure', 'Coordinate assignments for 14² nurses', 'other'],
    ['a letter that only looks Latin', 'Cut costs by 40% with \u0415pic', 'name'],
    ['a deed in everyday words alone', 'I improved every process.', 'other'],
  ])('blocks %s: %s', (_, sentence, kind) => {
    expect(kinds(sentence)).toContain(kind);
  });

  it('lets a letter speak of the posting and deny having a thing, and nothing else about it', () => {
    const context = {
      posting: 'Ward Manager. You will run rosters in Allocate.',
      title: 'Ward Manager',
      employer: 'Mercy Hospital',
    };
    expect(kinds('You ask for someone to run rosters in Allocate.', context)).toEqual([]);
    expect(kinds('I have not used Allocate yet.', context)).toEqual([]);
    expect(kinds('I am applying for the position of Ward Manager at Mercy Hospital.', context)).toEqual([]);
    expect(kinds('You ask for Allocate, which I have used daily.', context)).not.toEqual([]);
    expect(kinds('I have not only used Allocate but taught it.', context)).not.toEqual([]);
    expect(kinds('I was Ward Manager at Mercy Hospital.', context)).not.toEqual([]);
  });

  it('takes an answer as a fact, and an answer that says no as none', () => {
    const answer = (text: string): Answer => ({
      id: 'a',
      question: 'Have you used Allocate?',
      about: 'Allocate',
      text,
      date: '2026-05-01',
    });
    const told = (text: string) =>
      verifySentence('I have used Allocate.', collectFacts({ resume, answers: [answer(text)] }));
    expect(told('Yes, for two years of rosters')).toEqual([]);
    expect(told('No, never')).not.toEqual([]);
    expect(told("I haven't used it")).not.toEqual([]);
  });

  it('takes nothing from the posting as a fact', () => {
    expect(
      verifySentence('I have used Allocate.', [...facts, { source: 'posting', pointer: '/text', text: 'Allocate' }]),
    ).not.toEqual([]);
  });

  it('says where the unsupported words stand', () => {
    const sentence = 'Coordinate assignments in Cerner';
    expect(verifySentence(sentence, facts)[0]).toMatchObject({
      text: 'Cerner',
      start: sentence.indexOf('Cerner'),
      end: sentence.length,
    });
  });

  it.each(['', '   ', '“”', '\u0000', 'ａ１２％', '((((', 'x'.repeat(20_000)])('does not throw on odd text', (text) => {
    expect(Array.isArray(verifySentence(text, facts))).toBe(true);
  });
});

describe('what a letter says it lacks', () => {
  const context = {
    posting: 'Nurse\nHill Clinic\n\nRequirements\n- Experience with Cerner\n- Six Sigma Black Belt\n',
    language: 'en',
  };

  it.each([
    'You will not find Cerner in my resume.',
    'To be open about one gap: you will not find Cerner in my resume.',
    'For the sake of completeness, my resume does not show Cerner.',
    'To be open about one gap: my resume does not show Cerner.',
    'I should mention that my resume does not show Cerner.',
    'My CV does not show Cerner.',
  ])('may be named: %s', (sentence) => {
    expect(verifySentence(sentence, facts, context)).toEqual([]);
  });

  it.each([
    'You will not find my Cerner work in my resume.',
    'You will not find more Cerner in any resume than in my resume.',
    'My resume does not show the Six Sigma Black Belt that I hold.',
    'My resume does not show half of my Cerner work.',
    'My resume does not show my ten years with Cerner.',
    'For the sake of completeness, my resume does not show Cerner, which I have used for years.',
    'I should mention that my resume does not show Cerner, which I have used for years.',
  ])('may not be claimed in the same breath: %s', (sentence) => {
    expect(verifySentence(sentence, facts, context)).not.toEqual([]);
  });
});

describe('a kind of tool', () => {
  it('stands with the tool that the documents name, and with no other', () => {
    expect(verifySentence('Electronic health records (EpicCare)', facts)).not.toEqual([]);
    const own = collectFacts({ resume: { skills: [{ keywords: ['Tableau', 'Excel'] }] }, now: '2026-06-01' });
    expect(verifySentence('Data visualization (Tableau)', own)).toEqual([]);
    expect(verifySentence('Data visualization (Excel)', own)).not.toEqual([]);
    expect(verifySentence('Data visualization', own)).not.toEqual([]);
    expect(verifySentence('Data visualization (Power BI)', own)).not.toEqual([]);
  });
});
