import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDates, isDateText } from './find-dates.ts';

const ranges: [string, string | undefined, string | undefined, boolean][] = [
  ['Jan 2020 – Present', '2020-01', undefined, true],
  ['Sept 2018 – May 2023', '2018-09', '2023-05', false],
  ['Okt. 2019 – heute', '2019-10', undefined, true],
  ['seit 2019', '2019', undefined, true],
  ['01.10.2019 – 31.12.2020', '2019-10-01', '2020-12-31', false],
  ['30.02.2019 – 31.12.2020', '2019-02', '2020-12-31', false],
  ['mars 2019 à aujourd’hui', '2019-03', undefined, true],
  ['2017 – Auj.', '2017', undefined, true],
  ['08 – 09 2012', '2012-08', '2012-09', false],
  ['04–07/2010', '2010-04', '2010-07', false],
  ['janvier 2020 - en cours', '2020-01', undefined, true],
  ['de enero de 2019 a marzo de 2020', '2019-01', '2020-03', false],
  ['set 2018 – atual', '2018-09', undefined, true],
  ['gen 2019 – oggi', '2019-01', undefined, true],
  ['maart 2018 - heden', '2018-03', undefined, true],
  ['03/2022 - Present', '2022-03', undefined, true],
  ['2013-12-01 - 2014-12-01', '2013-12-01', '2014-12-01', false],
  ['Jan – Mar 2020', '2020-01', '2020-03', false],
  ['2018-19', '2018', '2019', false],
  ['2022/23', '2022', '2023', false],
  ['17.06.22 – 19.06.22', '2022-06-17', '2022-06-19', false],
  ['(19/04/21 – 04/09/21)', '2021-04-19', '2021-09-04', false],
  ['06/08/18 - 10/30/20', '2018-06-08', '2020-10-30', false],
  ['7/24/22 - 8/24/22', '2022-07-24', '2022-08-24', false],
  ['Sep2014 – Aoû2016', '2014-09', '2016-08', false],
  ['2019 → 2021', '2019', '2021', false],
  ["Sep '18 – Jun '20", '2018-09', '2020-06', false],
  ['Aug 2018 to date', '2018-08', undefined, true],
  ['2021-03 –', '2021-03', undefined, true],
  ['Dal 04/2018 ad oggi', '2018-04', undefined, true],
  ['Março de 2015 até à presente data', '2015-03', undefined, true],
  ['Du 01/10/2016 à ce jour', '2016-10-01', undefined, true],
  ['Von Mai 2012 bis August 2014', '2012-05', '2014-08', false],
  ['03/14 - heute', '2014-03', undefined, true],
  ['08/98 - 02/14', '1998-08', '2014-02', false],
  ['Jun-17 to Aug-18', '2017-06', '2018-08', false],
  ['Jun/17 → Aug/18', '2017-06', '2018-08', false],
  ['oct/20 – today', '2020-10', undefined, true],
  ["'18 – '21", '2018', '2021', false],
  ['Q1 2020 – Q3 2021', '2020', '2021', false],
  ['2017(JULHO) - 2018(JULHO)', '2017-07', '2018-07', false],
  ['2020年7月至今', '2020-07', undefined, true],
  ['2019年10月1日～2020年3月31日', '2019-10', '2020-03', false],
  ['令和2年4月〜現在', '2020-04', undefined, true],
  ['2020년 7월 ~ 현재', '2020-07', undefined, true],
  ['январь 2020 г. – март 2021 г.', '2020-01', '2021-03', false],
  ['с марта 2019 по настоящее время', '2019-03', undefined, true],
  ['od marca 2018 r. do maja 2020 r.', '2018-03', '2020-05', false],
  ['٢٠١٩ – الآن', '2019', undefined, true],
  ['2018 – היום', '2018', undefined, true],
];

