import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { literalsOf, timeOf, toExpression } from '../test/expressions.ts';

const folders = ['posting', 'match', 'lexicon', 'insights', 'letter', 'language', 'verify', 'tailor', 'parse'].map(
  (name) => join(import.meta.dirname, name),
);
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file)),
);
const length = 1_200;
/** What a text repeats: letters, digits, marks, spaces, and short things of postings. */
const pumps = [
  'a',
  'A',
  'é',
  '1',
  ' ',
  '\t',
  '-',
  ',',
  '.',
  '(',
  ')',
  '/',
  'a ',
  'A ',
  'Aa ',
  '1 ',
  ', ',
  'a,',
  '1,',
  '(a',
  'or ',
  'and, ',
  '5 years ',
  'sas ',
];

/**
 * Every expression written in the engine's stages is asked for repeated text of 1,200 characters, alone and behind each word that it holds. One that looks at the
 * text from each of its places takes a millisecond; one that tries all ways to part it takes seconds. That reading as a whole is linear is shown in read-posting.test.ts.
 */
it('no expression tries all ways to part a text', () => {
  const slow: string[] = [];
  for (const file of sources)
    for (const literal of literalsOf(file)) {
      const expression = toExpression(literal);
      const found = attacksOf(literal).find((attack) => isSuperLinear(expression, attack));
      if (found !== undefined)
        slow.push(
          `${file.slice(import.meta.dirname.length + 1)}: ${literal.slice(0, 90)} on ${JSON.stringify(found.slice(0, 12))}`,
        );
    }
  expect(slow).toEqual([]);
});

/** The pumps alone, and those of spaces and letters behind words of the expression itself. */
function attacksOf(literal: string): string[] {
  const words = [...new Set(literal.match(/(?<!\\)\b[a-z]{4,}\b/g) ?? [])].filter((word) => word !== 'iu').slice(0, 4);
  const plain = pumps.map((pump) => pump.repeat(length / pump.length));
  return [
    ...plain,
    ...words.flatMap((word) => [`${word}${' '.repeat(length)}`, `${word} `.repeat(length / (word.length + 1))]),
  ];
}

/** What ends an attack so that an expression which asks for the whole text fails there: a sign, and a letter behind a space. */
const tails = ['\u0000', ' x'];

function isSuperLinear(expression: RegExp, attack: string): boolean {
  return tails.some((tail) => [1, 2].every(() => timeOf(expression, `${attack}${tail}`) > 150));
}

it('every expression that asks for letters of all scripts has the flag for it', () => {
  const wrong = sources.flatMap((file) =>
    literalsOf(file).filter(
      (found) =>
        /p\{[A-Z]/.test(found) && (!/\\p\{/i.test(found) || !found.slice(found.lastIndexOf('/')).includes('u')),
    ),
  );
  expect(wrong).toEqual([]);
});
