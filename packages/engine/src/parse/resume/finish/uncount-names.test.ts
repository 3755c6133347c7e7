import { expect, it } from 'vitest';
import { type Draft, type Fact, toFact } from '../fact.ts';
import { uncountNames } from './uncount-names.ts';

const uncount = (...names: string[]) =>
  uncountNames(names.map((text): Draft => ({ name: toFact({ text, boxes: [] }, 0.9) }))).map(
    (job) => (job as { name?: Fact }).name?.value,
  );

it('takes the numbers of names that are counted', () => {
  expect(uncount('1. Larch Ltd', 'Torvik Gas', '2) Orle Ltd')).toEqual(['Larch Ltd', 'Torvik Gas', 'Orle Ltd']);
});

it('leaves a number that only one name has, or that does not count', () => {
  expect(uncount('1. FC Torvik', 'Larch Ltd')).toEqual(['1. FC Torvik', 'Larch Ltd']);
  expect(uncount('1. FC Torvik', '1. SC Larch')).toEqual(['1. FC Torvik', '1. SC Larch']);
});
