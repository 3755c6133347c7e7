import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { collectFacts } from './collect-facts.ts';
import { verifySentence } from './verify-sentence.ts';

const resume: Resume = {
  basics: { name: 'Roos Halbertsma', label: 'Bakker' },
  work: [
    {
      name: 'Bakkerij Noorderlicht',
      position: 'Bakker',
      startDate: '2019-02',
      highlights: [
        'Bak elke nacht 400 broden',
        'Bracht het afval terug van 9% naar 6%',
        'Werk mee aan het recept voor roggebrood',
      ],
    },
    {
      name: 'Molen De Hoop',
      position: 'Assistent molenaar',
      startDate: '2015-04',
      endDate: '2018-12',
      highlights: ['Vulde 120 zakken meel per dag'],
    },
  ],
  education: [
    {
      institution: 'ROC Friesland',
      studyType: 'Mbo',
      area: 'Brood en banket',
      startDate: '2013-09',
      endDate: '2015-03',
    },
    { institution: 'Hogeschool Drachten', studyType: 'Bachelor', area: 'Voeding', startDate: '2024-09' },
  ],
};
const facts = collectFacts({ resume, now: '2026-06-01' });
const passes = (sentence: string) => verifySentence(sentence, facts, { language: 'nl' }).length === 0;

describe('claims made of true parts', () => {
  it('do not give one line’s figure to another', () => {
    expect(passes('Elke nacht bak ik vierhonderd broden.')).toBe(true);
    expect(passes('Bak elke nacht 120 broden')).toBe(false);
    expect(passes('Bak elke week 400 broden')).toBe(false);
  });

  it('keep what a change leads from and to', () => {
    expect(passes('Het afval daalde van 9 naar 6 procent.')).toBe(true);
    expect(passes('Bracht het afval terug naar 9%')).toBe(false);
    expect(passes('Halveerde het afval')).toBe(false);
  });

  it('leave a line in its job, and a helper’s title whole', () => {
    expect(passes('Als assistent molenaar vulde ik 120 zakken meel per dag.')).toBe(true);
    expect(passes('Bakker: vulde 120 zakken meel per dag')).toBe(false);
    expect(passes('Bakkerij Noorderlicht / Molen De Hoop: bak elke nacht 400 broden')).toBe(false);
    expect(passes('Molenaar, Molen De Hoop')).toBe(false);
  });

  it('do not turn a hand lent into the deed, nor set a claim before a line', () => {
    expect(passes('Ik werk mee aan het recept voor roggebrood.')).toBe(true);
    expect(passes('Schreef het recept voor roggebrood')).toBe(false);
    expect(passes('Op eigen initiatief: bak elke nacht 400 broden')).toBe(false);
  });

  it('leave each degree its field, and do not finish one that goes on', () => {
    expect(passes('Mbo Brood en banket, ROC Friesland')).toBe(true);
    expect(passes('Bachelor Brood en banket')).toBe(false);
    expect(passes('Ik heb mijn bachelor Voeding behaald.')).toBe(false);
  });
});
