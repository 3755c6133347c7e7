import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { job, judge, met } from '../../../test/judge-demands.ts';

describe('years of a named field', () => {
  const keeper: Resume = { work: [job('Warehouse Supervisor', '2010-01', '2024-12', 'Ran the night shift')] };

  it('are not met by jobs of a neighbouring occupation', () => {
    expect(met(keeper, 'Logistics Manager', 'Five years of strategic sourcing and procurement')).toEqual([false]);
  });

  it('are met by jobs that show the field, and by jobs of the occupation that the field is', () => {
    const buyer: Resume = { work: [job('Buyer', '2010-01', '2024-12', 'Strategic sourcing and procurement of steel')] };
    expect(met(buyer, 'Logistics Manager', 'Five years of strategic sourcing and procurement')).toEqual([true]);
    const nurse: Resume = { work: [job('Registered Nurse', '2015-01', '2024-12', 'Cared for patients')] };
    expect(met(nurse, 'Registered Nurse', 'Two years of nursing experience')).toEqual([true]);
  });
});

describe('leading people', () => {
  const boss: Resume = {
    work: [job('Shift Supervisor', '2016-01', '2018-12'), job('General Manager', '2019-01', '2023-12')],
  };

  it('is counted from the jobs whose title or lines lead people', () => {
    expect(met(boss, 'Branch Accountant', '3-5 years of supervisory experience')).toEqual([true]);
    const baker: Resume = { work: [job('Baker', '2016-01', '2018-12', 'Supervised six apprentices')] };
    expect(met(baker, 'Head Baker', '5 years of supervisory experience')).toEqual(['partly']);
  });

  it('is not shown by managers of accounts or products, nor by being supervised', () => {
    const seller: Resume = { work: [job('Account Manager', '2010-01', '2023-12', 'Supervised by the sales director')] };
    expect(met(seller, 'Sales Lead', '3 years of supervisory experience')).toEqual([false]);
  });
});

describe('years', () => {
  it('of a similar role are those of the wider field too', () => {
    const keeper: Resume = { work: [job('Bookkeeper', '2019-01', '2022-12', 'Kept the books')] };
    const [close] = judge(keeper, 'Payroll Officer', '3 years in a similar role').requirements;
    expect(close?.met).toBe(true);
  });

  it('of a charge or leadership role are those of jobs that led people', () => {
    const nurse: Resume = { work: [job('Charge Nurse', '2019-01', '2022-12', 'Ran the ward at night')] };
    expect(met(nurse, 'Nurse Manager', 'At least 2 years in a charge or leadership role')).toEqual([true]);
    const staff: Resume = { work: [job('Staff Nurse', '2019-01', '2022-12', 'Nursed')] };
    expect(met(staff, 'Nurse Manager', 'At least 2 years in a charge or leadership role')).toEqual([false]);
  });

  it('of a field that the title names are those of every job of the occupation', () => {
    const developer: Resume = { work: [job('Full Stack Developer', '2015-01', '2022-12', 'Built shops')] };
    expect(met(developer, 'Software Engineer', '5+ years of software engineering experience')).toEqual([true]);
  });
});

it('years of work that has no name in the lexicon are those of the jobs that tell of it', () => {
  const leader: Resume = { work: [job('Crew Leader', '2019-01', '2023-12', 'Installing pavers and retaining walls')] };
  expect(met(leader, 'Landscape Foreman', '3 yrs hardscape/paver install')).toEqual([true]);
  const other: Resume = { work: [job('Crew Leader', '2019-01', '2023-12', 'Mowed lawns')] };
  expect(met(other, 'Landscape Foreman', '3 yrs hardscape/paver install')).toEqual([false]);
});
