import { describe, expect, it } from 'vitest';
import { profileTitle, shareSector } from './profile-title.ts';
import { seniorityOf } from './recognise-titles.ts';

const strongest = (title: string): string | undefined =>
  [...profileTitle(title).sectors].sort((a, b) => b[1] - a[1])[0]?.[0];

describe('titles', () => {
  it('are told by what the lexicon lists', () => {
    expect([...profileTitle('Senior Registered Nurse').occupations]).toEqual(['nursing']);
    expect(strongest('Chef de Partie')).toBe('culinary');
    expect(strongest('Aircraft Mechanic')).toBe('aviation');
  });

  it('are told by the field that they name', () => {
    expect(strongest('Information Technology (Internship)')).toBe('technology');
    expect(strongest('HR Professional')).toBe('human-resources');
    expect(strongest('Engineering Assistant')).toBe('engineering');
  });

  it('of one field are near, of different fields far', () => {
    const near = (a: string, b: string): number => shareSector(profileTitle(a), profileTitle(b));
    expect(near('Mechanical Engineer', 'Process Engineer')).toBeGreaterThan(0.8);
    expect(near('Accountant', 'Line Cook')).toBeLessThan(0.2);
  });

  it('state their level', () => {
    expect(
      ['Intern', 'Junior Developer', 'Sr. Accountant', 'Team Lead', 'Sales Manager', 'Director of Nursing', 'CFO'].map(
        seniorityOf,
      ),
    ).toEqual(['intern', 'junior', 'senior', 'lead', 'manager', 'director', 'executive']);
    expect(seniorityOf('Baker')).toBeUndefined();
  });
});
