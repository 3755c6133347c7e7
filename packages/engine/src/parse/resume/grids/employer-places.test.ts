import { expect, it } from 'vitest';
import { type Draft, type Fact, toFact } from '../fact.ts';
import { cutPlaces } from './employer-places.ts';

/** Jobs as a row of a table is drafted: without a column of places the key stands empty. */
const cut = (...names: string[]) =>
  cutPlaces(
    names.map((text): Draft => ({ name: toFact({ text, boxes: [] }, 0.9), location: undefined }) as unknown as Draft),
  ).map((job) => {
    const { name, location } = job as { name: Fact; location?: Fact };
    return [name.value, location?.value];
  });

it('keeps the town that it cuts off an employer', () => {
  expect(
    cut('Larch Builders Ltd, Mumbai', 'Orle Cranes LLC, Mumbai', 'Torvik Bank Mumbai', 'Orle College, MUMBAI'),
  ).toEqual([
    ['Larch Builders Ltd', 'Mumbai'],
    ['Orle Cranes LLC', 'Mumbai'],
    ['Torvik Bank', 'Mumbai'],
    ['Orle College', 'MUMBAI'],
  ]);
});

it('leaves what is no place in the name, however many employers have it', () => {
  const names = [
    'Acme Holdings, Inc.',
    'Beta Systems, Inc.',
    'Larch Bank, Human Resources',
    'Orle Hotel, Human Resources',
  ];
  expect(cut(...names, 'Torvik Bank Human Resources').map(([name]) => name)).toEqual([
    ...names,
    'Torvik Bank Human Resources',
  ]);
});

it('reads a table of a thousand employers at once', () => {
  const began = performance.now();
  cut(...Array.from({ length: 3000 }, (_, i) => `Larch Builders ${i} Ltd, Torvik${i}`));
  expect(performance.now() - began).toBeLessThan(1500);
});
