import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const asked = (...lines: string[]) =>
  readPosting(`Clerk\n\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`).requirements.map(
    ({ kind, importance, text }) => `${importance} ${kind}: ${text}`,
  );

describe('demands as boards print them', () => {
  it('a higher degree that is wished for stands beside the one asked for', () => {
    expect(asked("Bachelor's degree required, Master's degree preferred")).toEqual([
      "must education: Bachelor's degree required",
      "nice education: Master's degree preferred",
    ]);
  });

  it('the skill before the colon is what the years are of', () => {
    expect(asked('Customer service: 1 year (Preferred)', 'Forklift: 2 years (Required)')).toEqual([
      'nice experience: Customer service: 1 year (Preferred)',
      'must experience: Forklift: 2 years (Required)',
    ]);
  });

  it('a part of the years has its own words, once', () => {
    expect(asked("5 ans d'expérience en gros œuvre, dont 2 en encadrement d'équipe")).toEqual([
      "must experience: 5 ans d'expérience en gros œuvre",
      "must experience: 2 en encadrement d'équipe",
    ]);
  });

  it('what is not essential and how long a contract runs ask for nothing', () => {
    expect(asked('Experience of SAP is essential; experience of Oracle is not.')).toHaveLength(1);
    const [row] = readPosting('Clerk\n\nRequirements\n- Service agreement of 18 months').requirements;
    expect(row?.years).toBeUndefined();
  });

  it('labelled lines under a heading of wishes are wishes', () => {
    const { requirements } = readPosting(
      'Nurse\n\nMINIMUM QUALIFICATIONS\nEducation: ADN\n\nPREFERRED QUALIFICATIONS\nEducation: BSN\nExperience: 2 years ICU',
    );
    expect(requirements.map(({ importance }) => importance)).toEqual(['must', 'nice', 'nice']);
  });
});

describe('facts as boards print them', () => {
  it.each([
    ['Driver\n$1,450 - $1,700 weekly', { least: 1450, most: 1700, period: 'week', currency: 'USD' }],
    ['Verkäufer\nGehalt: 2.400 € – 2.900 € monatlich', { least: 2400, most: 2900, period: 'month', currency: 'EUR' }],
    ['Developer\nCTC: ₹4.5 - 6 LPA', { least: 450_000, most: 600_000, period: 'year', currency: 'INR' }],
    ['Plumber\nLocation: Guelph, ON\n$46-$50/hr', { least: 46, most: 50, period: 'hour', currency: 'CAD' }],
    ['Advisor\nSalary: £24,500 rising to £25,700', { least: 24_500, most: 25_700, period: 'year', currency: 'GBP' }],
  ])('pay: %j', (text, pay) => {
    expect(readPosting(text).pay).toMatchObject(pay);
  });

  it('where the work is and how, without the words around it', () => {
    expect(readPosting('Impiegato\nMeccanica Rovere S.r.l. – Thiene (VI)\nTempo pieno').location).toBe('Thiene');
    expect(readPosting('Advisor\nLocation: Hybrid – Glasgow (2 days office)').location).toBe('Glasgow');
    expect(readPosting('Sachbearbeiter/in Bauamt\nGemeinde Oberwiesbach\n').location).toBe('Oberwiesbach');
    expect(readPosting('Analyst\nRemote job: No\n').workMode).toBe('onsite');
    expect(readPosting('Legal Secretary\nYou will liaise with the Home Office.').workMode).toBeUndefined();
  });

  it('several places of a JobPosting', () => {
    const place = (addressLocality: string) => ({ '@type': 'Place', address: { addressLocality } });
    const job = { '@type': 'JobPosting', title: 'Clerk', jobLocation: [place('Leeds'), place('York')] };
    expect(readPosting(JSON.stringify(job)).location).toBe('Leeds; York');
  });
});
