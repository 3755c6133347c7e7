import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

const now = '2026-06-01';
const developer = (startDate: string): Resume => ({
  basics: { name: 'Ada Lorenz' },
  work: [
    {
      name: 'Kettle',
      position: 'Java Developer',
      startDate,
      highlights: ['Built the billing service in Java with SQL'],
    },
  ],
  skills: [{ keywords: ['Java', 'SQL', 'Docker', 'Git', 'Kubernetes'] }],
});
const posting = readPosting(
  'Java Developer\n\nRequirements\n- 6+ years of Java experience\n- SQL\n- Docker\n- Git\n- Kubernetes',
);
const part = (resume: Resume, name: string): number => {
  const found = matchResume(resume, posting, now).parts.find((each) => each.name === name);
  return (found?.points ?? 0) / (found?.weight ?? 1);
};

describe('years that are lacking', () => {
  it('make less of the title, from half of them on none of that', () => {
    expect(part(developer('2025-12'), 'title')).toBeLessThan(0.6);
    expect(part(developer('2023-01'), 'title')).toBe(1);
  });

  it('are made up for by no list of skills', () => {
    expect(part(developer('2025-12'), 'requirements')).toBeLessThan(0.9);
    expect(part(developer('2019-01'), 'requirements')).toBe(1);
  });
});

describe('headlines', () => {
  it('that no job bears out are worth less than one that is borne out', () => {
    const score = (resume: Resume): number =>
      matchResume(resume, readPosting('Java Developer\n\nRequirements\n- SQL'), now).score;
    const porter: Resume = {
      basics: { name: 'Ada Lorenz', label: 'Java Developer' },
      work: [{ name: 'Hotel Imperial', position: 'Kitchen Porter', startDate: '2019-01' }],
      skills: [{ keywords: ['SQL'] }],
    };
    expect(score(porter)).toBeLessThan(score(developer('2019-01')) - 12);
  });
});

describe('experience of one thing', () => {
  const years = (position: string, asked: string) =>
    matchResume(
      {
        basics: { name: 'Ada Lorenz' },
        work: [{ name: 'Norda', position, startDate: '2019-01', highlights: ['Prepared samples'] }],
      },
      readPosting(`Research Associate\n\nRequirements\n- ${asked}`),
      now,
    ).requirements[0]?.met;

  it('is shown by jobs whose title names it, shortened or with examples beside it', () => {
    expect(years('Lab technician', '2 - 4 years of laboratory experience (e.g. analytical chemistry)')).toBe(true);
    expect(years('Shop assistant', '2 - 4 years of laboratory experience (e.g. analytical chemistry)')).not.toBe(true);
  });

  it('is shown in German by the first part of a title', () => {
    const found = (position: string) =>
      matchResume(
        { basics: { name: 'Lena Vogt' }, work: [{ name: 'Strandhotel', position, startDate: '2020-01' }] },
        readPosting('Zugbegleiter\n\nAnforderungen\n- Erfahrung im Service (zum Beispiel in der Gastronomie)'),
        now,
      ).requirements[0]?.met;
    expect(found('Servicekraft')).toBe(true);
    expect(found('Dachdecker')).toBe(false);
  });
});

describe('experience as somebody', () => {
  const met = (position: string) =>
    matchResume(
      { basics: { name: 'Piet Vos' }, work: [{ name: 'Norda', position, startDate: '2019-01' }] },
      readPosting(
        'Bezorger\n\nVoorwaarden\n- Ervaring als chauffeur/bezorger is een pluspunt\n- Rijbewijs B\n- Je spreekt Nederlands',
      ),
      now,
    ).requirements[0]?.met;

  it('is shown by jobs of that title in any language', () => {
    expect(met('Delivery Driver')).toBe(true);
    expect(met('Accountant')).toBe(false);
  });
});
