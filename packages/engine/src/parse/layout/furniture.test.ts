import type { TextItem } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { keepsHyphen } from '../../language/text/keeps-hyphen.ts';
import { joinSmallCaps, mendSmallCaps } from './mend-small-caps.ts';
import { readFlows } from './read-flows.ts';
import { type Stroke, sketchDocument, sketchPage } from './sketch-page.ts';

const foot = 56;
const linesOf = (...pages: Stroke[][]): string[] =>
  readFlows(sketchDocument(...pages.map((strokes, i) => sketchPage(strokes, {}, i + 1)))).flatMap((flow) =>
    flow.lines.map((line) => line.text),
  );

describe('the foot of a page', () => {
  it.each([
    'Ada Moreno · Résumé · 1',
    'RÉSUMÉ · 1',
    '21 November 2026 | Ada Moreno',
    'Created with Inkwell Studio',
    'Lebenslauf Ada Moreno, Seite 1',
  ])('says nothing of the person: %s', (text) => {
    expect(
      linesOf([
        { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
        { x: 40, line: foot, text },
      ]),
    ).toEqual(['Ada Moreno']);
  });

  it.each([
    ['March 4, 2026   Ada Moreno · Résumé', 52],
    ['27/09/2022 20:47   Curriculo', -1],
    ['file:///home/ada/cv/index.html   1/1', foot],
  ])('is known a little higher too, and so is what a browser prints: %s', (text, line) => {
    expect(
      linesOf([
        { x: 40, line: 2, text: 'Ada Moreno', size: 22 },
        { x: 40, line, text },
      ]),
    ).toEqual(['Ada Moreno']);
  });

  it('may hold the last line of a text', () => {
    const text = 'Certified Diver, 2019';
    expect(
      linesOf([
        { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
        { x: 40, line: foot, text },
      ]),
    ).toContain(text);
  });

  it('is not the head of the next page: two points of a list that differ in their numbers stay', () => {
    const first = '• Negotiated contracts with 11 suppliers; savings of 94 %';
    const second = '• Negotiated contracts with 8 suppliers; savings of 66 %';
    const lines = linesOf([{ x: 40, line: foot, text: first }], [{ x: 40, line: 0, text: second }]);
    expect(lines).toHaveLength(2);
  });
});

describe('a hyphen at a line’s end', () => {
  it.each([
    ['door-to-', 'antibiotic'],
    ['petabyte-', 'scale'],
    ['state-', 'of-the-art'],
    ['cross-', 'team'],
    ['COVID-19-', 'related'],
  ])('stays in %s%s', (a, b) => {
    expect(keepsHyphen(`that cut ${a}`, `${b} time`)).toBe(true);
  });

  it.each([
    ['manage-', 'ment'],
    ['market-', 'ing'],
    ['submis-', 'sions'],
    ['re-', 'oriented'],
    ['Personalent-', 'wicklung'],
  ])('goes from %s%s', (a, b) => {
    expect(keepsHyphen(`that cut ${a}`, `${b} time`)).toBe(false);
  });
});

describe('small capitals', () => {
  it('are words of one size where large first letters and smaller capitals were drawn apart', () => {
    const item = (text: string, x: number, size: number): TextItem => ({
      text,
      box: { page: 1, x, y: 10, width: text.length * 6, height: size },
      size,
      font: 'Sketch',
      bold: true,
      italic: false,
    });
    const row = [
      item('H', 10, 10),
      item('EAD', 17, 7.5),
      item('O F', 42, 7.5),
      item('S', 66, 10),
      item('ALES', 73, 7.5),
    ];
    expect(joinSmallCaps(row).map(({ text, size }) => [text, size])).toEqual([
      ['HEAD', 10],
      ['OF', 10],
      ['SALES', 10],
    ]);
    const apart = [item('A', 10, 10), item('TEAM', 24, 7.5)];
    expect(joinSmallCaps(apart)).toEqual(apart);
  });

  it('without a letter for i are capitals', () => {
    expect(mendSmallCaps('SHiFT SUPERViSOR')).toBe('SHIFT SUPERVISOR');
    expect(mendSmallCaps('ASSOCiATE OF APPLiED SCiENCE')).toBe('ASSOCIATE OF APPLIED SCIENCE');
  });

  it.each(['WiFi and iOS', 'DiSC assessment', 'iMANAGE', 'Shift Supervisor'])('are not seen in "%s"', (text) => {
    expect(mendSmallCaps(text)).toBe(text);
  });
});