describe('dates of a resume', () => {
  it.each(ranges)('reads "%s" as a range', (text, from, to, open) => {
    const [span, ...rest] = findDates(text);
    expect(rest).toEqual([]);
    expect([span?.from, span?.to, span?.open, span?.range]).toEqual([from, to, open, true]);
    expect(isDateText(text)).toBe(true);
  });

  it.each([
    ['May 4, 2020', '2020-05'],
    ['4 mai 2020', '2020-05'],
    ['Summer 2019', '2019'],
    ['06/2018', '2018-06'],
    ['2015', '2015'],
  ])('reads "%s" as a single date', (text, from) => {
    expect(findDates(text).map((span) => [span.from, span.range])).toEqual([[from, false]]);
  });

  it.each(['Room 03/14', 'Scored 9/10/10 - 8/9/10', 'Scored 09/10 in both rounds', 'Diplôme du jour'])(
    'sees no date in "%s"',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it.each(['Grew sales 3-5 % in 2020', 'Led 2020 Olympics team of 12', '18,000 parcels a day', '(617) 555-0163'])(
    'does not take "%s" for a date line',
    (text) => {
      expect(isDateText(text)).toBe(false);
    },
  );

  it('leaves a length of time out of the date text', () => {
    expect(isDateText('Dec 2013 – Dec 2014 (1 yr 1 mo)')).toBe(true);
  });

  it('reads a placeholder year as a range without dates', () => {
    expect(findDates('January 20XX - Current')).toMatchObject([{ open: true, range: true }]);
  });

  it('never throws, and every span lies within its text in order', () => {
    const piece = fc.constantFrom(
      'May',
      '2019',
      '–',
      'to',
      'heute',
      ' ',
      '03/2020',
      "'19",
      '5',
      'x',
      '.',
      'à',
      '2018-19',
      'de',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 20 }), (parts) => {
        const text = parts.join(' ');
        let last = 0;
        for (const span of findDates(text)) {
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
          for (const date of [span.from, span.to])
            if (date) expect(date).toMatch(/^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/);
          last = span.end;
        }
      }),
    );
  });
});

describe('dates of other countries', () => {
  it('have the year before the month, or the day and the month before the year', () => {
    const spans = (text: string) => findDates(text).map(({ from, to, open }) => [from, to, open]);
    expect(spans('2021.9 - 2023.7')).toEqual([['2021-09', '2023-07', false]]);
    expect(spans('2024. 08 ~ 2028. 08')).toEqual([['2024-08', '2028-08', false]]);
    expect(spans('07 2023 - 10 2023')).toEqual([['2023-07', '2023-10', false]]);
    expect(spans('1 сент. 2010 – 30 июн. 2014')).toEqual([['2010-09', '2014-06', false]]);
    expect(spans('in 2019. 5 people')).toEqual([['2019', undefined, false]]);
    expect(spans('2009 – 12 Head Cook')).toEqual([['2009', '2012', false]]);
  });
});

describe('years of two figures', () => {
  const spans = (text: string) => findDates(text).map(({ from, to, open }) => [from, to, open]);

  it('stand behind a month where both ends of a range are written so, or the other is now', () => {
    expect(spans('Oct. 19 – Juin 24')).toEqual([['2019-10', '2024-06', false]]);
    expect(spans('Août 24 – Présent')).toEqual([['2024-08', undefined, true]]);
    expect(spans('June 12 – July 14, 2019')).not.toContainEqual(['2012-06', '2019-07', false]);
    expect(spans('on May 12')).toEqual([]);
  });

  it('stand behind an apostrophe of any kind', () => {
    expect(spans('01/‘21-04/‘22')).toEqual([['2021-01', '2022-04', false]]);
    expect(spans('07/’22-')).toEqual([['2022-07', undefined, true]]);
  });

  it('leave two months of one year a range', () => {
    expect(spans('03-08/2015')).toEqual([['2015-03', '2015-08', false]]);
    expect(spans('03-08-2015')).toEqual([['2015-08-03', undefined, false]]);
  });
});

it('takes a year with a capital right behind it for a name', () => {
  expect(findDates('Searching the SN 1987A Ellipsoid')).toEqual([]);
  expect(findDates('2014 – 2016B.Sc. Physics').map(({ from, to }) => [from, to])).toEqual([['2014', '2016']]);
  expect(findDates('March 2021February 2024').map(({ from }) => from)).toEqual(['2021-03', '2024-02']);
});

it('joins years by the short forms of "until" in Indonesian', () => {
  for (const text of ['2010 s/d 2015', '2010 s.d. 2015', '2010 S/D 2015'])
    expect(findDates(text).map(({ from, to }) => [from, to])).toEqual([['2010', '2015']]);
});

it('takes a present word that begins a name for the name', () => {
  expect(findDates('2015 - Onward Technologies Ltd')[0]?.end).toBeLessThan(8);
  expect(findDates('2015 onward')[0]?.open).toBe(true);
});
