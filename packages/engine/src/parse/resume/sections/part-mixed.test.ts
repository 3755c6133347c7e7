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
