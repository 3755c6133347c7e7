import { describe, expect, it } from 'vitest';
import { sayFirstPerson } from './say-first-person.ts';
import { sayThings } from './say-things.ts';

describe('a line that only names things', () => {
  it.each([
    ['Daily walk round checks, defect reporting', 'my work includes daily walk round checks and defect reporting'],
    [
      'Admissions, triage and discharge planning for up to 12 patients a shift',
      'my work includes admissions, triage and discharge planning for up to 12 patients a shift',
    ],
    ['Gel nails and lash lifts', 'my work includes gel nails and lash lifts'],
  ])('%s is told as what work includes', (line, clause) => {
    expect(sayThings(line, true)).toEqual({ clause });
  });

  it.each(['Run WMS reports, labor planning', 'Frobs dry van loads', 'A new shop, stock', '12 drops a day'])(
    '%s is not',
    (line) => {
      expect(sayThings(line, true)).toBeUndefined();
    },
  );
});

describe('what people type without a verb, or with one too few', () => {
  it.each([
    ['CRRT and PiCCO trained', true, 'I am trained in CRRT and PiCCO'],
    ['On call every 4th week.', false, 'I was on call every 4th week'],
    ['Callback rate under 2%.', true, 'my callback rate is under 2%'],
    ['Sell maintenance agreements, 140 sold in 2023.', true, 'I sell maintenance agreements (140 sold in 2023)'],
    ['Promoted from associate after 8 mths', false, 'I was promoted from associate after 8 months'],
    ['Cut mispicks from 1.8% to .6% in a year', false, 'I cut mispicks from 1.8% to .6% in a year'],
    ['Raised share of repeat guests from 20% to 35%', false, 'I raised the share of repeat guests from 20% to 35%'],
    ['Mentor two new nurses each year; link nurse for tissue viability', true, 'I mentor two new nurses each year'],
    [
      'Cut falls from 14 to 5 a year with a chart I designed',
      false,
      'I cut falls from 14 to 5 a year with a chart I designed',
    ],
  ])('%s', (line, current, clause) => {
    expect(sayFirstPerson(line, { current })?.clause).toBe(clause);
  });

  it.each(['Loaded trucks, forklift, drove box truck on routes', 'Loaded 30 trailers a week, receiving, put away'])(
    'things among deeds make no sentence: %s',
    (line) => {
      expect(sayFirstPerson(line, { current: false })).toBeUndefined();
    },
  );
});

describe('a line whose first word may be a noun', () => {
  it.each([
    'Process improvement for two warehouses',
    'Support services for tenants of four houses',
    'Test of new equipment in the yard',
  ])('stays a noun where it makes one thing with the next: %s', (line) => {
    expect(sayFirstPerson(line, { current: true })?.clause ?? '').not.toMatch(/^I /);
  });

  it.each([
    'Conduct exit interviews with staff and develops procedures for them',
    'Conduct workplace investigations from beginning to end',
  ])('is left out: %s', (line) => {
    expect(sayFirstPerson(line, { current: true })).toBeUndefined();
  });

  it('takes the name of a road for no "I"', () => {
    expect(
      sayFirstPerson('Prepared roadway design for I-495 from Route 7 to Quill Road', { current: false })?.clause,
    ).toBe('I prepared roadway design for I-495 from Route 7 to Quill Road');
  });
});
