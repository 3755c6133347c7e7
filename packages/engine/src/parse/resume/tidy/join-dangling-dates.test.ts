import { expect, it } from 'vitest';
import { readFlows } from '../../layout/read-flows.ts';
import { sketchDocument, sketchPage } from '../../layout/sketch-page.ts';
import type { Line } from '../../layout/types.ts';
import { joinDanglingDates } from './join-dangling-dates.ts';
import { joinPartedDates } from './join-parted-dates.ts';

const linesOf = (texts: string[]): Line[] =>
  readFlows(sketchDocument(sketchPage(texts.map((text, i) => ({ x: 40, line: i + 1, text }))))).flatMap(
    ({ lines }) => lines,
  );
const read = (...texts: string[]): string[] => joinDanglingDates(linesOf(texts)).map(({ text }) => text);

it('a range whose end alone stands on the next line is one', () => {
  expect(read('Assistant, Institute of Larches 12/2024 –', '02/2025', 'Torvik')).toEqual([
    'Assistant, Institute of Larches 12/2024 – 02/2025',
    'Torvik',
  ]);
});

it('a range on three lines is one', () => {
  const lines = joinPartedDates(linesOf(['September 2014', 'to', 'November 2014']));
  expect(lines.map(({ text }) => text)).toEqual(['September 2014 to November 2014']);
});

it('a line with more than a date, or above which no range is open, stays', () => {
  for (const texts of [
    ['Assistant 12/2024 –', 'Torvik 02/2025'],
    ['Assistant 12/2024', '02/2025'],
    ['Assistant 10/2024 – 12/2024', '02/2025'],
  ])
    expect(read(...texts)).toEqual(texts);
});

it('in a column of dates the end stands beside the text of its entry, which stays', () => {
  const document = sketchDocument(
    sketchPage([
      { x: 40, line: 1, text: '12/2019 –' },
      { x: 140, line: 1, text: 'Forester, Larch Estates' },
      { x: 40, line: 2, text: '02/2023' },
      { x: 140, line: 2, text: 'Responsible for the nursery.' },
    ]),
  );
  const lines = joinDanglingDates(readFlows(document).flatMap((flow) => flow.lines));
  const cells = lines.map((line) => [...line.rail, ...line.cells].map(({ text }) => text));
  expect(cells).toEqual([['12/2019 – 02/2023', 'Forester, Larch Estates'], ['Responsible for the nursery.']]);
});

it('a date that runs until now takes no date of the entry below it', () => {
  for (const next of ['2016 – 2020', '2016', '10/2019'])
    expect(read('Baker 2020 –', next)).toEqual(['Baker 2020 –', next]);
  expect(read('Baker 2020 –', '11/2020')).toEqual(['Baker 2020 – 11/2020']);
});
