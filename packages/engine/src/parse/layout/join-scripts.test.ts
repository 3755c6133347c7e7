import type { TextItem } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { joinScripts } from './join-scripts.ts';

const text = (words: string, x: number, y: number, width: number, size = 10): TextItem =>
  ({
    text: words,
    size,
    box: { page: 1, x, y, width, height: size },
    font: 'Serif',
    bold: false,
    italic: false,
  }) as TextItem;
const baseOf = ({ box, size }: TextItem): number => box.y + 0.8 * size;
const words = (rows: TextItem[][]): string[] =>
  rows.map((row) =>
    row
      .toSorted((a, b) => a.box.x - b.box.x)
      .map((item) => item.text)
      .join(''),
  );

describe('letters that are raised or lowered', () => {
  it('stay between the texts that they are set into: the A of LaTeX', () => {
    const rows = [[text('A', 55.1, 100.2, 4.7, 7)], [text('Emacs, L', 20, 100, 38.7), text('TEX', 59.8, 100, 18)]];
    expect(words(joinScripts(rows, baseOf))).toEqual(['Emacs, LATEX']);
  });

  it('stay behind the number that they end: "1st", "2nd"', () => {
    const rows = [
      [text('st', 30.1, 98.5, 5, 6), text('nd', 60.1, 98.5, 7, 6)],
      [text('in 1', 10, 100, 20), text('and 2', 38, 100, 22), text('year', 70, 100, 18)],
    ];
    expect(words(joinScripts(rows, baseOf))).toEqual(['in 1stand 2ndyear']);
  });

  it('are none where nothing stands right before them', () => {
    const rows = [[text('B', 90, 98, 6, 7)], [text('Driving licence', 10, 100, 60)]];
    expect(words(joinScripts(rows, baseOf))).toEqual(['B', 'Driving licence']);
  });
});
