import type { FlowRun } from './flow.ts';
import { measureText } from './measure-text.ts';

/** A part of a run on one line. `width` in points, squeezed by `squeeze`; `source` tells which run it is of. */
export type Piece = Omit<FlowRun, 'text'> & { text: string; width: number; squeeze?: number; source?: FlowRun };

/** A line of pieces; `size` is its largest, in points. */
export type Line = { pieces: Piece[]; size: number };

/** About what a tab takes, in points, as long as lines are not placed. */
const tabWidth = 36;

/** A date at the right edge stays on its line: widths are estimates, and a page that had no room for it would have been mended. */
const shortText = 42;

/** So long, in letters, a text of one line is at most, and so much wider than its column it may come out by our estimate. */
const shortLine = { letters: 120, excess: 2.2 };
/** Room that a squeezed line leaves, as a share of its column, so that it does not look as if it went on below. */
const roomLeft = 0.15;

/**
 * How much narrower than we measure it a text is set. A short line that no typed break ends passes its column by our estimate only:
 * it is squeezed in, where breaking it would part a name or a date. So is a word that is wider than its column.
 */
export function squeezeFor(runs: FlowRun[], width: number): number {
  const sum = (parts: FlowRun[]): number =>
    parts.reduce((total, run) => total + measureText(run.text, run.size, run.bold), 0);
  const words = runs.flatMap((run) => run.text.split(/\s+/).map((text) => ({ ...run, text })));
  const widest = Math.max(0, ...words.map((word) => sum([word])));
  const fit = widest > width ? width / widest : 1;
  const text = runs.map((run) => run.text).join('');
  if (text.length > shortLine.letters || text.includes('\n') || runs.some((run) => run.tab)) return fit;
  const total = sum(runs);
  return total <= width || total > shortLine.excess * width ? fit : ((1 - roomLeft) * width) / total;
}

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
