import type { Answer, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const resume: Resume = {
  basics: { name: 'Ida Farrow', label: 'Staff Nurse' },
  work: [
    {
      name: 'Harbour Clinic',
      position: 'Staff Nurse',
      startDate: '2016-03',
      highlights: ['Cared for 20 patients a day on a surgical ward', 'Trained 4 colleagues in wound care'],
    },
  ],
  skills: [{ name: 'Clinical', keywords: ['Wound care'] }],
};
const posting = readPosting(
  'Registered Nurse\nLakeside Hospital, Salem, OR\n\nRequirements\n- BLS certification\n- Bachelor of Science in Nursing\n- Fluent Spanish\n- Experience with Cerner\n- Wound care\n',
);
const now = '2026-06-01T10:00:00Z';
const plain = optimiseResume({ resume, posting, now });
const answer = (about: RegExp, text: string): Answer => {
  const question = plain.questions.find((each) => about.test(each.text));
  if (question === undefined) throw new Error(`No question about ${about}`);
  return { id: question.id, question: question.text, about: question.about, text, date: now };
};
const told = (...answers: Answer[]) => optimiseResume({ resume, posting, now, answers });

describe('an answer to a question', () => {
  it('that says since when and from whom becomes a certificate in the resume, and the requirement is met by it', () => {
    const { tailored, edits, matchAfter } = told(answer(/BLS/, 'yes, BLS certified since 2016, AHA'));
    expect(tailored.certificates).toEqual([{ name: 'Basic Life Support (BLS)', date: '2016', issuer: 'AHA' }]);
    expect(edits.find(({ path }) => path === '/certificates/-')).toMatchObject({
      reason: 'answer-entered',
      evidence: [{ source: 'answer' }],
    });
    const row = (match: typeof matchAfter) => match.requirements.find(({ text }) => text.includes('BLS'))?.met;
    expect([row(plain.matchAfter), row(matchAfter)]).toEqual([false, true]);
    expect(matchAfter.score).toBeGreaterThan(plain.matchAfter.score);
  });

  it('about a tool names it among the skills', () => {
    const { tailored } = told(answer(/Cerner/, 'Yes, at Harbour Clinic since 2019, for charting'));
    expect(tailored.skills?.[0]?.keywords).toContain('Cerner');
  });

  it('about a language and its level enters both', () => {
    expect(told(answer(/Spanish/, 'Fluent, I grew up with it')).tailored.languages).toEqual([
      { language: 'Spanish', fluency: 'Fluent' },
    ]);
  });

  it('about a degree enters it with its school and year', () => {
    const { tailored } = told(answer(/degree/, 'Yes, Bachelor of Science in Nursing, Coastal State University, 2015'));
    expect(tailored.education).toEqual([
      { studyType: 'Bachelor of Science in Nursing', institution: 'Coastal State University', endDate: '2015' },
    ]);
  });

  it.each(['No', 'no, never', 'I do not hold it', 'Nein', 'Not yet', 'Non, jamais', 'I have never done that'])(
    'that says “%s” is no fact: nothing is written from it, and the letter does not confess it',
    (text) => {
      const { tailored, letter } = told(answer(/BLS/, text), answer(/Cerner/, text));
      expect(tailored).toEqual(plain.tailored);
      const written = letter.paragraphs.join(' ');
      expect(written).not.toContain('BLS');
      expect(letter.paragraphs).toEqual(plain.letter.paragraphs);
      expect(letter.remarks?.join(' ')).toContain('which you told us you don’t have');
    },
  );

  it.each(['It expired in 2020', 'I am working on it', 'Enrolled for March 2027'])(
    'that leaves it open, “%s”, enters no certificate',
    (text) => expect(told(answer(/BLS/, text)).tailored.certificates).toBeUndefined(),
  );

  it('without words, by the press of a button, is no fact either', () => {
    expect(told({ ...answer(/Cerner/, ''), declined: true }).tailored).toEqual(plain.tailored);
  });
});

describe('an answer that says more than was asked', () => {
  it('keeps the month and leaves out the end', () => {
    const { tailored } = told(
      answer(/BLS/, 'Yes, since March 2019 from the American Heart Association, valid until 2027'),
    );
    expect(tailored.certificates).toEqual([
      { name: 'Basic Life Support', date: '2019-03', issuer: 'American Heart Association' },
    ]);
  });

  it('enters what a no goes on to say is there, and never says that it is missing', () => {
    const asked = readPosting(`${posting.text}\n- ACLS certification\n`);
    const first = optimiseResume({ resume, posting: asked, now });
    const {
      id,
      text: question,
      about,
    } = first.questions.find((each) => /BLS/.test(each.text)) ?? { id: '', text: '', about: '' };
    const text = 'No, but I hold ACLS since 2020 from the American Heart Association';
    const { tailored, letter } = optimiseResume({
      resume,
      posting: asked,
      now,
      answers: [{ id, question, about, text, date: now }],
    });
    expect(tailored.certificates).toEqual([
      { name: 'Advanced Cardiac Life Support (ACLS)', date: '2020', issuer: 'American Heart Association' },
    ]);
    expect(letter.paragraphs.join(' ')).not.toMatch(/does not show an ACLS/);
  });

  it('enters a certificate that it names beside the tool, with its year', () => {
    const { tailored } = told(answer(/Cerner/, 'Yes, Oracle Certified Cerner Analyst, 2022'));
    expect(tailored.certificates).toEqual([{ name: 'Oracle Certified Cerner Analyst', date: '2022' }]);
  });

  it('is told in the letter in its own words, with its figures', () => {
    const { letter } = told(answer(/Cerner/, 'Yes, I charted 20 patients a shift in Cerner.'));
    expect(letter.paragraphs.join(' ')).toContain('I charted 20 patients a shift in Cerner.');
    expect(letter.ledger.find(({ sentence }) => sentence.includes('in Cerner'))?.facts[0]?.source).toBe('answer');
  });
});
