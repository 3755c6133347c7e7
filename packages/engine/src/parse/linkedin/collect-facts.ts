import type { Evidence } from '@shortlist/schema';
import type { Line } from './sort-lines.ts';

/** Keeps, field by field, which lines a fact was read from. */
export type Facts = {
  evidence: Evidence[];
  note(pointer: string, lines: Line[], text?: string, normal?: string): void;
};

/** The layout of these files is fixed: what stands in a place is what belongs there. */
const confidence = 0.97;

/** An empty collection of evidence. `text` is the verbatim text where it is a part of the lines only, `normal` the value in normal form. */
export function collectFacts(): Facts {
  const evidence: Evidence[] = [];
  return {
    evidence,
    note: (pointer, lines, text, normal) => {
      const verbatim = text ?? lines.map((line) => line.text).join('\n');
      if (verbatim === '') return;
      const found = { pointer, text: verbatim, boxes: lines.map((line) => line.box), confidence };
      evidence.push(normal === undefined ? found : { ...found, normal });
    },
  };
}
