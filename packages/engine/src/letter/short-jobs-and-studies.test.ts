import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const letterOf = (resume: Resume, posting: string, language = 'en'): string =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', language }).letter.paragraphs.join('\n');
const store = 'Warehouse Supervisor\nQuayside Stores\n\nRequirements\n- Stock control\n- Forklift\n';
const basics = { name: 'Nora Field' };

it('tells a short last job by its months', () => {
  const letter = letterOf(
    {
      basics,
      work: [{ name: 'Larch Depot', position: 'Warehouse Supervisor', startDate: '2024-11', endDate: '2025-01' }],
    },
    store,
  );
  expect(letter).toContain('from November 2024 to January 2025');
});

const student = (education: Resume['education']): string =>
  letterOf({ basics: { ...basics, summary: 'Student of logistics.' }, ...(education && { education }) }, store);
const running = {
  institution: 'Coastal State University',
  studyType: 'Bachelor of Science in Logistics',
  startDate: '2024',
};

it('tells studies as running only beside dated ones of no higher level', () => {
  expect(student([running])).toContain('I am working toward');
  expect(student([running, { institution: 'Harbour College', studyType: 'Diploma in Catering' }])).not.toContain(
    'I am working toward',
  );
  expect(
    student([
      running,
      { institution: 'Alder University', studyType: 'Master of Arts in History', startDate: '2019', endDate: '2021' },
    ]),
  ).not.toContain('I am working toward');
});

it('lists jobs whose titles hold the word of a paper', () => {
  const letter = letterOf(
    {
      basics: { name: 'Malte Ohm' },
      work: [
        { name: 'Elektro Weil GmbH', position: 'Diplom-Ingenieur', startDate: '2018', endDate: '2022' },
        { name: 'Kern Technik GmbH', position: 'Techniker', startDate: '2010', endDate: '2017' },
      ],
    },
    'Elektroingenieur (m/w/d)\nLohr AG\n\nIhr Profil\n- Planung von Anlagen\n',
    'de',
  );
  expect(letter).toContain('Techniker, Kern Technik GmbH (2010–2017)');
  expect(letter).toContain('Diplom-Ingenieur, Elektro Weil GmbH (2018–2022)');
});

it('names the degree, and not a lesser paper that is called like the post', () => {
  const letter = letterOf(
    {
      basics,
      work: [{ name: 'Larch Depot', position: 'Warehouse Supervisor', startDate: '2019' }],
      education: [
        { institution: 'Harbour College', studyType: 'Apprenticeship as Warehouse Supervisor', endDate: '2012' },
        { institution: 'Coastal State University', studyType: 'Bachelor of Science in Logistics', endDate: '2016' },
      ],
    },
    store,
  );
  expect(letter).toContain('Bachelor of Science in Logistics');
});

it('leads with a job of the trade where only projects can be quoted', () => {
  const letter = letterOf(
    {
      basics: { name: 'Ida Farrow' },
      work: [{ name: 'Larch Software', position: 'Web Developer', startDate: '2019', endDate: '2022' }],
      projects: [
        {
          name: 'Tide Tables',
          highlights: [
            'Built a web application in React that shows the tides of 40 harbours',
            'Wrote 120 tests in TypeScript for the forecasts',
          ],
        },
      ],
    },
    'Web Developer\nQuayside Apps\n\nRequirements\n- React\n- TypeScript\n',
  );
  expect(letter).toContain('I worked as a Web Developer at Larch Software from 2019 to 2022.');
});
