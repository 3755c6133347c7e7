import { expect, it } from 'vitest';
import { parallelDeeds } from './parallel-deeds.ts';

const among = (line: string, others: string[]) => [...parallelDeeds({ work: [{ highlights: [line, ...others] }] })];
const now = ['Maintain clean benches', 'Prepare the reagents', 'Maintain notebooks'];
const before = ['Maintained clean benches', 'Prepared the reagents', 'Maintained notebooks'];

it('takes a word that may be a noun for a verb where its object follows', () =>
  expect(among('Conduct DNA extraction, amplification, and sequence analysis on dried plants', now)).toHaveLength(1));

it.each([
  'Lead engineer for the bridge over the river',
  'Project manager for three new bridges',
  'Research assistant for the river group',
  'Head chef of the Larch Hotel',
  'Work experience placements in two schools',
  'Advanced skills in Excel',
  'Lead QA engineer for the bridge',
])('and takes no title or name for a deed: %s', (line) => {
  expect(among(line, now)).toEqual([]);
  expect(among(line, before)).toEqual([]);
});
