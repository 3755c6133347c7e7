import { describe, expect, it } from 'vitest';
import { acronymRivals } from './acronym-rivals.ts';
import { findListedSkills } from './find-listed-skills.ts';
import { loadLexicon } from './load-lexicon.ts';

const idOf = (text: string, words: string) => findListedSkills(text).find((skill) => skill.text === words)?.id;

describe('acronyms of two trades', () => {
  it('mean what the words around them speak of', () => {
    expect(idOf('CMA preferred; takes vital signs of patients', 'CMA')).toBe('certified-medical-assistant-credential');
    expect(idOf('CMA or CPA preferred; cost accounting', 'CMA')).toBe('certified-management-accountant');
    expect(idOf('HGV driver with CPC and digital tachograph card', 'CPC')).toBe('driver-cpc');
    expect(idOf('CPC required; codes inpatient charts', 'CPC')).toBe('certified-professional-coder');
    expect(idOf('LLB and ideally the LPC or SQE', 'LPC')).toBe('legal-practice-course');
    expect(idOf('Tanker driver, ADR essential', 'ADR')).toBe('adr-certificate');
    expect(idOf('PCA with two years of care for residents', 'PCA')).toBe('personal-hygiene-care');
    expect(idOf('Clustering and PCA in Python', 'PCA')).toBe('principal-component-analysis');
    expect(idOf('Valid DL and clean record', 'DL')).toBe('driving-licence');
    expect(idOf('$24/hr DOE', 'DOE')).toBeUndefined();
    expect(idOf('DOE and regression', 'DOE')).toBe('experimental-design');
    expect(idOf('Mediation and ADR', 'ADR')).toBe('alternative-dispute-resolution');
  });

  it('name entries that the lexicon holds', () => {
    const { skills } = loadLexicon();
    expect(Object.values(acronymRivals).filter(({ id }) => !skills.has(id))).toEqual([]);
  });
});
