import type { Question, Resume } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { groupFacts, type KeptDocument } from './group-facts.ts';
import { listOwnLines } from './list-own-lines.ts';
import { proposeFacts } from './propose-facts.ts';

const nurse: Resume = {
  basics: { name: 'Ida Farrow', email: 'ida@example.com', phone: '+44 20 7946 0001', summary: 'Ward nurse.' },
  work: [{ name: 'Lakeside Clinic', position: 'Nurse', startDate: '2019-02', highlights: ['Led a team of 12'] }],
  certificates: [{ name: 'ACLS', issuer: 'AHA', date: '2022' }],
  skills: [{ name: 'Tools', keywords: ['Excel'] }],
  languages: [{ language: 'Polish', fluency: 'Native' }],
  references: [{ name: 'A. Boss', reference: 'The best nurse I know' }],
};
const keep = (title: string, date: string, resume: Resume): KeptDocument => ({
  id: title,
  kind: 'resume',
  title,
  date,
  resume,
});

test('every line is listed with what it stands under, and what others say of the person is not', () => {
  expect(listOwnLines(nurse).map(({ text, of, part }) => [part, text, of.join(', ')])).toEqual([
    ['work', 'Nurse, Lakeside Clinic', ''],
    ['work', 'Led a team of 12', 'Nurse, Lakeside Clinic'],
    ['education', 'ACLS, AHA', ''],
    ['skills', 'Excel', 'Tools'],
    ['skills', 'Polish, Native', ''],
    ['other', 'Ward nurse.', ''],
  ]);
});

test('a line stands once, at the latest document; another name or contact is another group', () => {
  const moved = { ...nurse, basics: { ...nurse.basics, email: 'ida@example.org' } };
  const groups = groupFacts(
    [
      keep('2021', '2021-01-01', moved),
      keep('2023', '2023-01-01', nurse),
      keep('Another address', '2020-01-01', {
        ...nurse,
        basics: { name: 'Ida Farrow', email: 'x@example.com', phone: '+1 212 555 0100' },
      }),
      keep('Another name', '2020-01-01', { ...nurse, basics: { name: 'Tom Bell' } }),
    ],
    [{ person: 'Ida Farrow', text: 'led a team of 12.' }],
  );
  expect(groups.map(({ documents }) => documents.map(({ title }) => title))).toEqual([
    ['2023'],
    ['Another address'],
    ['Another name'],
  ]);
  const line = groups[0]?.documents[0]?.facts.find(({ text }) => text === 'Led a team of 12');
  expect(line).toMatchObject({ alsoIn: ['2021'], unused: true });
});

const question = (about: string): Question => ({ id: `ask-${about}`, text: '', about });
const scene = { person: 'Ida Farrow', requirements: [], unused: [], language: 'en' };
const documents = [keep('2023', '2023-01-01', nurse)];

test('what the resume has already is not offered, and a line of a job that it lacks comes with title and years', () => {
  const offered = (resume: Resume, about: string) =>
    proposeFacts({ ...scene, resume, documents, questions: [question(about)] }).map(({ answer }) => answer);
  expect(offered(nurse, 'team')).toEqual([]);
  expect(offered({}, 'team')).toEqual(['At Lakeside Clinic (2019 – present) as Nurse: Led a team of 12']);
  const knows = { work: [{ name: 'Lakeside Clinic' }] };
  expect(offered(knows, 'team')).toEqual(['At Lakeside Clinic: Led a team of 12']);
  expect(offered({}, 'ACLS')).toEqual(['ACLS, AHA, 2022']);
  expect(offered({}, 'welding')).toEqual([]);
});

test('a line is offered for one question only, and none for a question that asks for no gap', () => {
  const twice = [question('team'), question('12'), { ...question('team'), kind: 'why' as const }];
  expect(proposeFacts({ ...scene, resume: {}, documents, questions: twice })).toHaveLength(1);
  const unused = [{ person: 'Ida Farrow', text: 'Led a team of 12' }];
  expect(proposeFacts({ ...scene, resume: {}, documents, questions: twice, unused })).toEqual([]);
});
