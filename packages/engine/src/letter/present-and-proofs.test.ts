import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const letterOf = (resume: Resume, posting: string): string =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01' }).letter.paragraphs.join('\n');

const clerk =
  'Sachbearbeiter Kundenservice (m/w/d)\nHolm Versicherungen AG, Kassel\n\nIhre Aufgaben\n- Beratung von Kunden\n';

describe('what runs is told', () => {
  const trainee = (education: NonNullable<Resume['education']>): Resume => ({
    basics: { name: 'Timo Ahlers' },
    work: [
      {
        name: 'Brix Möbel GmbH',
        position: 'Verkäufer',
        startDate: '2018',
        endDate: '2023',
        highlights: ['Beratung von Kunden im Möbelhaus'],
      },
    ],
    education,
    meta: { language: 'de' },
  });
  const school = { studyType: 'Mittlere Reife', institution: 'Realschule Kassel', startDate: '2008', endDate: '2014' };
  const training = { studyType: 'Kaufmann für Büromanagement', institution: 'BZ Kassel', startDate: '2024-08' };

  it('a training that names no end where every other names one', () => {
    expect(letterOf(trainee([training, school]), clerk)).toContain('Derzeit lerne ich Kaufmann für Büromanagement.');
  });

  it('but none where others name no end either', () => {
    const open = { studyType: 'Mittlere Reife', institution: 'Realschule Kassel', startDate: '2008' };
    expect(letterOf(trainee([training, open]), clerk)).not.toContain('Derzeit');
  });
});

it('a line that says a duty in its words goes before a figure of another trade', () => {
  const resume: Resume = {
    basics: { name: 'Ana Holm' },
    work: [
      {
        name: 'Brix Fisheries Ltd',
        position: 'Veterinarian',
        startDate: '2016',
        endDate: '2025',
        highlights: [
          'Produced over 9 million trout per year',
          'Provided technical support for clients and held seminars',
        ],
      },
    ],
    meta: { language: 'en' },
  };
  const text = letterOf(
    resume,
    'Veterinary Technician\nFarrow Feeds Ltd\n\nDuties\n- Provides technical support to clients\n- Visits farms in the area\n',
  );
  expect(text).toContain('Provided technical support for clients');
  expect(text.indexOf('technical support')).toBeLessThan(`${text}million trout`.indexOf('million trout'));
});
