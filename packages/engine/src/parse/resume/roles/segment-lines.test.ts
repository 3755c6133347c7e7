import { describe, expect, it } from 'vitest';
import { readFlows } from '../../layout/read-flows.ts';
import { sketchDocument, sketchPage } from '../../layout/sketch-page.ts';
import { runsOf } from './join-segments.ts';
import { type RoleName, roleNames } from './role-names.ts';
import type { TaggedSegment } from './role-page.ts';
import { segmentLines } from './segment-lines.ts';

const segmentsOf = (text: string) => segmentLines(readFlows(sketchDocument(sketchPage([{ x: 40, line: 1, text }]))));

const tagged = (text: string, roles: RoleName[]): TaggedSegment[] =>
  segmentsOf(text).map((segment, i) => ({
    ...segment,
    role: roles[i] as RoleName,
    begins: false,
    chance: 1,
    roles: new Float32Array(roleNames.length),
  }));

describe('the parts of a line', () => {
  it.each([
    ['Baker at Larch Mill, Torvik | 2019 – 2021', ['Baker', 'Larch Mill', 'Torvik', '2019 – 2021']],
    ['Larch Mill (Torvik): night shift', ['Larch Mill', 'Torvik', 'night shift']],
    ['baked bread and rolls for three shops, sold cakes and kept the books in order', undefined],
  ])('of %s', (text, parts) => {
    expect(segmentsOf(text).map((segment) => segment.text)).toEqual(parts ?? [text]);
  });

  it('keep together what stands around brackets, and part at a bar', () => {
    const runs = runsOf(tagged('Larch (Torvik) Limited', ['employer', 'place', 'employer']), 'employer');
    expect(runs.map((run) => run.map(({ text }) => text))).toEqual([['Larch', 'Torvik', 'Limited']]);
    expect(runsOf(tagged('Larch Mill | Bakery', ['employer', 'employer']), 'employer')).toHaveLength(2);
  });
});
