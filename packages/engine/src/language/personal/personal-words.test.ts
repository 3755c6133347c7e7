import { expect, it } from 'vitest';
import { isTown } from '../places/towns.ts';
import { withoutTitles } from './name-titles.ts';
import { isPersonalLabel, withoutPersonalFacts } from './personal-labels.ts';

it.each([
  ['Ing. Zdeněk Havránek, CSc.', 'Zdeněk Havránek'],
  ['Dr. Amélie van den Broecke, PhD, PMP', 'Amélie van den Broecke'],
  ['Jack Ma', 'Jack Ma'],
])('the name in "%s"', (text, name) => expect(withoutTitles(text)).toBe(name));

it.each([
  ['ada@example.com | CPF 123.456.789-09 | Natal', 'ada@example.com | | Natal'],
  ['Born 15.08.1990 in Bern | Zürich', '| Zürich'],
  ['+49 30 555 01 88', '+49 30 555 01 88'],
])('what reaches the person in "%s"', (text, rest) =>
  expect(withoutPersonalFacts(text).replace(/\s+/g, ' ').trim()).toBe(rest),
);

it('labels of facts that are no home', () => {
  expect(['Place of birth:', 'Nationality', 'Address'].map(isPersonalLabel)).toEqual([true, true, false]);
});

it('towns of any size are found by their folded names', () => {
  expect(['Kolín', 'Saint-Denis', 'Zürich', 'Nowhere Abbey', ''].map(isTown)).toEqual([true, true, true, false, false]);
});
