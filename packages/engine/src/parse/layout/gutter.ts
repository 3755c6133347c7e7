import type { Cell } from './types.ts';

/** An upright strip of white between two groups of cells, over the cells `from` … `to` (exclusive) sorted by baseline. */
export type Gutter = {
  x: number;
  left: Cell[];
  right: Cell[];
  from: number;
  to: number;
  kind: 'columns' | 'rail' | 'cards';
};

/** An upright edge (points) with its extent. */
export type Edge = { x: number; top: number; bottom: number };

/** A level line that parts what is above from what is below. */
export type Divider = { y: number; x: number; right: number };

/** What is drawn on a page that speaks for or against columns. */
export type PageMarks = { edges: Edge[]; dividers: Divider[] };
