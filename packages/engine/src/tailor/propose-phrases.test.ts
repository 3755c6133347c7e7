import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const tailor = (resume: Resume, requirements: string[], duties: string[] = []) =>
  optimiseResume({
    resume: { basics: { name: 'Ada Verne' }, ...resume },
    posting: readPosting(
      `Analyst\nOrrin Foods\n\nResponsibilities\n${duties.map((duty) => `- ${duty}\n`).join('')}\nRequirements\n${requirements
        .map((text) => `- ${text}\n`)
        .join('')}`,
    ),
    now: '2026-06-01',
  });
const skills = (...keywords: string[]): Resume => ({ skills: [{ name: 'Skills', keywords }] });
const job = (...highlights: string[]) => ({
  work: [{ name: 'Acme Ltd', position: 'Analyst', startDate: '2020-01', highlights }],
});
const keywordsOf = (resume: Resume) => resume.skills?.flatMap(({ keywords }) => keywords ?? []);

describe('the posting’s words for what the person has', () => {
  it('takes no word of a posting in another language into the list', () => {
    const german: Resume = {
      ...skills('Dienstplanung', 'Wundversorgung'),
      basics: {
        name: 'Ada Verne',
        summary: 'Pflegefachfrau mit neun Jahren Erfahrung auf einer geriatrischen Station.',
      },
    };
    const listed = keywordsOf(tailor(german, ['Rostering', 'Wound care']).tailored) ?? [];
    expect(listed.toSorted()).toEqual(['Dienstplanung', 'Wundversorgung']);
  });

  it('leaves a whole name where the posting has its short form', () => {
    expect(keywordsOf(tailor(skills('Javascript'), ['JS']).tailored)).toEqual(['Javascript']);
  });

  it('makes no software of a system in a line of work', () => {
    const line = 'Compared records of the accounting system with the contracting system';
    const { tailored } = tailor(job(line), ['Accounting software']);
    expect(tailored.work?.[0]?.highlights).toEqual([line]);
  });

  it('takes no word from a headline that says more than the title held', () => {
    const resume = { ...job('Kept books'), basics: { name: 'Ada Verne', label: 'Certified Analyst' } };
    expect(tailor(resume, ['Bookkeeping']).tailored.basics?.label).toBe('Certified Analyst');
    const two = { ...job('Kept books'), basics: { name: 'Ada Verne', label: 'ANALYST/BUSINESS PARTNER' } };
    expect(tailor(two, ['Bookkeeping']).tailored.basics?.label).toBe('ANALYST/BUSINESS PARTNER');
  });

  it('names the kind of tool asked for beside the tool that is one', () => {
    const { tailored, match, matchAfter } = tailor({ ...job('Kept books'), ...skills('Tableau') }, [
      'Data visualization skills',
    ]);
    expect(keywordsOf(tailored)).toEqual(['Data visualization (Tableau)']);
    expect(matchAfter.score).toBeGreaterThanOrEqual(match.score);
  });

  it('leaves what a search for the posting’s word finds already, and what is only begun', () => {
    expect(
      keywordsOf(tailor({ ...job('Kept machines'), ...skills('Pneumatics') }, ['Pneumatic systems']).tailored),
    ).toEqual(['Pneumatics']);
    const basics = tailor({ ...job('Kept machines'), ...skills('PLC (basics)') }, ['Programmable logic controllers']);
    expect(keywordsOf(basics.tailored)).toEqual(['PLC (basics)']);
  });

  it('makes no narrower product of the one that is named', () => {
    const { tailored } = tailor({ ...job('Ran payroll'), ...skills('ADP') }, ['ADP Workforce Now']);
    expect(keywordsOf(tailored)).toEqual(['ADP']);
  });

  it('puts no name of the work where a line names what was worked on, and says no word of a line twice', () => {
    const line = 'Optimized application performance for 3 shops';
    const { tailored } = tailor(job(line), ['Performance optimisation']);
    expect(tailored.work?.[0]?.highlights).toEqual([line]);
  });

  it('never names a kind of which the person has no tool', () => {
    const { tailored } = tailor({ ...job('Kept books'), ...skills('Excel') }, ['Experience with version control']);
    expect(JSON.stringify(tailored)).not.toMatch(/version control/i);
  });

  it('writes a certificate’s initials out once, and changes no other word of its name', () => {
    const { tailored } = tailor(
      { ...job('Cared for patients'), certificates: [{ name: 'ACLS' }, { name: 'NMC Registration' }] },
      ['Advanced Cardiac Life Support', 'NMC PIN'],
    );
    expect(tailored.certificates?.map(({ name }) => name)).toEqual([
      'Advanced Cardiac Life Support (ACLS)',
      'NMC Registration',
    ]);
  });

  it('leaves the words of a line of work as they are', () => {
    const lines = ['Supported 5 pupils with SEN through plans', 'Answered 40 clients a day'];
    const { tailored } = tailor(
      { ...job(...lines) },
      ['Experience with special educational needs'],
      ['Advise customers by phone'],
    );
    expect(tailored.work?.[0]?.highlights?.toSorted()).toEqual(lines.toSorted());
  });

  it('writes a degree’s letters out where the posting uses the word', () => {
    const resume: Resume = {
      ...job('Kept books'),
      education: [{ institution: 'Oulton University', studyType: 'BSc' }],
    };
    expect(tailor(resume, ['Bachelor’s degree in any field']).tailored.education?.[0]?.studyType).toBe(
      'Bachelor of Science (BSc)',
    );
    expect(tailor(resume, ['Excel']).tailored.education?.[0]?.studyType).toBe('BSc');
  });

  it('keeps the version of a tool beside the posting’s name for it', () => {
    expect(keywordsOf(tailor({ ...job('Kept books'), ...skills('GA4') }, ['Google Analytics']).tailored)).toEqual([
      'Google Analytics (GA4)',
    ]);
  });

  it('lists no skill that is listed with a word before it', () => {
    expect(
      keywordsOf(tailor({ ...job('Built Excel reports'), ...skills('Advanced Excel') }, ['Excel']).tailored),
    ).toEqual(['Advanced Excel']);
  });

  it('puts no name beside letters that do not stand for it', () => {
    expect(keywordsOf(tailor(skills('SPS', 'Welding'), ['PLC']).tailored)).toEqual(['SPS', 'Welding']);
  });

  it('leaves a long summary as it is, though a template’s word stands in it', () => {
    const summary = `${'Kept the books of a food trader and closed each month on time. '.repeat(6)}[Your Name]`;
    const resume = { basics: { name: 'Ada Verne', summary }, ...job('Kept books'), ...skills('Tableau', 'SQL') };
    expect(tailor(resume, ['SQL', 'Tableau']).tailored.basics?.summary).toBe(summary);
  });

  it('leaves a summary of the person’s own word for word', () => {
    const summary = 'I am a hard working junior analyst with two years in food. Likes data.';
    const resume = { basics: { name: 'Ada Verne', summary }, ...job('Kept books'), ...skills('Tableau', 'SQL') };
    expect(tailor(resume, ['SQL', 'Tableau']).tailored.basics?.summary).toBe(summary);
  });

  it('drops no skill, line or sentence', () => {
    const lines = ['Kept books', 'Kept books', 'Left when the office closed'];
    const { edits, tailored } = tailor({ ...job(...lines), ...skills('SQL', 'SQL', 'Sewing') }, ['SQL']);
    expect(edits.filter(({ op }) => op === 'remove')).toEqual([]);
    expect(tailored.work?.[0]?.highlights?.toSorted()).toEqual(lines.toSorted());
  });

  it('corrects the tense of a line that differs from its ended job, and of no other', () => {
    const ended = (...highlights: string[]): Resume => ({
      work: [{ name: 'Acme Ltd', position: 'Analyst', startDate: '2018', endDate: '2020', highlights }],
    });
    const odd = tailor(ended('Closed 40 accounts', 'Prepared the budget', 'Review the invoices daily'), ['SQL']);
    expect(odd.tailored.work?.[0]?.highlights).toContain('Reviewed the invoices daily');
    const present = ['Review the invoices daily', 'Prepare the budget', 'Closed 40 accounts'];
    expect(tailor(ended(...present), ['SQL']).tailored.work?.[0]?.highlights?.toSorted()).toEqual(present.toSorted());
  });
});
