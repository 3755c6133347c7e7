import type { Question, Resume } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { readNewJob } from '../tailor/propose/read-new-job.ts';
import { groupFacts, type KeptDocument, marksOf } from './group-facts.ts';
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

test('a line that stands twice in a document is also in none but the others', () => {
  const twice: Resume = { ...nurse, skills: [{ name: 'Tools', keywords: ['Excel', 'excel'] }] };
  const alsoIn = (...documents: KeptDocument[]) =>
    groupFacts(documents, [])[0]?.documents[0]?.facts.find(({ text }) => text === 'Excel')?.alsoIn;
  expect(alsoIn(keep('2023', '2023-01-01', twice))).toEqual([]);
  const namesake = { ...keep('2023', '2021-01-01', nurse), id: 'other' };
  expect(alsoIn(keep('2023', '2023-01-01', twice), namesake)).toEqual(['2023']);
});

test('a mark is found under each name of its person, and under nobody else’s', () => {
  const unused = [
    { id: 'a', person: 'Ida Farrow', text: 'Led a team of 12.' },
    { id: 'b', person: 'Dr. Ida M. Farrow', text: 'led a team of 12' },
    { id: 'c', person: 'Tom Bell', text: 'Led a team of 12' },
    { id: 'd', person: 'Ida Farrow', text: 'Led a team' },
  ];
  expect(marksOf(unused, 'Ida Farrow', 'Led a team of 12').map(({ id }) => id)).toEqual(['a', 'b']);
  const shown = groupFacts([keep('2023', '2023-01-01', nurse)], unused.slice(1, 2))[0]?.documents[0]?.facts;
  expect(shown?.filter((fact) => fact.unused).map(({ text }) => text)).toEqual(['Led a team of 12']);
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

const skilled = (...keywords: string[]): Resume => ({ ...nurse, skills: [{ name: 'Tools', keywords }] });
const offer = (about: string, kept: Resume, resume: Resume = {}) =>
  proposeFacts({ ...scene, resume, documents: [keep('2023', '2023-01-01', kept)], questions: [question(about)] });

test('a word within another is not held already, a word within a line is', () => {
  expect(offer('Java', skilled('Java'), { skills: [{ keywords: ['JavaScript'] }] })).toHaveLength(1);
  expect(offer('Java', skilled('Java'), { skills: [{ keywords: ['Java 21'] }] })).toEqual([]);
  expect(offer('Java SQL', skilled('Java SQL'), { skills: [{ keywords: ['Java', 'SQL'] }] })).toHaveLength(1);
});

test('a line that no answer has room for gives way to one that it has', () => {
  const long = `Welded 300 parts${' of steel'.repeat(250)}`;
  const kept: Resume = { ...nurse, work: [{ ...nurse.work?.[0], highlights: [long, 'Welded pipes'] }] };
  expect(offer('welded', kept).map(({ line }) => line.text)).toEqual(['Welded pipes']);
});

test('a job that the resume lacks is told in words that are read back as this job, and not where we have none', () => {
  const told = (language: string, position: string, name: string) => {
    const kept: Resume = { basics: { name: 'Ida Farrow' }, work: [{ ...nurse.work?.[0], name, position }] };
    const kept2023 = [keep('2023', '2023-01-01', kept)];
    return proposeFacts({ ...scene, language, resume: {}, documents: kept2023, questions: [question('team')] })[0]
      ?.answer;
  };
  const answers = [
    told('en', 'Nurse', 'Lakeside Clinic'),
    told('de-CH', 'Krankenschwester', 'Lakeside Clinic'),
    told('fr', 'Infirmière', 'Lakeside Clinic'),
    told('es', 'Enfermera', 'Lakeside Clinic'),
  ];
  expect(answers).toEqual([
    'At Lakeside Clinic (2019 – present) as Nurse: Led a team of 12',
    'Bei Lakeside Clinic (2019 – heute) als Krankenschwester: Led a team of 12',
    'Chez Lakeside Clinic (2019 – aujourd’hui) comme Infirmière\u00a0: Led a team of 12',
    'En Lakeside Clinic (2019 – actualidad) como Enfermera: Led a team of 12',
  ]);
  for (const answer of answers) {
    const job = readNewJob(answer ?? '');
    expect(job).toMatchObject({ name: 'Lakeside Clinic', startDate: '2019', deeds: 'Led a team of 12' });
    expect(job).not.toHaveProperty('endDate');
  }
  expect(told('fi', 'Sairaanhoitaja', 'Lakeside Clinic')).toBeUndefined();
});

test('the latest 400 different lines are tried, for ten questions', () => {
  const words = Array.from({ length: 500 }, (_, i) => `Tool${i}`);
  const kept = { basics: { name: 'Ida Farrow' }, skills: [{ name: 'Tools', keywords: words }] };
  expect(offer('Tool399', kept)).toHaveLength(1);
  expect(offer('Tool400', kept)).toEqual([]);
  const repeated = {
    ...kept,
    skills: [{ name: 'Tools', keywords: words.map((word, i) => (i < 200 ? 'Tool0' : word)) }],
  };
  expect(offer('Tool499', repeated)).toHaveLength(1);
  const questions = words.slice(0, 12).map(question);
  expect(proposeFacts({ ...scene, resume: {}, documents: [keep('2023', '2023-01-01', kept)], questions })).toHaveLength(
    10,
  );
});
