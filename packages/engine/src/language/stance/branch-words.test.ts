import { expect, it } from 'vitest';
import { namesBranch } from './branch-words.ts';

it.each([
  'Experience in the shipping industry',
  'Background in banking',
  'Financial services',
  'Erfahrung im Gesundheitswesen',
])('“%s” names a branch', (line) => {
  expect(namesBranch(line)).toBe(true);
});

it.each([
  'Kenntnisse im Rechnungswesen',
  'Ausbildung im Vermessungswesen',
  'Experience with core banking platforms',
  'Knowledge of industry standards',
  'Integration of open banking APIs',
])('“%s” names none', (line) => {
  expect(namesBranch(line)).toBe(false);
});
