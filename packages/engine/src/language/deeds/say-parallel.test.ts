import { describe, expect, it } from 'vitest';
import { sayFirstPerson } from './say-first-person.ts';

describe('a line whose first word may be a noun, among lines that open with verbs', () => {
  it.each([
    ['Recruit for open positions, conduct employee onboarding, and exit interviews', true],
    ['Conduct workplace investigations from beginning to end', true],
    ['Process HR transaction requests from plants in two countries', true],
  ])('is told of a present job: %s', (line, current) => {
    expect(sayFirstPerson(line, { current, amongVerbs: true })?.clause).toBe(
      `I ${line[0]?.toLowerCase()}${line.slice(1)}`,
    );
  });

  it.each([
    [
      'Process wage progressions and revise the roster on a weekly basis',
      'I processed wage progressions and revised the roster weekly',
    ],
    [
      'Recruit for open positions, process the files of new hires',
      'I recruited for open positions and processed the files of new hires',
    ],
    [
      'Conduct grievance meetings with union representatives',
      'I conducted grievance meetings with union representatives',
    ],
    [
      'Work closely with wardens to plan and schedule the repairs',
      'I worked closely with wardens to plan and schedule the repairs',
    ],
  ])('is told of a past job, every deed in the past: %s', (line, clause) => {
    expect(sayFirstPerson(line, { current: false, amongVerbs: true })?.clause).toBe(clause);
  });

  it.each([
    'Process improvement for two warehouses',
    'Support services for tenants of four houses',
    'Test of new equipment in the yard',
  ])('stays a noun where it makes one thing with the next: %s', (line) => {
    expect(sayFirstPerson(line, { current: true, amongVerbs: true })?.clause ?? '').not.toMatch(/^I /);
  });

  it('is left out where a second verb has another form', () => {
    const line = 'Conduct exit interviews with staff and develops procedures for them';
    expect(sayFirstPerson(line, { current: true, amongVerbs: true })).toBeUndefined();
  });

  it('is left out where the other lines tell no verb', () => {
    expect(sayFirstPerson('Conduct workplace investigations from beginning to end', { current: true })).toBeUndefined();
  });

  it('takes the name of a road for no "I"', () => {
    expect(
      sayFirstPerson('Prepared roadway design for I-495 from Route 7 to Quill Road', { current: false })?.clause,
    ).toBe('I prepared roadway design for I-495 from Route 7 to Quill Road');
  });
});
