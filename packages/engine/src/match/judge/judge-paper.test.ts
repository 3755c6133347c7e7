import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../test/judge-demands.ts';

const holder = (...names: string[]): Resume => ({ certificates: names.map((name) => ({ name })) });
const row = (held: string | Resume, asked: string) => {
  const { requirements, gates } = judge(typeof held === 'string' ? holder(held) : held, 'Worker', asked);
  return [...requirements, ...gates][0];
};

describe('a licence or certificate with classes', () => {
  it.each([
    ['CDL Class A', 'Class B CDL'],
    ['Führerschein CE', 'Führerschein Klasse C1'],
    ['Führerschein Klasse B', 'Führerschein B/BE'],
    ['Permis EC', 'Permis B exigé'],
    ['HGV Class 2', 'LGV C'],
    ['EASA Part-66 B1.1', 'EASA Part-66 B1 licence'],
    ['CCNP Enterprise', 'CCNA'],
    ['SIA Door Supervisor licence', 'SIA Security Guard licence'],
    ['F-Gas Category I', 'F-Gas Cat 2'],
    ['EPA 608 Universal', 'EPA 608 Type II'],
    ['CACES R489 catégories 1, 3 et 5', 'CACES R489 cat. 3'],
    ['Habilitations électriques B2V BR', 'Habilitation électrique B1V'],
    ['CPL(A), ME/IR', 'PPL'],
    ['IRATA L3', 'IRATA Level 2'],
    ['AWS Certified Cloud Practitioner', 'AWS certification'],
    ['OSHA 10', 'OSHA 10 or OSHA 30'],
  ])('is met by its class and by one that the scheme puts above it: %s for %s', (held, asked) => {
    expect(row(held, asked)).toMatchObject({ met: true, evidence: [{ text: held }] });
  });

  it.each([
    ['CDL Class B', 'Class A CDL'],
    ['Führerschein Klasse B', 'Führerschein Klasse CE'],
    ['Carnet de conducir B', 'Permiso de conducir C+E'],
    ['EASA Part-66 B1.1', 'EASA Part-66 B2 licence'],
    ['CACES R489 cat. 1', 'CACES R489 cat. 3'],
    ['SIA licence (Security Guarding)', 'SIA Door Supervisor licence'],
    ['Counterbalance forklift licence', 'Reach truck licence'],
    ['Schweißerprüfung DIN EN ISO 9606-1 135', 'Schweißerprüfung DIN EN ISO 9606-1 Verfahren 141'],
  ])('is not met by another class, which is named: %s for %s', (held, asked) => {
    expect(row(held, asked)).toMatchObject({ met: false, reasons: [{ code: 'other-class', detail: held }] });
  });

  it.each([
    ['CCNA', 'CCNP', 'lower-level'],
    ['WSET Level 2', 'WSET 3', 'lower-level'],
    ['F-Gas Category II', 'F-Gas Category I', 'lower-level'],
    ['ATPL(A) frozen', 'ATPL', 'lower-level'],
    ['CDL', 'Class A CDL', 'level-not-stated'],
    ['Führerschein', 'Führerschein Klasse CE', 'level-not-stated'],
    ['Habilitations électriques BR', 'Habilitations électriques BR, B2V', 'some-classes'],
    ['ACCA part-qualified', 'ACCA qualified', 'unfinished-paper'],
  ])(
    'is met in part by a lower one, by one that is not told, and by some of several: %s for %s',
    (held, asked, code) => {
      const found = row(held, asked);
      expect(found).toMatchObject({ met: 'partly', reasons: [{ code }] });
      expect(found?.missing).toHaveLength(1);
    },
  );

  it('is read in the further line of the certificate too', () => {
    const further: Resume = { certificates: [{ name: 'CACES R489', summary: 'Catégories 3 et 5' }] };
    expect(row(further, 'CACES R489 cat. 5')?.met).toBe(true);
    expect(row(further, 'CACES R489 cat. 6')?.met).toBe(false);
  });
});

describe('a paper with an end', () => {
  it.each(['BLS (expires 2020)', 'BLS, valid until 03/2024', 'BLS gültig bis 31.12.2025', 'BLS exp. 12/25'])(
    'that is over is not held: %s',
    (held) => {
      expect(row(held, 'BLS certification')).toMatchObject({
        met: false,
        reasons: [{ code: 'expired', detail: held }],
      });
    },
  );

  it.each(['BLS (expires May 2027)', 'BLS, valid until 01/2026', 'BLS gültig bis 2026'])(
    'that is to come counts in full: %s',
    (held) => {
      expect(row(held, 'BLS certification')?.met).toBe(true);
    },
  );

  it('tells it in its further line, and of nothing but itself', () => {
    const held: Resume = { certificates: [{ name: 'BLS', summary: 'Expires 03/2023' }, { name: 'ACLS' }] };
    expect(row(held, 'BLS certification')?.met).toBe(false);
    expect(row(held, 'ACLS certification')?.met).toBe(true);
    expect(row('BOSIET (valid until 2023), CSWIP 3.1', 'CSWIP 3.1')?.met).toBe(true);
  });
});

it('a licence and its endorsements are demands of their own', () => {
  const driver = holder('CDL Class A, Hazmat endorsement lapsed 2022');
  const asked = ['Valid Class A CDL with Hazmat and Tanker endorsements', 'Clean MVR', 'DOT physical'];
  const { requirements, gates } = judge(driver, 'Truck Driver', ...asked);
  expect(requirements.map(({ text, met, reasons }) => [text, met, reasons?.[0]?.code])).toEqual([
    ['Hazmat', false, 'expired'],
    ['Tanker endorsements', false, undefined],
  ]);
  expect(gates.map(({ text, met }) => [text, met])).toEqual([
    ['Valid Class A CDL', true],
    ['Clean MVR', false],
    ['DOT physical', false],
  ]);
});

describe('a paper that a job’s line names in the plural', () => {
  const nurse = (line: string): Resume => ({
    work: [{ name: 'Leith Vets', position: 'Receptionist', startDate: '2020-01', highlights: [line] }],
  });

  it('is other people’s', () => {
    expect(row(nurse('Booked shifts for 6 RVNs'), 'RVN')?.met).not.toBe(true);
    expect(row(nurse('Qualified as RVN while working'), 'RVN')?.met).toBe(true);
    expect(row('MRCVS', 'RVN')?.met).not.toBe(true);
  });
});
