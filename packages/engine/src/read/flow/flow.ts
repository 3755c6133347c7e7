/** A stretch of text in one style. `tab` starts the run at the next tab stop, `right` sets it flush right. */
export type FlowRun = {
  text: string;
  size: number;
  bold?: boolean;
  italic?: boolean;
  font?: string;
  color?: string;
  link?: string;
  hidden?: boolean;
  tab?: 'next' | 'right';
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

/** A table: rows of cells of blocks; `widths` are shares of the table's width. */
export type FlowTable = { kind: 'table'; rows: FlowBlock[][][]; widths: number[] };

/** A picture; its size in points. */
export type FlowPicture = { kind: 'picture'; width: number; height: number };

/** What a document that flows (Word, Markdown) is made of. */
export type FlowBlock = FlowParagraph | FlowTable | FlowPicture | { kind: 'page-break' };
