import { expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const languages = (heading: string, demand: string) =>
  readPosting(`Hotel Clerk\n\n${heading}\n- ${demand}\n`).requirements.flatMap(({ language }) => language?.code ?? []);

it.each([
  ['Requirements', 'Degree in nursing and fluent German', ['de']],
  ['Anforderungen', 'Abgeschlossenes Studium im Tourismus und fließend Englisch', ['en']],
  ['Requisitos', 'Grado en turismo con inglés alto', ['en']],
  ['Requirements', 'A degree in journalism, English or history', []],
])('a language with a level is spoken, whatever degree stands beside it (%s: %s)', (heading, demand, codes) => {
  expect(languages(heading, demand)).toEqual(codes);
});
