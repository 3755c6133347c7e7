import { expect, it } from 'vitest';
import { csvRow, parseCsv } from './parse-csv.ts';

it('rows are read with quotes, line breaks inside them, semicolons and a byte order mark', () => {
  expect(parseCsv('\uFEFFemail,name\r\na@x.example,"Holm, ""Ida""\nB."\r\n\r\n')).toEqual([
    ['email', 'name'],
    ['a@x.example', 'Holm, "Ida"\nB.'],
  ]);
  expect(parseCsv('email;name\na@x.example;Ida, B.')).toEqual([
    ['email', 'name'],
    ['a@x.example', 'Ida, B.'],
  ]);
});

it('what is written reads back the same, and a cell that a spreadsheet would run stays text', () => {
  expect(parseCsv(csvRow(['plain', 'with, comma', 'a "word"', 7]))).toEqual([
    ['plain', 'with, comma', 'a "word"', '7'],
  ]);
  expect(csvRow(['=HYPERLINK("x")'])).toBe(`"'=HYPERLINK(""x"")"`);
});
