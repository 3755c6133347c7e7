import type { Answer, Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const now = '2026-06-01T10:00:00Z';
const resume: Resume = {
  basics: { name: 'Ida Farrow', label: 'Cook' },
  work: [{ name: 'Harbour Kitchen', position: 'Cook', startDate: '2016-03', highlights: ['Cooked for 80 guests'] }],
};
const posted = (...demands: string[]) =>
  readPosting(`Cook\nLakeside Hotel, Leeds\n\nRequirements\n${demands.map((each) => `- ${each}`).join('\n')}\n`);
const asked = (own: Resume, ...demands: string[]) =>
  optimiseResume({ resume: own, posting: posted(...demands), now }).questions;
const answered = (demand: string) => {
  const posting = posted(demand);
  const answers = optimiseResume({ resume, posting, now }).questions.map(
    ({ id, text, about }): Answer => ({ id, question: text, about, text: 'Yes', date: now }),
  );
  return { answers, ...optimiseResume({ resume, posting, now, answers }) };
};

it.each(['Must have right to work in the UK', 'Must be able to drive a forklift truck'])(
  'a yes to a condition or an ability is no certificate: %s',
  (demand) => {
    const { tailored } = answered(demand);
    expect(tailored.certificates).toBeUndefined();
  },
);

it('a yes to a licence is one', () => {
  const { tailored } = answered('Full UK driving licence is required');
  expect(tailored.certificates?.length).toBe(1);
});

it('a demand of one word in a list without marks is asked about, and a heading is not', () => {
  const about = (...lines: string[]) =>
    optimiseResume({
      resume,
      posting: readPosting(`Cook\nLakeside Hotel, Leeds\n\n${lines.join('\n')}\n`),
      now,
    }).questions.map((question) => question.about);
  expect(about('Requirements', 'Novaplan', 'Zorvik', 'Excel')).toEqual(expect.arrayContaining(['Novaplan', 'Zorvik']));
  expect(about('Requirements', '', 'Torvikum', '- Excel', '- Word')).not.toContain('Torvikum');
  expect(about('We mend cranes, and well.', 'Torvikum', 'Excel', 'Word')).not.toContain('Torvikum');
  expect(about('Requirements', 'Torvikum:', 'Excel')).not.toContain('Torvikum');
});

it.each([
  ['en', 'Experience with Kubernetes and able to work under pressure', /Kubernetes/],
  ['fr', 'Vous êtes titulaire du permis C', /permis/],
])('what can be held is asked about, whatever manner is told beside it (%s: %s)', (_, demand, about) => {
  expect(asked(resume, demand).map(({ text }) => text)).toContainEqual(expect.stringMatching(about));
});

const studies = (studyType: string, more: object = {}): Resume => ({
  ...resume,
  education: [{ institution: 'Coastal State University', studyType, ...more }],
});

it('a degree that is not finished is asked about', () => {
  const own = studies('Bachelor of Science', { area: 'Nursing', startDate: '2024-09', endDate: '2028-06' });
  expect(asked(own, "Bachelor's degree in Nursing is required").map(({ about }) => about)).toContain('education');
});

it('a degree that only a line of work mentions is held by nobody', () => {
  const own: Resume = {
    ...resume,
    work: [{ ...resume.work?.[0], highlights: ["Mentored 4 students of a bachelor's degree in food science"] }],
  };
  expect(asked(own, "Bachelor's degree in food science is required").map(({ about }) => about)).toContain('education');
});

it('a graduate of another subject is not asked which degree stands for an apprenticeship', () => {
  const texts = asked(studies('Bachelor of Arts', { area: 'History' }), 'Completed apprenticeship as a cook').map(
    ({ text }) => text,
  );
  expect(texts.join(' ')).not.toMatch(/Which of your degrees/);
});

it('languages are asked about one by one', () => {
  const texts = asked(
    resume,
    'Fluent in spoken and written German',
    'Fluent in spoken and written Dutch',
    'Fluent in spoken and written Polish',
  ).map(({ text }) => text);
  for (const language of ['German', 'Dutch', 'Polish']) expect(texts.join(' ')).toContain(language);
});

it.each(['We are unable to offer visa sponsorship', 'Visa sponsorship available'])(
  'what the employer offers or refuses is not asked about: %s',
  (demand) => {
    expect(asked(resume, demand).filter(({ about }) => /sponsorship/i.test(about))).toEqual([]);
  },
);

it('a condition that the summary answers is not asked about', () => {
  const own = { ...resume, basics: { ...resume.basics, summary: 'British citizen, willing to relocate.' } };
  const about = (of: Resume) =>
    asked(of, 'Must have right to work in the UK').filter((each) => /right to work/.test(each.about)).length;
  expect([about(resume), about(own)]).toEqual([1, 0]);
});

it('who is asked whether they can work in another country is not asked about the right to', () => {
  const own = { ...resume, basics: { ...resume.basics, location: { city: 'Lyon', countryCode: 'FR' } } };
  const posting = readPosting(
    'Cook\nLakeside Hotel\nLocation: Leeds, United Kingdom\n\nRequirements\n- Must have right to work in the UK\n',
  );
  const { questions } = optimiseResume({ resume: own, posting, now });
  const ofPlace = questions.filter(({ id, about }) => id.startsWith('abroad-') || /right to work/.test(about));
  expect(ofPlace.map(({ id }) => id.split('-')[0])).toEqual(['abroad']);
});
