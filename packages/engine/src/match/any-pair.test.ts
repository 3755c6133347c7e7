import { readdirSync, readFileSync } from 'node:fs';
import type { Match, Resume } from '@shortlist/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

const folder = new URL('../../corpus/postings/', import.meta.url);
const postings = readdirSync(folder)
  .filter((file) => file !== 'truth.json')
  .map((file) => readPosting(readFileSync(new URL(file, folder), 'utf8')));
const people: Resume[] = [
  {
    basics: { name: 'Priya Lindqvist', label: 'Finance Manager' },
    work: [
      {
        name: 'Calder Homes',
        position: 'Finance Manager',
        startDate: '2019-01',
        highlights: ['Lead a team of four', 'Prepare statutory accounts and manage the audit'],
      },
    ],
    education: [{ studyType: 'BA', area: 'Economics' }],
    certificates: [{ name: 'ACCA' }],
  },
  {
    basics: { name: 'Jonas Ebert' },
    work: [
      {
        name: 'Walzwerk Donau GmbH',
        position: 'Elektroniker für Betriebstechnik',
        startDate: '2020-08',
        highlights: ['Instandhaltung und Störungssuche an Walzstraßen', 'Programmänderungen in TIA Portal'],
      },
    ],
    languages: [{ language: 'Englisch', fluency: 'A2' }],
    skills: [{ name: 'Steuerungen', keywords: ['Siemens S7', 'Pneumatik'] }],
  },
  {
    basics: { name: 'Mara Quill', label: 'Registered Nurse', summary: 'Nurse on acute wards, fluent in Spanish.' },
    work: [{ name: 'Fenwick General', position: 'Staff Nurse', startDate: '2021-03', highlights: ['Mentor students'] }],
    skills: [{ name: 'Wound care' }, { name: 'SystmOne' }],
  },
];
const pair = fc.record({ resume: fc.constantFrom(...people), posting: fc.constantFrom(...postings) });
const now = '2026-01-15';
/** The estimate before it is rounded to a whole number. */
const points = ({ parts }: Match): number => parts.reduce((sum, part) => sum + part.points, 0);
const runs = { numRuns: 150 };

describe('any resume against any posting', () => {
  it('a skill that is asked for, named in a list or in a job, never lowers the number', () => {
    fc.assert(
      fc.property(pair, fc.nat(), ({ resume, posting }, pick) => {
        const asked = posting.requirements.flatMap(({ skills }) => skills ?? []);
        const skill = asked[pick % Math.max(1, asked.length)];
        fc.pre(skill !== undefined);
        const listed = { ...resume, skills: [...(resume.skills ?? []), { name: skill?.text ?? '' }] };
        const [first, ...others] = resume.work ?? [];
        const told = { ...first, highlights: [...(first?.highlights ?? []), `Worked with ${skill?.text}`] };
        const before = points(matchResume(resume, posting, now));
        for (const more of [listed, { ...resume, work: [told, ...others] }])
          expect(points(matchResume(more, posting, now))).toBeGreaterThanOrEqual(before);
      }),
      runs,
    );
  });

  it('repeating lines never raises it, not even by making a short text long', () => {
    fc.assert(
      fc.property(pair, fc.integer({ min: 2, max: 5 }), ({ resume, posting }, times) => {
        const again = (text: string): string => Array.from({ length: times }, () => text).join('. ');
        const stuffed = {
          ...resume,
          skills: Array.from({ length: times }, () => resume.skills ?? []).flat(),
          work: (resume.work ?? []).map((job) => ({ ...job, highlights: (job.highlights ?? []).map(again) })),
        };
        const before = points(matchResume(resume, posting, now));
        expect(points(matchResume(stuffed, posting, now))).toBeLessThanOrEqual(before);
      }),
      runs,
    );
  });

  it('an empty resume earns nothing, and every demand says so', () => {
    for (const posting of postings) {
      const { score, requirements } = matchResume({}, posting, now);
      expect([score, requirements.filter(({ met }) => met !== false)]).toEqual([0, []]);
    }
  });
});
