import { expect, it } from 'vitest';
import { codesOf } from '../../test/break-reading.ts';
import { goodReading } from '../../test/good-reading.ts';

type Dates = [start: string | undefined, end: string];

const isFound = (dates: Dates[]): boolean => {
  const reading = goodReading();
  reading.resume.work = dates.map(([startDate, endDate]) => ({
    position: 'Baker',
    endDate,
    ...(startDate === undefined ? {} : { startDate }),
  }));
  return codesOf(reading).includes('not-newest-first');
};

it.each<[string, Dates[]]>([
  [
    'of each year once',
    [
      ['2010', '2012'],
      ['2013', '2016'],
      ['2016', '2019'],
    ],
  ],
  [
    'with two jobs begun in one year',
    [
      ['2010', '2012'],
      ['2012', '2012'],
      ['2012', '2016'],
      ['2016', '2019'],
    ],
  ],
  [
    'with a job without a start',
    [
      ['2010', '2012'],
      [undefined, '2013'],
      ['2014', '2019'],
      ['2019', '2021'],
    ],
  ],
])('tells a list that runs from the oldest job, %s', (_, dates) => {
  expect(isFound(dates)).toBe(true);
});

it.each<[string, Dates[]]>([
  [
    'that runs from the newest',
    [
      ['2016', '2019'],
      ['2012', '2016'],
      ['2012', '2012'],
      ['2010', '2012'],
    ],
  ],
  [
    'with one job out of order',
    [
      ['2020', '2022'],
      ['2016', '2018'],
      ['2019', '2021'],
    ],
  ],
  [
    'of two jobs, between which another group may begin',
    [
      ['2010', '2012'],
      ['2016', '2019'],
    ],
  ],
  [
    'of jobs begun in one year',
    [
      ['2012', '2012'],
      ['2012', '2012'],
    ],
  ],
])('tells no list %s', (_, dates) => {
  expect(isFound(dates)).toBe(false);
});
