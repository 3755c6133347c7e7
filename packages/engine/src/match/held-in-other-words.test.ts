import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { askedIn, job, judge } from '../../test/judge-demands.ts';

const holder = (...names: string[]): Resume => ({ certificates: names.map((name) => ({ name })) });
const row = (resume: Resume, title: string, asked: string) => {
  const { requirements, gates } = judge(resume, title, asked);
  return [...requirements, ...gates][0];
};

describe('a licence that the posting names in other words', () => {
  it('of a trade is held by the one of the state, not by that of another trade', () => {
    const asked = 'Journeyman or Master Plumber license';
    expect(row(holder('Ohio Journeyman Plumber License #104'), 'Plumber', asked)?.met).toBe(true);
    expect(row(holder('Journeyman electrician license'), 'Plumber', asked)?.met).toBe(false);
  });

  it.each([
    ['Full clean driving licence', 'Führerschein Klasse B', true],
    ['Full clean driving licence', 'Führerschein Klasse CE', 'partly'],
    ['Class A CDL', 'Valid driver’s license', true],
    ['Licensed journeyman plumber', 'Valid driver’s license', false],
    ['DOT medical card, valid to 2028', 'Able to pass DOT physical', true],
  ])('to drive is one for cars where it states no class: %s for %s', (held, asked, met) => {
    expect(row(holder(held), 'Worker', asked)).toMatchObject({ kind: 'gate', met });
  });

  it('to drive lorries is a condition of the post in French too', () => {
    expect(row({}, 'Chauffeur', 'Permis C exigé')).toMatchObject({ kind: 'gate', met: false });
  });

  it('is not shown by work with the machine that it is for', () => {
    const worker: Resume = {
      work: [job('Picker', '2020-01', '2025-12', 'Loading lorries with a counterbalance forklift')],
    };
    expect(row(worker, 'Picker', 'Counterbalance forklift licence')?.met).toBe(false);
    const ticket: Resume = { customSections: [{ title: 'Tickets', lines: ['Counterbalance forklift (RTITB)'] }] };
    expect(row({ ...worker, ...ticket }, 'Picker', 'Counterbalance forklift licence')).toMatchObject({
      met: true,
      evidence: [{ text: 'Counterbalance forklift (RTITB)' }],
    });
  });

  it('is read under any heading of the resume', () => {
    const nurse: Resume = { customSections: [{ title: 'Cursussen', lines: ['BIG-registratie: geldig tot 2027'] }] };
    expect(row(nurse, 'Verpleegkundige', 'BIG-registratie')?.met).toBe(true);
  });
});

describe('years', () => {
  const electrician = (...lines: string[]): Resume => ({ work: [job('Electrician', '2015-01', '2025-12', ...lines)] });

  it('of no work in particular count from the wider field where a job tells of what the title names', () => {
    const asked = 'At least 5 years of experience';
    const [solar, boards] = ['Installed solar panels on farms', 'Wired distribution boards'];
    expect(row(electrician(solar), 'Solar Installation Foreman', asked)?.met).toBe(true);
    expect(row(electrician(boards), 'Solar Installation Foreman', asked)?.met).toBe('partly');
  });

  it('of practice in the occupation count from its jobs, in one German word as in two', () => {
    const driver: Resume = { work: [job('Berufskraftfahrer', '2018-05', '2025-12', 'Fernverkehr')] };
    expect(row(driver, 'Kraftfahrer CE', 'Mindestens 2 Jahre Fahrpraxis')?.met).toBe(true);
    expect(askedIn('Kraftfahrer', 'Dreijährige Berufserfahrung im Fernverkehr').requirements[0]?.years?.least).toBe(3);
    expect(askedIn('Koch', 'Abgeschlossene dreijährige Ausbildung').requirements[0]?.kind).toBe('education');
  });
});

describe('what one word of a name says', () => {
  it.each([
    ['Ran the after-school Scratch coding club', 'TypeScript'],
    ['Administered the LMS; LMS administration for 200 users', 'Administrative support'],
    ['Reliable worker in a warehouse', 'Experience with a WMS'],
  ])('%s does not show %s', (line, asked) => {
    const teacher: Resume = { work: [job('Worker', '2018-01', '2025-12', line)] };
    expect(row(teacher, 'Developer', asked)?.met).toBe(false);
  });
});

it.each([
  ['Italien', 'bilingue', 'Italien courant'],
  ['Englisch', 'gut', 'Gute Englischkenntnisse'],
])('a language at the level that is asked for is met: %s, %s', (language, fluency, asked) => {
  expect(row({ languages: [{ language, fluency }] }, 'Assistant', asked)?.met).toBe(true);
});

it('a training for officials that stands for a degree is a choice beside it', () => {
  const clerk: Resume = { education: [{ studyType: 'Verwaltungslehrgang II', area: 'Verwaltung' }] };
  expect(row(clerk, 'Sachbearbeiter', 'Verwaltungslehrgang II oder ein Bachelor of Laws')).toMatchObject({ met: true });
});

describe('tools of one’s own', () => {
  it('are shown by no work with tools', () => {
    const owner = (line: string): Resume => ({ work: [job('Mechanic', '2018-01', '2024-01', line)] });
    const row = (line: string) => judge(owner(line), 'Lead Mechanic', 'Own tools').gates[0]?.met;
    expect(row('Accountable for $1.2M of tools')).toBe(false);
    expect(row('Worked with own hand tools')).toBe(true);
  });
});
