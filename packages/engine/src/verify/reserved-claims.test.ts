import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { collectFacts } from './collect-facts.ts';
import { verifySentence } from './verify-sentence.ts';

const technician: Resume = {
  basics: { name: 'Desmond Akerley', label: 'Lift Technician' },
  work: [
    {
      name: 'Pennine Lifts',
      position: 'Lift Technician',
      startDate: '2018-03',
      highlights: [
        'Service 46 passenger lifts across hospitals and council flats',
        'Answer around 9 breakdown calls a week',
        'Look after up to 12 apprentices a year together with a colleague',
        'Advise the owner on a new workshop',
        'Stand in for the foreman on occasional Fridays',
        'Cut repeat visits by 22% by logging faults in ServiceMax',
      ],
    },
    {
      name: 'Carbrook Steelworks',
      position: 'Maintenance Assistant (part-time)',
      startDate: '2013-09',
      endDate: '2018-02',
      highlights: ['Assisted electricians with cable pulls', 'Recorded insulation tests', 'Gave a tour for visitors'],
    },
    {
      name: 'Sheaf Museum',
      position: 'Cloakroom Attendant',
      startDate: '2013-03',
      endDate: '2013-06',
      highlights: ['Looked after coats'],
    },
  ],
  education: [
    {
      institution: 'Don Valley College',
      studyType: 'HNC (not completed)',
      area: 'Mechatronics',
      startDate: '2011-09',
      endDate: '2012-06',
    },
  ],
  skills: [{ name: 'Skills', keywords: ['ServiceMax', 'Fault finding'] }],
  languages: [{ language: 'Spanish', fluency: 'B1' }],
  certificates: [{ name: 'LEIA Unit 4 (in progress)' }],
  awards: [{ title: 'Nominated for Lift Mentor of the Year', date: '2023' }],
};
const facts = collectFacts({ resume: technician, now: '2026-06-01' });
const through = (...sentences: string[]) => sentences.filter((each) => verifySentence(each, facts).length === 0);

describe('what the facts hold back', () => {
  it('does not finish what is in progress, nor win what one was nominated for', () => {
    expect(
      through(
        'LEIA Unit 4 certified',
        'Holder of LEIA Unit 4',
        'Lift Mentor of the Year 2023',
        'HNC in Mechatronics',
        'Graduated from Don Valley College',
      ),
    ).toEqual([]);
    const honest = [
      'I am working towards LEIA Unit 4.',
      'I was nominated for Lift Mentor of the Year in 2023.',
      'My HNC in Mechatronics is not completed.',
    ];
    expect(through(...honest)).toEqual(honest);
  });

  it('keeps the deeds of two jobs apart in one sentence', () => {
    expect(
      through(
        'At Pennine Lifts, I answered around 9 breakdown calls a week and recorded insulation tests.',
        'At Carbrook Steelworks, I recorded insulation tests and logged faults in ServiceMax.',
      ),
    ).toEqual([]);
    const honest = ['At Pennine Lifts I service 46 passenger lifts and answer around 9 breakdown calls a week.'];
    expect(through(...honest)).toEqual(honest);
  });

  it('keeps a bound a bound, and the seldom seldom', () => {
    expect(
      through(
        'Look after 12 apprentices a year together with a colleague',
        'Answer exactly 9 breakdown calls a week',
        'Answer around 9 breakdown calls every day',
        'Regularly stand in for the foreman on Fridays',
        'Gave tours for visitors',
      ),
    ).toEqual([]);
  });

  it('lets nobody lead, plan or teach what they only took part in', () => {
    expect(
      through(
        'Supervised electricians during cable pulls',
        'Planned a new workshop for the owner',
        'Introduced ServiceMax at Pennine Lifts',
        'Trained apprentices together with a colleague',
      ),
    ).toEqual([]);
  });

  it('compares with nobody, and makes no full post of a part-time one', () => {
    expect(
      through(
        'Cut repeat visits more than any other technician',
        'Only technician for 46 passenger lifts',
        'Worked full time at Carbrook Steelworks',
        'Employed by Don Valley College',
        'Gave a tour for visitors in Spanish',
      ),
    ).toEqual([]);
  });

  it('counts the years that the dates give, and no more', () => {
    expect(
      through(
        'I have been with Pennine Lifts for eleven years.',
        'Lift technician since 2013',
        'A year at Sheaf Museum',
        'I spent almost six years at Carbrook Steelworks.',
        'I have eight years of experience in fault finding at Carbrook Steelworks.',
      ),
    ).toEqual([]);
    const honest = [
      'I have been with Pennine Lifts for eight years.',
      'I spent more than four years at Carbrook Steelworks.',
      'I was a maintenance assistant for four and a half years.',
    ];
    expect(through(...honest)).toEqual(honest);
  });

  it('takes a plain "not yet" as no claim, and a boast in its dress as one', () => {
    expect(through('I have not yet planned a workshop.')).toHaveLength(1);
    expect(through('I have not failed an inspection yet.', 'I have not led fewer than 12 apprentices so far.')).toEqual(
      [],
    );
  });
});
