import { expect, test } from 'vitest';
import { isAnyHouse } from '../../language/titles/is-any-house.ts';
import { readPosting } from '../read-posting.ts';

test.each([
  'Leading Company',
  'Führendes Unternehmen',
  'Großer Konzern',
  'Urgente Empresa Importante',
  'GRUPO LIDER',
  'Grande Entreprise',
  'Importante Azienda',
  'Groot Bedrijf',
  'Confidencial',
])('a word for any house with praise is no name: %s', (name) => expect(isAnyHouse(name)).toBe(true));

test.each(['Larch Company', 'Grupo Norval', 'Leader', 'Firma Holm', 'Société Brossard', 'International Paper'])(
  'a name is one: %s',
  (name) => expect(isAnyHouse(name)).toBe(false),
);

test.each([
  'Leading Company is looking for a welder',
  'Führendes Unternehmen sucht Schweißer',
  'Importante Empresa busca soldador con experiencia.',
  'Urgente Empresa Importante busca soldador',
])('who is only praised is not addressed: %s', (line) => {
  const { employer, guess } = readPosting(
    `${line}\n\nRequisitos\n- Experiencia en soldadura\n- Licencia de conducir\n`,
  );
  expect({ employer, guess: guess?.employer }).toEqual({});
});
