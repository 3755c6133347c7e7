import { readdirSync, readFileSync } from 'node:fs';
import type { Resume } from '@shortlist/schema';
import { createSayText } from '@shortlist/schema/say-text';
import { expect, test } from 'vitest';
import { failureCatalogue } from '../check/failure-catalogue.ts';
import { findingCatalogue } from '../check/finding-catalogue.ts';
import { planSteps } from '../insights/plan-steps.ts';
import { questionWords } from '../language/stance/question-words.ts';
import { optimiseProfile } from '../optimise-profile.ts';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';
import { edits } from './edits.ts';
import { exportNotes } from './exports.ts';
import { fileFaults } from './file-faults.ts';
import { letterRemarks } from './letter-remarks.ts';
import { profileTexts } from './profile.ts';
import { questions } from './questions.ts';
import { steps } from './steps.ts';

const corpus = new URL('../../corpus/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, corpus), 'utf8');
const catalog = (language: string) =>
  readFileSync(new URL(`../../locales/engine/${language}.po`, import.meta.url), 'utf8');

const say = createSayText({
  locale: 'en',
  english: [...letterRemarks, ...questions, ...edits, ...profileTexts, ...steps, ...exportNotes, ...fileFaults],
  say: () => '✓',
});
const unknown = (texts: readonly string[]) => texts.filter((text) => !/^✓( ✓)*$/.test(say(text)));

const people = readdirSync(new URL('people/', corpus)).map((file) => JSON.parse(read(`people/${file}`)) as Resume);
const postings = readdirSync(new URL('postings/', corpus))
  .filter((file) => file.endsWith('.txt'))
  .slice(0, 12)
  .map((file) => readPosting(read(`postings/${file}`)));

test('every remark, question and reason of an edit that the golden people get is in the lists', () => {
  const said = new Set<string>();
  for (const resume of [...people, { ...people[0], basics: {} }])
    for (const posting of postings) {
      const result = optimiseResume({ resume, posting, now: '2026-06-01' });
      for (const remark of result.letter.remarks ?? []) said.add(remark);
      for (const { text } of result.questions) said.add(text);
      for (const { explanation } of result.edits) said.add(explanation);
    }
  expect(said.size).toBeGreaterThan(50);
  expect(unknown([...said])).toEqual([]);
});

test('every text of the LinkedIn report that the golden people get is in the lists', () => {
  const said = new Set<string>();
  const place = {
    industry: 'Logistics',
    location: 'Oslo',
    careerStage: 'mid',
    careerGoals: 'Lead a team with SAP',
  } as const;
  const named = people.map((resume) => ({ ...resume, work: resume.work?.map(({ highlights: _, ...job }) => job) }));
  const bare: Resume = { basics: { name: 'Ida Berg' } };
  for (const resume of [...people, ...named, bare])
    for (const targetRole of ['Logistics Manager', resume.work?.[0]?.position ?? 'Nurse']) {
      const goals = { ...place, targetRole };
      const other = people[0];
      const made = optimiseProfile({ resume, goals, now: '2026-06-01', ...(other && { other }), postings });
      for (const { title, reason } of made.recommendations) said.add(title).add(reason);
      for (const { explanation, field } of made.inconsistencies) said.add(explanation).add(field);
      for (const { text } of made.questions) said.add(text);
      for (const { field } of made.completeness) said.add(field);
      for (const { notes = {} } of made.fields) for (const note of Object.values(notes)) said.add(note);
    }
  expect(said.size).toBeGreaterThan(60);
  expect(unknown([...said])).toEqual([]);
});

test('every step that would help with the person’s postings is in the lists', () => {
  type Sources = Parameters<typeof planSteps>[0];
  const source = {
    posting: { requirements: [{ id: 'r', skills: [{ id: 'a' }, { id: 'b' }] }] },
    match: { levers: [{ requirement: 'r', effect: 9 }] },
  };
  const said = (['skill', 'tool', 'certificate', 'language'] as const).flatMap((kind) =>
    (['entry', 'mid', 'senior'] as const).flatMap((stage) =>
      [1, 2, 3, 7].flatMap((count) => {
        const skill = { name: 'SAP', kind, postings: count, must: 0, met: 0, missing: 1, partly: 0 };
        const skills = [
          { ...skill, id: 'a' },
          { ...skill, id: 'b', missing: count - 1, partly: 1 },
        ];
        const sources = Array(count).fill(source) as Sources;
        return [true, false].flatMap((isOnly) => planSteps(sources, skills, stage, isOnly).map(({ text }) => text));
      }),
    ),
  );
  expect(new Set(said).size).toBeGreaterThan(30);
  expect(unknown(said)).toEqual([]);
});

test('what is said of files that a person’s own template could not set is in the lists', () => {
  const set = 'Your template “Harbour blue” couldn’t produce this page, so these files use Minimal Clean.';
  expect(unknown([set, `${set} The template reports: “Line 3: expected comma. Check the list.”`])).toEqual([]);
});

test('every question that the engine can ask is in the lists', () => {
  const {
    asks,
    names,
    follow,
    where,
    titleAt,
    postingsAsk,
    figure,
    work,
    ownWork,
    complete,
    abroad,
    phoneAbroad,
    move,
    pick,
    why,
  } = questionWords;
  expect(
    unknown([
      ...Object.values(follow).flatMap((each) => [`${asks('SAP')} ${each}`, `${names('SAP')} ${each}`]),
      ...[where('“Led a team”'), titleAt('Fennick'), postingsAsk('4 of your 7 postings', false, 'SAP')],
      ...[postingsAsk('your posting', true, 'SAP'), postingsAsk('both of your postings', false, 'SAP')],
      ...[postingsAsk('all 7 of your postings', false, 'SAP'), postingsAsk('1 of your 7 postings', true, 'SAP')],
      ...[figure('Planner at Fennick'), work('Planner at Fennick'), ownWork.text, complete('“Led a team”')],
      ...[abroad('Berlin, Germany', 'Lyon, France'), phoneAbroad('Ohio', 'Egypt'), move('Lyon', 'Lille')],
      ...[pick('“Two years in sales”'), why(undefined), why('Fennick')],
    ]),
  ).toEqual([]);
});

test.each(['de', 'es', 'fr', 'it', 'nl', 'pt'])(
  'the catalog "%s" has the words of every finding and failure',
  (language) => {
    const words = [...Object.values(findingCatalogue), ...Object.values(failureCatalogue)].flatMap((each) =>
      Object.values(each),
    );
    const known = catalog(language);
    expect(words.filter((text) => !known.includes(`msgid ${JSON.stringify(text)}\nmsgstr "`))).toEqual([]);
    expect(known).not.toMatch(/^msgstr ""\n\n/m);
  },
);
