import { expect, test } from 'vitest';
import { employerPhrases } from './employer-phrases.ts';
import { readStatedEmployers, statements } from './stated-employer.ts';

test.each(statements)('an advertisement states its employer: $code', ({ code, read, yes, no }) => {
  expect(read(yes.text)).toBe(yes.name);
  expect(read(no)).toBeUndefined();
  expect(readStatedEmployers(yes.text)).toContainEqual(expect.objectContaining({ name: yes.name, code }));
});

test('a name with a small joining word before its legal form is whole', () => {
  expect(readStatedEmployers('Cellerer/a\nBodegues Rovira i Serra, S.L.\n\nRequisits')[0]?.name).toBe(
    'Bodegues Rovira i Serra, S.L.',
  );
});

test('a name ends where the sentence before it does', () => {
  const names = readStatedEmployers('Software voor Leren en Ontwikkelen. Kestrel is uitgegroeid tot een groot huis.');
  expect(names.map(({ name }) => name)).toEqual(['Kestrel']);
});

const phraseRows = Object.entries(employerPhrases).flatMap(([language, { outright, own }]) =>
  [...outright, ...own].map(([words, example]) => ({ language, words, example })),
);

test.each(phraseRows)('a phrase around the name tells the house ($language): $example', ({ example }) => {
  const told = readStatedEmployers(example.replace('{X}', 'Kestrel Looms')).map(({ name }) => name);
  expect(told).toContain('Kestrel Looms');
});

test('what names nobody, what a line opens with and what an agency says of itself is no house', () => {
  for (const text of [
    'The School is committed to safeguarding children.',
    'Assist clients and keep stores tidy.',
    'Knowledge of AWS services and Microsoft products.',
    'Our client, a mill, needs a weaver.\nKestrel Looms does not discriminate.',
    'Agathe, Carine et Hélène sont disponibles dans votre recherche.',
  ])
    expect(readStatedEmployers(text), text).toEqual([]);
});

test.each([
  'Bei Interesse bieten wir dir ein Gespräch.',
  'Bei Bedarf arbeiten Sie auch samstags.',
  'Bei entsprechender Eignung, bei Vollzeit haben Sie 30 Tage Urlaub.',
  'Werde Teil der Zukunft',
  'Willkommen bei uns! Bei Uns arbeiten Bäcker.',
  'At Christmas we close. At Night, you rest.',
  'En Navidad trabajamos más.',
  'Na Europa somos líderes.',
  'Lavorare in Squadra è importante.',
  'Bij Jou bieden wij een vak.',
  'Employer is an equal opportunity employer.',
  'Du betreust unsere VIP-Kunden und B2B-Kunden.',
])('an occasion, a time and who is spoken to are no house: %s', (text) =>
  expect(readStatedEmployers(text)).toEqual([]),
);

test('a name that a phrase leads to ends with its sentence', () => {
  expect(readStatedEmployers('Careers with Kestrel. Careers that last.').map(({ name }) => name)).toEqual(['Kestrel']);
});

test('where lines ran together, the next word is no part of the name', () => {
  const text = 'Willkommen bei Giffold Herzlich willkommen. Giffold webt. Das Giffold-Team freut sich auf Giffold.';
  expect(readStatedEmployers(text).map(({ name }) => name)).toContain('Giffold');
});
