import { expect, it } from 'vitest';
import { readPlainText } from '../extract/read-plain-text.ts';
import { setLines } from './set-lines.ts';

const set = (text: string) => {
  const source = readPlainText(new TextEncoder().encode(text));
  return setLines(source, [...source.lines.keys()]);
};

it('a line that begins with a date stands beside it; a sentence that begins with one does not', () => {
  expect(set('2014 – 2017 Research assistant, University of Larch')[0]).toMatchObject({
    text: 'Research assistant, University of Larch',
    beside: '2014 – 2017',
  });
  expect(set('2018, Jul. In this project I worked on racks')[0]?.beside).toBeUndefined();
});

it('two lines with a date each are two', () => {
  expect(set('B.Sc. in Biology | 2021 | University of Larch\nDiploma in Trade | 2018 | College of Elgin')).toHaveLength(
    2,
  );
});

it('values that stand below each other belong to the labels before them', () => {
  expect(
    set('Buying        Tenders, Forecasting, Trade\nOffice        Excel, Outlook, Macros, Power queries').map(
      ({ text }) => text,
    ),
  ).toEqual(['Buying: Tenders, Forecasting, Trade', 'Office: Excel, Outlook, Macros, Power queries']);
});

it('a date that goes on in the next line behind a dash is one span', () => {
  expect(set('Kestrel Foods, Dublin, Nov 2018\n– Feb 2019').map(({ text }) => text)).toEqual([
    'Kestrel Foods, Dublin, Nov 2018 – Feb 2019',
  ]);
});

it('a degree with its dates below a school is of that school, and the next school begins after the white', () => {
  const drawn = [
    'University of Larch',
    'B.Sc. in Biology, 2014 – 2017',
    '',
    'College of Elgin',
    'Diploma in Trade, 2010 – 2013',
  ];
  const source = { ...readPlainText(new TextEncoder().encode(drawn.join('\n'))), format: 'pdf' as const };
  expect(setLines(source, [0, 1, 2, 3]).map(({ text, starts }) => [text, starts])).toEqual([
    ['University of Larch', undefined],
    ['B.Sc. in Biology, 2014 – 2017', undefined],
    ['College of Elgin', true],
    ['Diploma in Trade, 2010 – 2013', undefined],
  ]);
});

it('a span of time at the end of a line stands beside it where those of other lines stand in a column', () => {
  const jobs =
    'Kestrel Foods Buyer        May 2024 – Aug 2024\nLab of Sensors Assistant to Professor Ida Moor July 2023 – Aug 2023';
  expect(set(jobs)[1]).toMatchObject({
    text: 'Lab of Sensors Assistant to Professor Ida Moor',
    beside: 'July 2023 – Aug 2023',
  });
  expect(set(jobs.replace('        ', ' '))[1]?.beside).toBeUndefined();
  expect(set(jobs.replace('Ida Moor', 'in the years'))[1]?.beside).toBeUndefined();
});

it('a date that says how sure it is stands beside its line, and the next line is none of its own', () => {
  const source = readPlainText(
    new TextEncoder().encode('Larch University, Elgin        Expected Graduation: May 2025\nB.Sc. in Biology'),
  );
  expect(setLines({ ...source, format: 'pdf' }, [0, 1])).toMatchObject([
    { text: 'Larch University, Elgin', beside: 'Expected Graduation: May 2025' },
    { text: 'B.Sc. in Biology' },
  ]);
  const place = readPlainText(
    new TextEncoder().encode('Larch University        Elgin, Northern Moray Council\nB.Sc. in Biology'),
  );
  expect(setLines({ ...place, format: 'pdf' }, [0, 1])).toHaveLength(2);
});

it('what stands below a line of nothing but dates belongs to it, whatever white is between', () => {
  const drawn = ['Buyer', '- Cut waste by 12 %', '', 'May 2013 – Jul 2015', '', 'Moor and Sons', 'Writer'];
  const source = readPlainText(new TextEncoder().encode(drawn.join('\n')));
  expect(setLines({ ...source, format: 'docx' }, [0, 1, 2, 3, 4]).map(({ text, starts }) => [text, starts])).toEqual([
    ['Buyer', undefined],
    ['Cut waste by 12 %', undefined],
    ['May 2013 – Jul 2015', true],
    ['Moor and Sons', undefined],
    ['Writer', undefined],
  ]);
});
