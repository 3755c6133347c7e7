import type { TextItem } from '@shortlist/schema';
import type { ColumnName } from '../../../language/headings/field-names.ts';

/** The texts of one cell of a table, and where the cell begins: in points, or its place in the row. */
export type TableCell = { left: number; items: TextItem[] };

/** A table as it stands: rows of cells, cells without a text are left out. */
export type Table = TableCell[][];

/** What the columns of a table hold, by the names in its heading row. */
export type NamedColumns = { of: 'work' | 'education'; columns: (ColumnName | undefined)[] };
