import { expect, test } from 'vitest';
import type { Line } from '../../layout/types.ts';
import { closePitch, wholeLines } from './whole-lines.ts';

/** Lines of ten points in a column 400 points wide, each so far below the one above. */
const linesOf = (...rows: [text: string, pitch: number][]): Line[] =>
  rows.map(([text, pitch], at) => {
    const box = { page: 1, x: 40, y: at * 14, width: text.length * 5, height: 10 };
    const cell = { text, x: box.x, right: box.x + box.width, box, items: [] };
    const place = { page: 1, x: 40, left: 40, right: box.x + box.width, edge: 440, base: at * 14, size: 10 };
    return { ...place, text, pitch, cells: [cell], rail: [] } as unknown as Line;
  });

const textsOf = (...rows: [text: string, pitch: number][]) => wholeLines(linesOf(...rows), 1.4).map(({ text }) => text);
const long = 'Keeps forty hives on the roofs of the harbour quarter, sells the honey';

test('a sentence that the page broke is one line', () => {
  expect(textsOf([long, 20], ['at two weekly markets.', 14], ['Holds a licence for heavy lorries.', 16])).toEqual([
    `${long} at two weekly markets.`,
    'Holds a licence for heavy lorries.',
  ]);
});

test('lines with space between them are lines of their own, however long; so are the items of a list', () => {
  expect(textsOf([long, 20], ['and a second such line that somebody wrote below it', 16])).toHaveLength(2);
  expect(textsOf(['Beekeeping', 20], ['Lorry licence C and CE', 14], ['First aid', 14])).toHaveLength(3);
});

test('the usual pitch is that of the closest lines, a few stray ones left aside', () => {
  const rows = Array.from({ length: 30 }, (_, at): [string, number] => ['x', at === 0 ? 9.5 : at < 20 ? 13 : 18]);
  expect(closePitch(linesOf(...rows))).toBeCloseTo(1.3);
});
