import { describe, expect, it } from 'vitest';
import { readFlows } from '../../layout/read-flows.ts';
import { type Stroke, sketchDocument, sketchPage } from '../../layout/sketch-page.ts';
import { settleDraft } from '../fact.ts';
import { bold, rows } from '../sketch-rows.ts';
import { readJobs } from '../work/parse-work.ts';
import { findPatternedEntries } from './patterned-entries.ts';

/** The jobs of a section by each pattern that its heads may follow. */
const readingsOf = (strokes: Stroke[]): string[][] =>
  findPatternedEntries(readFlows(sketchDocument(sketchPage(strokes))).flatMap(({ lines }) => lines)).map((entries) =>
    readJobs(entries).map((draft) => {
      const { position, name, startDate, endDate } = settleDraft(draft).value as Record<string, string>;
      return [position, name, startDate, endDate].join(' | ');
    }),
  );

const indented = { x: 70 };

describe('a section whose heads follow one pattern', () => {
  it('is cut where the lines above each date are set as in the other entries, whatever stands between', () => {
    const [first] = readingsOf([
      ...rows(0, ['Quillon'], bold),
      ...rows(1, ['2019 - Night Baker'], indented),
      ...rows(2, ['Larch Ovens'], bold),
      ...rows(3, ['2017 – 2019 - Pastry Cook'], indented),
      ...rows(4, ['Bread for two hundred people a day, and all of it sold by noon.'], indented),
      ...rows(5, ['Skarnes Mill'], bold),
      ...rows(6, ['2012 – 2016 - Miller'], indented),
    ]);
    expect(first).toEqual([
      'Night Baker | Quillon | 2019 | 2019',
      'Pastry Cook | Larch Ovens | 2017 | 2019',
      'Miller | Skarnes Mill | 2012 | 2016',
    ]);
  });

  it('has the employers of dated roles further out', () => {
    const [first] = readingsOf([
      ...rows(0, ['Larch Ovens, 2012 – 2020'], bold),
      ...rows(1, ['Head Baker, 2016 – 2020', 'Night Baker, 2014 – 2016', 'Shop Assistant, 2012 – 2014'], indented),
      ...rows(4, ['Skarnes Stores, 2009 – 2012'], bold),
      ...rows(5, ['Cashier, 2009 – 2012'], indented),
    ]);
    expect(first).toEqual([
      'Head Baker | Larch Ovens | 2016 | 2020',
      'Night Baker | Larch Ovens | 2014 | 2016',
      'Shop Assistant | Larch Ovens | 2012 | 2014',
      'Cashier | Skarnes Stores | 2009 | 2012',
    ]);
  });

  it('names who below a date and a title, and takes no running text for it', () => {
    const heads = (line: number, head: string, employer: string): Stroke[] => [
      ...rows(line, [head], bold),
      ...rows(line + 1, [employer, 'Baked four hundred loaves a night in two ovens and sold them all.']),
    ];
    const read = readingsOf([
      ...heads(0, '2016 – 2020 Head Baker', 'Larch Ovens'),
      ...heads(4, '2014 – 2016 Night Baker', 'Skarnes Mill'),
    ]);
    expect(read[0]).toEqual(['Head Baker | Larch Ovens | 2016 | 2020', 'Night Baker | Skarnes Mill | 2014 | 2016']);
    expect(read).toHaveLength(2);
  });

  it('is none where one date stands alone, or far below', () => {
    expect(readingsOf(rows(0, ['Head Baker, Larch Ovens, 2016 – 2020', 'Baked bread.']))).toEqual([]);
    expect(readingsOf(rows(0, ['Baker', 'Cook', 'Miller', 'Clerk', '2016 – 2020', '2012 – 2016']))).toEqual([]);
  });
});
