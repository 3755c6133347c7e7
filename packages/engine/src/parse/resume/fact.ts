import type { Box, Evidence } from '@shortlist/schema';
import type { Cell, Line } from '../layout/types.ts';

/** A text with the places that it stands at. */
export type Piece = { text: string; boxes: Box[] };

/** A value of the resume with the words it comes from. `confidence` 0 to 1; `runnerUp` is the second-best reading, `normal` the value in normal form. */
export type Fact = {
  fact: true;
  value: string;
  text: string;
  boxes: Box[];
  confidence: number;
  runnerUp?: string;
  normal?: string;
};

/** A resume whose leaves are facts. */
export type Draft = Fact | string | undefined | Draft[] | { [key: string]: Draft };

/** A fact that says what a piece says, unless `value` says it in another form. */
export function toFact(piece: Piece, confidence: number, value = piece.text, runnerUp?: string): Fact {
  const fact: Fact = { fact: true, value, text: piece.text, boxes: piece.boxes, confidence };
  if (runnerUp !== undefined && runnerUp !== value) fact.runnerUp = runnerUp;
  return fact;
}

/** The box of a cell, or of its characters `start` to `end`, placed by their share of its width. */
export function boxOf(cell: Cell, start = 0, end = cell.text.length): Box {
  const width = (cell.right - cell.x) / Math.max(1, cell.text.length);
  const round = (n: number): number => Math.round(n * 10) / 10;
  return {
    page: cell.page,
    x: round(cell.x + start * width),
    y: round(cell.top),
    width: round(Math.max(0, (end - start) * width)),
    height: round(cell.bottom - cell.top),
  };
}

/** A whole line as a piece. */
export function linePiece(line: Line): Piece {
  return { text: line.text, boxes: line.cells.map((cell) => boxOf(cell)) };
}

/** A draft as plain values, with the evidence of every fact in it. Empty parts are left out. */
export function settleDraft(
  draft: Draft,
  pointer = '',
  evidence: Evidence[] = [],
): { value: unknown; evidence: Evidence[] } {
  return { value: settle(draft, pointer, evidence), evidence };
}

function settle(draft: Draft, pointer: string, evidence: Evidence[]): unknown {
  if (draft === undefined || typeof draft === 'string') return draft === '' ? undefined : draft;
  if (isFact(draft)) {
    if (draft.value.trim() === '') return undefined;
    const { text, boxes, confidence, runnerUp, normal } = draft;
    evidence.push({
      pointer,
      text,
      boxes,
      confidence,
      ...(runnerUp === undefined ? {} : { runnerUp }),
      ...(normal === undefined ? {} : { normal }),
    });
    return draft.value;
  }
  if (Array.isArray(draft)) {
    const list: unknown[] = [];
    for (const part of draft) {
      const value = settle(part, `${pointer}/${list.length}`, evidence);
      if (value !== undefined) list.push(value);
    }
    return list.length > 0 ? list : undefined;
  }
  const out: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(draft)) {
    const value = settle(part, `${pointer}/${key}`, evidence);
    if (value !== undefined) out[key] = value;
  }
  return Object.keys(out).length > 0 ? out : undefined;
}

function isFact(draft: Draft): draft is Fact {
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft) && draft.fact === true;
}
