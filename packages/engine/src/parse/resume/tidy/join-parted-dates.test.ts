import { expect, it } from 'vitest';
import { readFlows } from '../../layout/read-flows.ts';
import { sketchDocument, sketchPage } from '../../layout/sketch-page.ts';
import { joinPartedDates } from './join-parted-dates.ts';

const read = (...texts: string[]): string[] =>
  joinPartedDates(
    readFlows(sketchDocument(sketchPage(texts.map((text, i) => ({ x: 40, line: i + 1, text }))))).flatMap(
      ({ lines }) => lines,
    ),
  ).map(({ text }) => text);

it('a range whose end alone stands on the next line is one', () => {
  expect(read('Assistant, Institute of Larches 12/2024 –', '02/2025', 'Torvik')).toEqual([
    'Assistant, Institute of Larches 12/2024 – 02/2025',
    'Torvik',
  ]);
  expect(read('September 2014', 'to', 'November 2014')).toEqual(['September 2014 to November 2014']);
});

it('a line with more than a date, or above which no range is open, stays', () => {
  for (const texts of [
    ['Assistant 12/2024 –', 'Torvik 02/2025'],
    ['Assistant 12/2024', '02/2025'],
    ['Assistant 10/2024 – 12/2024', '02/2025'],
  ])
    expect(read(...texts)).toEqual(texts);
});
