import type { Unseen } from '@shortlist/schema';

/** A run of text as a page places it. `y` is the baseline from the page's top, in points. */
export type Run = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  unseen?: Unseen;
};

/** A cell with its place: what columns are told from. */
export type PlacedCell = Run & { row: number };
