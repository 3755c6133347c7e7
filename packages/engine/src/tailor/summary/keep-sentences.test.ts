import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const posting = 'Welder\nTyne Yards\n\nRequirements\n- MIG welding\n- Blueprint reading\n';
const work: Resume['work'] = [
  {
    name: 'Level I Shipyard',
    position: 'Welder',
    startDate: '2018-01',
    highlights: ['Cut rework from 9% to 4% by checking fit-up before tacking', 'Welded hull sections'],
  },
];
const summaryOf = (summary: string, jobs = work) =>
  optimiseResume({
    resume: { basics: { name: 'Una Marsh', summary }, work: jobs },
    posting: readPosting(posting),
    now: '2026-06-01',
  }).tailored.basics?.summary;

describe('the person’s own summary', () => {
  it('stays as it is where it tells who this is and what they did', () => {
    const own = 'Welder at the Level I yard for eight years. Led the crew that relined 14 barges.';
    expect(summaryOf(own)).toBe(own);
  });

  it('keeps a sentence that lists tools, one of which begins like a no', () => {
    const own = 'Developer of dashboards for ports. Specialised in React, Node.js, and mapping.';
    expect(summaryOf(own)).toBe(own);
  });

  it('loses the wish behind what the person is', () =>
    expect(summaryOf('Welder with eight years of work in two shipyards seeking a post in Hull.')).toMatch(
      /^Welder with eight years of work in two shipyards\./,
    ));

  it('loses a sentence with words that a template left to be filled in', () =>
    expect(
      summaryOf('Welder of ships and tanks since 2018. Flexible [Job Role] who adapts to any yard.'),
    ).not.toContain('['));

  it('keeps the word before a bare "professional", which says nothing alone', () => {
    const own = 'Detail-oriented professional with eight years of work on hulls.';
    expect(summaryOf(own)).toContain(own);
  });
});

describe('a summary for somebody who has written none', () => {
  const freelance: Resume['work'] = [
    { name: 'Freelance', position: 'Data Analyst', startDate: '2025-01', endDate: '2026-02' },
    {
      name: 'Larch Kitchens',
      position: 'Restaurant Manager',
      startDate: '2018-03',
      endDate: '2024-12',
      highlights: ['Grew revenue by 28% over three years'],
    },
  ];
  it('tells the lasting job of the posting’s trade where the latest is of another', () => {
    const { tailored } = optimiseResume({
      resume: { basics: { name: 'Ola Reed' }, work: freelance },
      posting: readPosting('Restaurant Manager\nCove House\n\nRequirements\n- P&L management\n'),
      now: '2026-06-01',
    });
    expect(tailored.basics?.summary).toBe(
      'Restaurant Manager at Larch Kitchens from 2018 to 2024. Grew revenue by 28% over three years.',
    );
  });

  it('names skills of the person’s own list that are near to what is asked for', () => {
    const { tailored } = optimiseResume({
      resume: {
        basics: { name: 'Ola Reed' },
        work: [{ name: 'Fen Depot', position: 'Warehouse Supervisor', startDate: '2020-01' }],
        skills: [{ name: 'Software', keywords: ['Fenwick WMS', 'SAP EWM', 'Microsoft Excel'] }],
      },
      posting: readPosting('Buyer\nCove Trade\n\nRequirements\n- Excel\n- Negotiating\n'),
      now: '2026-06-01',
    });
    expect(tailored.basics?.summary).toContain('Experienced in Excel, Fenwick WMS and SAP EWM.');
  });
});
