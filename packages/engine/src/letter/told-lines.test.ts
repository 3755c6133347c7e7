import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const now = '2026-06-01T10:00:00Z';
const nurse: Resume = {
  basics: { name: 'Orla Tennant' },
  work: [
    {
      name: 'Fenwick Hospital',
      position: 'Staff Nurse',
      startDate: '2021-03',
      highlights: [
        'Care for 5 adult patients a shift on a medical ward',
        'Took 2 years off before this to care for my father',
        'Don’t yet chart in Epic; present record is Meditech',
        'Precept 3 new graduates each year',
        'Precept new graduates in wound care, Orla TENNANT RN 24058',
      ],
    },
    {
      name: 'Harrow Clinic',
      position: 'Clinic Nurse',
      startDate: '2017-05',
      endDate: '2021-02',
      highlights: ['Laid off when site closed'],
    },
    {
      name: 'Tarn Home Care',
      position: 'Visiting Nurse',
      startDate: '2015-01',
      endDate: '2017-04',
      highlights: ['Visited 9 patients a day for wound care and medication'],
    },
  ],
};
const posting = readPosting(
  'Staff Nurse\nSt. Maud’s Medical Center, Salem, OR\n\nAbout us\nSt. Maud’s is a hospital of 200 beds.\n\nWhat you will do\n- Precept new graduates\n- Chart in Epic\n\nRequirements\n- Epic\n- Wound care\n- Experience of time off planning\n',
);
const { letter, tailored } = optimiseResume({ resume: nurse, posting, now });
const text = letter.paragraphs.join(' ');

describe('what a letter tells of a resume', () => {
  it('leaves out how a job ended, time away and what is not known yet', () => {
    expect(text).not.toMatch(/laid off|years off|Don’t yet/i);
  });

  it('names each job with its years directly before, and of one further back when it was', () => {
    expect(text).toContain('Visiting Nurse, Tarn Home Care (2015–2017):\n– Visited 9 patients a day');
  });

  it('takes a line with the person’s own name for the head of a page', () => {
    expect(text).not.toMatch(/24058/);
  });

  it('names the employer in full', () => {
    expect(letter.recipient.employer).toBe('St. Maud’s Medical Center');
  });

  it('puts nothing among the skills that a line says is not known yet', () => {
    expect(JSON.stringify(tailored.skills ?? [])).not.toContain('Epic');
  });

  it('moves no such line up', () => {
    const lines = tailored.work?.[0]?.highlights ?? [];
    expect(lines.findIndex((line) => line.startsWith('Took'))).toBeGreaterThan(0);
    expect(lines.findIndex((line) => line.startsWith('Don’t'))).toBeGreaterThan(1);
    expect(lines[0]).not.toMatch(/^(?:Took|Don’t)/);
  });
});

describe('a German letter', () => {
  it('names the post in the form of the applicant’s own titles, and gives no gender where they tell none', () => {
    const write = (position: string) => {
      const resume: Resume = {
        basics: { name: 'Wiebke Harms' },
        work: [
          {
            name: 'Reederei Harms GmbH',
            position,
            startDate: '2020-01',
            highlights: ['Betreuung von 200 Mitarbeitenden in der Verwaltung', 'Vorbereitung der Abrechnung mit DATEV'],
          },
        ],
      };
      const wanted = readPosting(
        'Personalreferent (m/w/d)\nWeserwerk GmbH, Bremen\n\nIhre Aufgaben\n- Betreuung von 350 Mitarbeitenden\n\nIhr Profil\n- Erfahrung im Personalwesen\n',
      );
      const { letter } = optimiseResume({ resume, posting: wanted, now, language: 'de' });
      return `${letter.subject} ${letter.paragraphs.join(' ')}`;
    };
    expect(write('Personalsachbearbeiterin')).toContain('auf die Stelle als Personalreferentin');
    expect(write('Bürofachkraft')).toContain('Position Personalreferent');
    expect(write('Bürofachkraft')).not.toContain('als Personalreferent');
  });
});
