/** A stretch of text in one style. `tab` starts the run at a stop: the next half inch, flush right, or so many points in. */
export type FlowRun = {
  text: string;
  size: number;
  bold?: boolean;
  italic?: boolean;
  font?: string;
  color?: string;
  link?: string;
  hidden?: boolean;
  tab?: 'next' | 'right' | number;
};

/** A paragraph; `indent` in points from the left edge of its column, `before` the space above. An item of a list has a `bullet`. */
export type FlowParagraph = {
  kind: 'paragraph';
  runs: FlowRun[];
  tag: string;
  indent?: number;
  before?: number;
  bullet?: string;
  align?: 'left' | 'center' | 'right';
};

/** A cell of a table: `share` of the table's width, 0 to 1. */
export type FlowCell = { share: number; blocks: FlowBlock[] };

/** A table, or columns side by side as a row of cells. */
export type FlowTable = { kind: 'table'; rows: FlowCell[][] };

/** A picture; its size in points. */
export type FlowPicture = { kind: 'picture'; width: number; height: number };

/** What a document that flows (Word, Markdown) is made of. */
export type FlowBlock = FlowParagraph | FlowTable | FlowPicture | { kind: 'page-break' } | { kind: 'column-break' };
