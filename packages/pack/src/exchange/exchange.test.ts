import { understand } from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';
import { sampleResume } from '@shortlist/typeset';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeEuropass } from './write-europass.ts';
import { writeReactiveResume } from './write-reactive-resume.ts';
import { writeRenderCv } from './write-rendercv.ts';

async function readBack(name: string, text: string): Promise<Resume> {
  const result = await understand(new TextEncoder().encode(text), name, '2026-11-28T00:00:00Z');
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.reading.resume;
}

const formats = [
  { name: 'Reactive Resume', file: 'resume.json', write: writeReactiveResume },
  { name: 'RenderCV', file: 'resume.yaml', write: writeRenderCv },
  { name: 'Europass', file: 'resume.xml', write: writeEuropass },
];

test.each(formats)('$name keeps who, the jobs and the studies word for word', async ({ file, write }) => {
  const marked = {
    ...sampleResume.work?.[0],
    highlights: ['Cut **waste** by 5 % & "more" <b>', 'See [here](https://a.example)'],
  };
  const resume: Resume = { ...sampleResume, work: [marked, ...(sampleResume.work ?? [])] };
  const read = await readBack(file, write(resume));
  expect(read.basics).toMatchObject({ name: resume.basics?.name, email: resume.basics?.email });
  const jobs = ({ work }: Resume) =>
    work?.map(({ name, position, startDate, endDate, highlights }) => ({
      name,
      position,
      startDate,
      endDate,
      highlights: highlights?.length ? highlights : undefined,
    }));
  expect(jobs(read)).toEqual(jobs(resume));
  const schools = ({ education }: Resume) =>
    education?.map(({ institution, studyType, area, endDate }) => ({ institution, studyType, area, endDate }));
  expect(schools(read)).toEqual(schools(resume));
});

test.each(formats)('$name loses no word of any section', async ({ file, write }) => {
  const resume: Resume = {
    ...sampleResume,
    volunteer: [{ organization: 'Guild', position: 'Chair', startDate: '2020', highlights: ['Led meetings'] }],
    awards: [{ title: 'Golden Loaf', awarder: 'City', date: '2021' }],
    publications: [{ name: 'On Rye', publisher: 'Press', releaseDate: '2019' }],
    certificates: [{ name: 'HACCP', issuer: 'Board', date: '2022-05' }],
    interests: [{ name: 'Rowing', keywords: ['Eights'] }],
    references: [{ name: 'Iris Falk', reference: 'Reliable' }],
    projects: [{ name: 'Starter', description: 'A culture', highlights: ['Kept alive'], startDate: '2020' }],
    customSections: [{ title: 'Clubs', lines: ['Bakers’ table'] }],
  };
  const text = JSON.stringify(await readBack(file, write(resume)));
  for (const word of [
    'Guild',
    'Chair',
    'Led meetings',
    'Golden Loaf',
    'City',
    'On Rye',
    'Press',
    'HACCP',
    'Board',
    'Rowing',
  ])
    expect(text).toContain(word);
  for (const word of [
    'Eights',
    'Iris Falk',
    'Reliable',
    'Starter',
    'A culture',
    'Kept alive',
    'Clubs',
    'Bakers’ table',
  ])
    expect(text).toContain(word);
});

test('RenderCV keeps a section of the person’s own whose title one of its own has, and those that every object has', () => {
  const customSections = ['experience', 'constructor', '__proto__', 'links', 'constructor'].map((title, at) => ({
    title,
    lines: [`line ${at}`],
  }));
  const profiles = [{ network: 'Own', url: 'https://own.example' }];
  const { cv } = parse(
    writeRenderCv({ basics: { profiles }, work: [{ name: 'Guild', position: 'Chair' }], customSections }),
  );
  expect(cv.sections.experience[0]).toEqual({ company: 'Guild', position: 'Chair' });
  expect(Object.entries(cv.sections).slice(1)).toEqual([
    ['experience 2', ['line 0']],
    ['constructor', ['line 1', 'line 4']],
    ['__proto__', ['line 2']],
    ['links', ['line 3']],
    ['links 2', ['[Own](https://own.example)']],
  ]);
});

test.each(formats)('$name links to no script', ({ write }) => {
  const url = 'javascript:alert(1)';
  const text = write({
    basics: { name: 'Ann', url, profiles: [{ network: 'Own', url }] },
    projects: [{ name: 'Kiln', url }],
  });
  expect(text).not.toMatch(/(?:URI>|\]\(|website: |"(?:url|href)": ?")javascript:/);
});
