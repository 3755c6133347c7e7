import type { TextItem } from '@shortlist/schema';

/** Text on one baseline without a wide gap. Points from the top left; `rail` marks a cell of a narrow column beside the text. */
export type Cell = {
  text: string;
  page: number;
  x: number;
  right: number;
  top: number;
  bottom: number;
  base: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  items: TextItem[];
  rail?: boolean;
};

/** A line of a flow: its cells from left to right. `text` joins the cells that are not in the rail; `bullet` is the mark it began with. */
export type Line = {
  cells: Cell[];
  rail: Cell[];
  text: string;
  page: number;
  x: number;
  right: number;
  top: number;
  bottom: number;
  base: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  bullet?: string;
  /** Distance to the line above in the same flow, baseline to baseline; undefined after a break. */
  pitch?: number;
  /** A thin rule stands directly below or above. */
  ruled?: boolean;
  /** The region's edges. */
  left: number;
  edge: number;
};

/** Lines in reading order. The side flow is a sidebar: read after the main one. */
export type Flow = { name: 'main' | 'side'; lines: Line[] };
