import { expect, it } from 'vitest';
import { noMask } from './mask-person.ts';
import { checkTranslation } from './translate-with-model.ts';

const german = { from: { code: 'en', name: 'English' }, to: { code: 'de', name: 'German' } };
const problems = (text: string, reply: string) =>
  checkTranslation(reply, { text, ...german }, noMask).blocked.map(({ problem }) => problem);

it.each([
  ['Cut handling time by 18% in 2 warehouses', 'Bearbeitungszeit in 2 Lagern um 18 % gesenkt'],
  ['Saved 1,200 hours a year with SAP EWM', 'Mit SAP EWM 1.200 Stunden im Jahr eingespart'],
  ['Logistics planner', 'Disponentin'],
  ['Built the API in TypeScript', 'Die API in TypeScript gebaut'],
])('a translation that says the same may stand: %s', (text, reply) => {
  expect(problems(text, reply)).toEqual([]);
});

it.each([
  ['Cut handling time by 18%', 'Bearbeitungszeit um 28 % gesenkt', 'it leaves out "18%"'],
  ['Cut handling time', 'Bearbeitungszeit um 28 % gesenkt', 'the text does not say "28 %"'],
  ['Planned routes with SAP', 'Touren geplant', 'it leaves out "SAP"'],
  ['Planned routes', 'Touren mit SAP geplant', 'the text does not say "SAP"'],
  ['Planned routes', 'Ich plante Touren', 'it says "Ich"'],
  ['Planned routes', '<b>Touren geplant</b>', 'it holds markup or a token that is not in the text'],
])('a translation that says something else is refused: %s', (text, reply, problem) => {
  expect(problems(text, reply)).toEqual([problem]);
});
