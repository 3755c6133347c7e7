import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../load-lexicon.ts';
import { acronymRivals } from './acronym-rivals.ts';
import { findListedSkills } from './find-listed-skills.ts';
import { lendHeads } from './lend-heads.ts';

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
    expect(idOf('AWS 6G cert (FCAW and GTAW)', 'AWS')).toBe('aws-certified-welder');
    expect(idOf('Docker on AWS', 'AWS')).toBe('amazon-web-services');
    expect(idOf('Digital advertising cost-per metrics (CPM, CPC, CPA)', 'CPA')).toBe('pay-per-click-advertising');
    expect(idOf('CPA preferred; month-end close', 'CPA')).toBe('certified-public-accountant');
    expect(idOf('Mediation and ADR', 'ADR')).toBe('alternative-dispute-resolution');
  });

  it('mean what the text itself spells out', () => {
    expect(idOf('AI (artificial insemination) of dairy cows', 'AI')).toBeUndefined();
    expect(idOf('AI (artificial intelligence)', 'AI')).toBe('artificial-intelligence');
    expect(idOf('Sales of Execution Management Systems (EMS)', 'EMS')).toBeUndefined();
    expect(idOf('As a Site Reliability Engineer (SRE)', 'SRE')).toBe('site-reliability-engineering');
  });

  it('lend no last word to a certificate that is listed by itself', () => {
    const text = 'HGV driver: CPC and digi tacho card';
    expect(lendHeads(text, 0, findListedSkills(text)).map(({ id }) => id)).toContain('driver-cpc');
  });

  it('name entries that the lexicon holds', () => {
    const { skills } = loadLexicon();
    expect(
      Object.values(acronymRivals)
        .flat()
        .filter(({ id }) => !skills.has(id)),
    ).toEqual([]);
  });
});
