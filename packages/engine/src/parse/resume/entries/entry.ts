import type { DateSpan } from '../../../language/dates/find-dates.ts';
import type { Line } from '../../layout/types.ts';
import type { Piece } from '../fact.ts';

/** A date as it stands in an entry: the span and its words. */
export type DatedPiece = { span: DateSpan; piece: Piece };

/** Text of an entry's head with its style and place in the entry; `row` counts the head's lines. */
export type HeadPiece = Piece & {
  row: number;
  cell: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  rail: boolean;
  wide: boolean;
  /** Counts the parts of its line; `tail` was cut from the end of another part. */
  order?: number;
  tail?: boolean;
  /** What its place among the parts of its line says that it is. */
  says?: 'title' | 'employer' | 'place';
};

/** One job, degree or project: its head, its dates and the lines below. */
export type Entry = { head: HeadPiece[]; dates: DatedPiece[]; body: Line[]; lines: Line[]; headX: number };
