import type { FlowRun } from './flow.ts';
import { measureText } from './measure-text.ts';

/** A part of a run on one line. `width` in points; `source` tells which run it is of. */
export type Piece = Omit<FlowRun, 'text'> & { text: string; width: number; source?: FlowRun };

/** A line of pieces; `size` is its largest, in points. */
export type Line = { pieces: Piece[]; size: number };

/** About what a tab takes, in points, as long as lines are not placed. */
const tabWidth = 36;

/** A date at the right edge stays on its line: widths are estimates, and a page that had no room for it would have been mended. */
const shortText = 30;

/** Breaks runs into lines no wider than a column, between words; line feeds break too. A word wider than that stays whole. */
export function breakLines(runs: FlowRun[], width: number): Line[] {
  const lines: Line[] = [{ pieces: [], size: 0 }];
  let used = 0;
  const turn = () => {
    lines.push({ pieces: [], size: 0 });
    used = 0;
  };
  for (const run of runs) {
    if (run.tab === 'right' && run.text.length <= shortText && used > 0) {
      used += addWord(lines.at(-1) as Line, run, run.text);
      continue;
    }
    if (run.tab) used += tabWidth;
    for (const [index, part] of run.text.split('\n').entries()) {
      if (index > 0) turn();
      for (const word of part.match(/\s*\S+|\s+$/g) ?? []) {
        if (used > 0 && used + measureText(word.trimEnd(), run.size, run.bold) > width) turn();
        used += addWord(lines.at(-1) as Line, run, used === 0 ? word.trimStart() : word);
      }
    }
  }
  return lines.filter((line) => line.pieces.length > 0);
}

function addWord(line: Line, run: FlowRun, word: string): number {
  const width = measureText(word, run.size, run.bold);
  const last = line.pieces.at(-1);
  line.size = Math.max(line.size, run.size);
  if (last?.source === run) {
    last.text += word;
    last.width += width;
  } else {
    const { tab, ...style } = run;
    const piece: Piece = { ...style, text: word, width, source: run };
    // A run that wraps keeps its tab on the first line only.
    line.pieces.push(tab && line.pieces.length > 0 ? { ...piece, tab } : piece);
  }
  return width;
}
