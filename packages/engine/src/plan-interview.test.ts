import type { Answer, Question, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseProfile, optimiseResume, readPosting } from './index.ts';

const now = '2026-06-01';
const resume: Resume = {
  basics: { name: 'Nora Field' },
  work: [
    {
      position: 'HR Generalist',
      name: 'Wray Logistics',
      startDate: '2019-03',
      highlights: [
        'Managed leave administration for all employees',
        'Processed leave of absence requests and benefits enrollment',
        'Kept personnel files for two sites',
      ],
    },
  ],
};
const posting = readPosting(
  [
    'HR Generalist',
    'Harbor Foods',
    'Requirements',
    '- Experience with leave administration and benefits enrollment',
    '- Experience with Workday',
    '- PHR certification',
    'Responsibilities',
    '- Administer leave of absence and benefits enrollment',
    '- Maintain personnel files',
  ].join('\n'),
);
const run = (answers: Answer[] = []) => optimiseResume({ resume, posting, now, answers });
const answerTo = ({ id, text: question, about }: Question, text: string): Answer => ({
  id,
  question,
  about,
  text,
  date: now,
});
const asked = (kind: string) => {
  const found = run().questions.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`No question of the kind ${kind}`);
  return found;
};

describe('the interview', () => {
  it('asks at most five questions, of every kind', () => {
    const { questions } = run();
    expect(questions.length).toBeLessThanOrEqual(5);
    expect(questions.map(({ kind = 'gap' }) => kind)).toEqual(
      expect.arrayContaining(['gap', 'complete', 'pick', 'why']),
    );
  });

  it('puts what is told of a line behind it, in the resume and in the letter', () => {
    const question = asked('complete');
    const { edits, letter, questions } = run([answerTo(question, 'about 300 employees')]);
    const line = `${question.about} (about 300 employees)`;
    expect(edits.map(({ after }) => after)).toContain(line);
    expect(letter.paragraphs.join(' ')).toContain('(about 300 employees)');
    expect(questions.map(({ id }) => id)).not.toContain(question.id);
  });

  it('tells the line that was ticked, and claims nothing by it', () => {
    const question = asked('pick');
    const line = question.choices?.at(-1) ?? '';
    const { letter } = run([answerTo(question, line)]);
    expect(letter.ledger.flatMap(({ facts }) => facts.map(({ text }) => text))).toContain(line);
    expect(letter.ledger.every(({ facts }) => facts.every(({ source }) => source !== 'answer'))).toBe(true);
  });

  it('closes with why this job, word for word', () => {
    const reason = 'I have bought your bread since 2015 and want to work where my neighbors do.';
    const { letter } = run([answerTo(asked('why'), reason)]);
    expect(letter.paragraphs.at(-1)).toContain(reason);
  });

  it('completes the line in a profile, too', () => {
    const goals = {
      targetRole: 'HR Manager',
      industry: 'Food',
      location: 'Denver',
      careerStage: 'senior',
      careerGoals: 'Lead a team',
    } as const;
    const { fields } = optimiseProfile({
      resume,
      goals,
      now,
      answers: [answerTo(asked('complete'), 'about 300 employees')],
    });
    expect(fields.flatMap(({ options }) => options).join(' ')).toContain('(about 300 employees)');
  });
});
