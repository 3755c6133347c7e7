import { expect, it } from 'vitest';
import type { Line } from '../../layout/types.ts';
import type { Section } from './find-sections.ts';
import { partMixed } from './part-mixed.ts';

const lineAt = (text: string, i: number): Line => {
  const style = { size: 10, bold: false, italic: false, color: '#000' };
  const place = {
    page: 1,
    x: 50,
    right: 50 + 5 * text.length,
    top: 90 + 20 * i,
    bottom: 100 + 20 * i,
    base: 100 + 20 * i,
  };
  return {
    ...place,
    ...style,
    cells: [{ ...place, ...style, text, items: [] }],
    rail: [],
    text,
    left: 50,
    edge: 550,
    pitch: 20,
  };
};

const section = (title: string, ...texts: string[]): Section => ({
  kind: 'education',
  title,
  lines: texts.map(lineAt),
  flow: 'main',
});

const entries = [
  'Stage postdoctoral | 2022/09 - 2024/07 | University of Torvik',
  'Fitter / Welder | 2020/10 - 2022/08 | Larch Inc.',
  'Doctorate in Botany | 2014 - 2020 | University of Torvik',
];

it.each(['Études & expériences professionnelles', 'Work Experience and Education'])(
  'under "%s" each entry is what its head says',
  (title) =>
    expect(
      partMixed(section(title, ...entries)).map(({ kind, lines }) => [kind, lines.map(({ text }) => text)]),
    ).toEqual([
      ['education', entries.slice(2)],
      ['work', entries.slice(0, 2)],
    ]),
);

it('a heading of one kind parts nothing', () =>
  expect(partMixed(section('Education', ...entries))).toEqual([section('Education', ...entries)]));

it('an entry that is counted, and a line below it, stay together', () => {
  const counted = [
    '1. Doctorate in Botany | 2014 - 2020 | University of Torvik',
    '2. Fitter / Welder | 2020/10 - 2022/08 | Larch Inc.',
    '• Welded frames of steel for the yard',
    '3. Master of Botany | 2012 - 2014 | University of Torvik',
  ];
  const [studies, jobs] = partMixed(section('Work Experience and Education', ...counted));
  expect(studies?.lines.map(({ text }) => text)).toEqual([counted[0], counted[3]]);
  expect(jobs?.lines.map(({ text }) => text)).toEqual(counted.slice(1, 3));
});

it('a range whose parts have lines of their own stays with its entry', () => {
  const texts = [
    ...entries.slice(1),
    'September 2012',
    'to',
    'November 2013',
    'Fitter, Larch Inc.',
    '• Welded frames of steel for the yard',
  ];
  const jobs = partMixed(section('Work Experience and Education', ...texts)).find(({ kind }) => kind === 'work');
  expect(jobs?.lines.map(({ text }) => text)).toEqual([texts[0], ...texts.slice(2)]);
});
