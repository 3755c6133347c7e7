import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFlows } from './read-flows.ts';
import { type Stroke, sketchDocument, sketchPage } from './sketch-page.ts';

function flowsOf(strokes: Stroke[], graphics = {}): Record<string, string[]> {
  const flows = readFlows(sketchDocument(sketchPage(strokes, graphics)));
  return Object.fromEntries(flows.map((flow) => [flow.name, flow.lines.map((line) => line.text)]));
}

const column = (x: number, from: number, texts: string[], style: Partial<Stroke> = {}): Stroke[] =>
  texts.map((text, i) => ({ x, line: from + i, text, ...style }));

describe('reading order', () => {
  it('reads a single column from top to bottom, with what stands at the right on the same line', () => {
    const flows = flowsOf([
      { x: 40, line: 1, text: 'Acme Corp' },
      { x: 460, line: 1, text: 'Jan 2020 – Present' },
      { x: 40, line: 2, text: 'Engineer' },
    ]);
    expect(flows.main).toEqual(['Acme Corp Jan 2020 – Present', 'Engineer']);
  });

  it('reads a sidebar apart from the main column, both with headings', () => {
    const flows = flowsOf([
      { x: 200, line: 0, text: 'Jane Doe', size: 24 },
      { x: 40, line: 3, text: 'SKILLS', bold: true },
      ...column(40, 4, ['Excel', 'Word', 'SAP']),
      { x: 220, line: 3, text: 'EXPERIENCE', bold: true },
      ...column(220, 4, [
        'Acme Corp, Buyer, with many words on it',
        'Bought things for a large factory in town',
        'Negotiated with suppliers in the region',
      ]),
    ]);
    expect(flows.main).toEqual([
      'Jane Doe',
      'EXPERIENCE',
      'Acme Corp, Buyer, with many words on it',
      'Bought things for a large factory in town',
      'Negotiated with suppliers in the region',
    ]);
    expect(flows.side).toEqual(['SKILLS', 'Excel', 'Word', 'SAP']);
  });

  it('keeps dates in a rail with the lines beside them, wrapped ones put together', () => {
    const page = sketchPage([
      ...column(150, 1, ['Buyer, Acme Corp, Leipzig', 'Bought things for a large factory in the town']),
      { x: 60, line: 1, text: 'Okt. 2019 –' },
      { x: 60, line: 2, text: 'heute' },
      { x: 150, line: 4, text: 'Clerk, Beta Ltd, Halle' },
      { x: 60, line: 4, text: '2015 – 2019' },
      { x: 150, line: 5, text: 'Filed things for a small office in the town' },
    ]);
    const [main] = readFlows(sketchDocument(page));
    expect(main?.lines.map((line) => [line.rail.map((cell) => cell.text).join(), line.text])).toEqual([
      ['Okt. 2019 – heute', 'Buyer, Acme Corp, Leipzig'],
      ['', 'Bought things for a large factory in the town'],
      ['2015 – 2019', 'Clerk, Beta Ltd, Halle'],
      ['', 'Filed things for a small office in the town'],
    ]);
  });

  it('reads cards side by side one after the other', () => {
    const card = (x: number, name: string): Stroke[] => [
      { x, line: 1, text: name, bold: true },
      ...column(x, 2, ['Project lead in the team', `What ${name} was about, told`, 'in two lines of plain text']),
    ];
    expect(flowsOf([...card(40, 'Alpha'), ...card(300, 'Omega')]).main).toEqual([
      'Alpha',
      'Project lead in the team',
      'What Alpha was about, told',
      'in two lines of plain text',
      'Omega',
      'Project lead in the team',
      'What Omega was about, told',
      'in two lines of plain text',
    ]);
  });

  it('takes list marks off their text, typed or drawn', () => {
    const dots = [{ page: 1, x: 50, y: 40 + 2 * 14 - 5, width: 3, height: 3 }];
    const [main] = readFlows(
      sketchDocument(
        sketchPage(
          [
            { x: 50, line: 1, text: '• Typed' },
            { x: 60, line: 2, text: 'Drawn' },
          ],
          { dots },
        ),
      ),
    );
    expect(main?.lines.map((line) => [line.bullet, line.text])).toEqual([
      ['•', 'Typed'],
      ['•', 'Drawn'],
    ]);
  });

  it('leaves out page numbers and lines that every page repeats', () => {
    const page = (number: number): ReturnType<typeof sketchPage> =>
      sketchPage(
        [
          { x: 40, line: 5, text: `Line of page ${number} that matters` },
          { x: 260, line: 56, text: `Page ${number} of 2` },
        ],
        {},
        number,
      );
    const [main] = readFlows(sketchDocument(page(1), page(2)));
    expect(main?.lines.map((line) => line.text)).toEqual([
      'Line of page 1 that matters',
      'Line of page 2 that matters',
    ]);
  });

  it('leaves hidden text out, unless it is all there is', () => {
    expect(
      flowsOf([
        { x: 40, line: 1, text: 'Seen by everyone who looks' },
        { x: 40, line: 2, text: 'sneaky', hidden: true },
      ]).main,
    ).toEqual(['Seen by everyone who looks']);
    expect(flowsOf([{ x: 40, line: 1, text: 'Text layer of a scan', hidden: true }]).main).toEqual([
      'Text layer of a scan',
    ]);
  });

  it('keeps words together that are set wide, letter by letter', () => {
    const page = sketchPage([
      { x: 40, line: 1, text: 'CAREER' },
      { x: 111, line: 1, text: 'HISTORY' },
    ]);
    const items = page.items.map((item) => ({ ...item, box: { ...item.box, width: 10 * item.text.length } }));
    const [line] = readFlows(sketchDocument({ ...page, items })).flatMap((flow) => flow.lines);
    expect(line?.cells.map((cell) => cell.text)).toEqual(['CAREER HISTORY']);
  });

  it('loses no word and invents none, wherever texts stand', () => {
    const stroke = fc.record({
      x: fc.integer({ min: 20, max: 500 }),
      line: fc.integer({ min: 6, max: 45 }),
      text: fc.stringMatching(/^[A-Za-z]{3,9}$/),
      bold: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(stroke, { maxLength: 40, selector: (s) => `${s.line}|${Math.floor(s.x / 80)}` }),
        (strokes) => {
          const flows = readFlows(sketchDocument(sketchPage(strokes)));
          const read = flows.flatMap((flow) =>
            flow.lines.flatMap((line) => [...line.rail, ...line.cells].map((cell) => cell.text)),
          );
          // An i among capitals is mended to one: the case of a letter may change, no letter may go.
          const letters = (texts: string[]): string =>
            [...texts.join('').replace(/\s/g, '').toLowerCase()].sort().join('');
          expect(letters(read)).toBe(letters(strokes.map((s) => s.text)));
        },
      ),
      { numRuns: 60 },
    );
  });
});
