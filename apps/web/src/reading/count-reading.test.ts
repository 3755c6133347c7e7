import { expect, it } from 'vitest';
import { listConcerns, sayReading } from './count-reading.ts';

const resume = {
  work: [{ name: 'Orchard Parcels' }],
  education: [{ institution: 'Leeds' }, { institution: 'York' }],
  skills: [{ name: 'Tools', keywords: ['Excel', 'SAP'] }, { name: 'German' }],
};

it('says in one glance what was read', () => {
  expect(sayReading({ resume, leftovers: 3 })).toBe('1 job · 2 degrees · 3 skills · 3 lines we couldn’t place');
  expect(sayReading({ resume: {}, leftovers: 0 })).toBe('no jobs · no degrees · no skills');
});

it('asks for a look only at what a recruiter would miss', () => {
  const at = (pointer: string, confidence: number) => ({ pointer, text: 'x', boxes: [], confidence });
  const leftovers = [
    { text: 'Courses', boxes: [] },
    { text: 'Forklift license', boxes: [] },
  ];
  const evidence = [at('/work/0/name', 0.4), at('/interests/0/name', 0.2), at('/basics/name', 0.9)];
  expect(listConcerns({ leftovers, evidence, certain: true })).toEqual({ unplaced: 1, unsure: 1, doubtful: false });
  expect(listConcerns({ leftovers: [], evidence: [], certain: false })).toMatchObject({ doubtful: true });
});
