import { expect, it } from 'vitest';
import { isPersonName } from './is-person-name.ts';

it.each([
  'Maribel Santos',
  'Ana de la Cruz',
  'Rosalind "Roz" Vega',
  'Tom Baker',
  'Li',
  'Jo Ward, RN',
  'McAllister',
  'Petra DeVries',
  'Petra Church',
  'Gentile Marco',
  'Gentili Anna',
  'Liebermann Max',
  'Liebert Anna',
  'Liebe Anna',
  'Emil Banks',
])('%s is a name', (name) => expect(isPersonName(name)).toBe(true));
it.each([
  '',
  'diagnostics and',
  'Software Engineer',
  'Curriculum Vitae',
  'Dear Sir',
  'Madame, Monsieur',
  'Gentile Signora Orsi',
  'Liebe Frau Holm',
  'Liebe Anna,',
  'Sehr geehrte Damen und Herren',
  '12 Oak Street',
  'Senior Project Manager',
  'PetraVries',
  'Alder Brook Golf Club',
])('“%s” signs no letter', (name) => expect(isPersonName(name)).toBe(false));
