import { describe, expect, it } from 'vitest';
import { findTitles, seniorityOf } from './recognise-titles.ts';

const names = (text: string): string[] => findTitles(text).map(({ title }) => title.name);

describe('job titles of the lexicon', () => {
  it('are found with the apostrophe of an elision, straight or curly', () => {
    expect(names("Chef d'exploitation agricole")).toEqual(['Farm Manager']);
    expect(names('Courtier d’assurance')).toEqual(['Insurance Broker']);
    expect(seniorityOf('Chef d’équipe')).toBe('lead');
  });

  it('take the head of something in French for no cook', () => {
    expect(['Chef de bord', 'Chef du personnel', 'Chef d’escale'].flatMap(names)).toEqual([]);
    expect(['Chef', 'Chef de Partie', 'Chef de quai'].flatMap(names)).toEqual([
      'Chef',
      'Chef de Partie',
      'Warehouse Supervisor',
    ]);
  });
});
