import { expect, test } from 'vitest';
import { decodeWordTable, encodeWordTable, loadWordTable } from './word-table.ts';

test('a table is read back as it was written, its rows of unit length', () => {
  const { dims, rows, vectors } = decodeWordTable(encodeWordTable(['one', 'two'], 2, Int8Array.of(3, 4, 0, -127)));
  expect(dims).toBe(2);
  expect([...rows]).toEqual([
    ['one', 0],
    ['two', 1],
  ]);
  expect([...vectors].map((value) => Math.round(value * 100) / 100)).toEqual([0.6, 0.8, 0, -1]);
});

test('the table of the engine knows words of every trade', () => {
  const { rows, vectors, dims } = loadWordTable();
  expect(vectors.length).toBe(rows.size * dims);
  for (const word of ['payroll', 'nurse', 'welding', 'litigation', 'warehouse']) expect(rows.has(word)).toBe(true);
});
