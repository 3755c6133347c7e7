import { expect, it } from 'vitest';
import { lineText } from '../account/line-text.ts';
import { makeLines } from './make-lines.ts';

const run = (text: string, x: number, y: number, size = 10) => ({
  text,
  x,
  y,
  width: 0.5 * size * text.length,
  size,
  font: 'f',
});

it('raised letters stay in their word, also where the file draws a space before them; a small note apart does not', () => {
  const raised = [run('Won the 1', 40, 100), run(' ', 85, 100), run('st', 86, 96.4, 7), run('prize', 97, 100)];
  expect(makeLines(raised, 1, 0).map(lineText)).toEqual(['Won the 1st prize']);
  const level = [run('Won the 1', 40, 100), run(' ', 85, 100), run('st', 86, 100, 7)];
  expect(makeLines(level, 1, 0).map(lineText)).toEqual(['Won the 1 st']);
});

it('an accent that is a run of its own belongs to the letter behind it', () => {
  expect(makeLines([run('Ab M', 40, 100), run('¨', 60, 100), run('arz 2026', 60, 100)], 1, 0).map(lineText)).toEqual([
    'Ab März 2026',
  ]);
});
