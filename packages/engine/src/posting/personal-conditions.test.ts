import { expect, it } from 'vitest';
import { readYears } from '../language/dates/read-years.ts';
import { readPosting } from './read-posting.ts';

/** What somebody is, where they live and which papers everybody brings are conditions: no work shows them. */
it.each([
  ['Ter no mínimo 18 anos de idade', 'other'],
  ['Tener al menos 21 años', 'other'],
  ['Nacionalidad Mexicana', 'work-permit'],
  ['Preferencialmente morar próximo à unidade', 'location'],
  ['Residencia en Saltillo', 'location'],
  ['Ter Título de Eleitor', 'other'],
  ['Tauglichkeit nach VDV 714', 'other'],
  ['Geen antecedenten', 'background'],
  ['Bereitschaft zu Auswärtsübernachtungen', 'travel'],
])('%s', (line, gate) => {
  const { requirements } = readPosting(`Vendedor\n\nRequisitos\n- ${line}\n- Excel`);
  expect(requirements.filter(({ text }) => !/excel/iu.test(text)).map((each) => each.gate)).toEqual([gate]);
});

it('an age is no span of experience', () => {
  expect(readYears('Ter no mínimo 18 anos de idade')).toEqual([]);
  expect(readYears('Tener al menos 21 años')).toEqual([]);
  expect(readYears('18 years of experience')).toHaveLength(1);
});
