import type { Box, Document, Leftover, Page, TextItem } from '@shortlist/schema';
import { findHeading } from '../../../language/headings/find-heading.ts';
import type { SectionKind } from '../../../language/headings/heading-words.ts';
import { groupCells } from '../../layout/group-cells.ts';
import { boxOf, type Draft, type Fact, type Piece } from '../fact.ts';
import type { Drafted } from '../finish/finish-draft.ts';
import { uncountNames } from '../finish/uncount-names.ts';
import { drawnTables, markedTables, turnTable } from './boxed-tables.ts';
import { columnsByContent, holdsEntry } from './columns-by-content.ts';
import { type DraftedRow, draftDegreeRow, draftJobRow, type GridRow } from './draft-row.ts';
import { cutPlaces } from './employer-places.ts';
import { nameColumns } from './name-columns.ts';
import { openTables } from './open-tables.ts';
import type { NamedColumns, Table, TableCell } from './types.ts';

/** The jobs and degrees of a document's tables with a row of names, and the texts of those tables that have no field. */
export type Grids = { work: Draft[]; education: Draft[]; leftovers: Leftover[] };

/** A document without the texts of such tables, and what they hold. */
type WithoutGrids = { rest: Document; grids: Grids };

/** Below a heading of one of these a table lists something else than jobs and degrees. */
const others: (SectionKind | undefined)[] = [
  'awards',
  'certificates',
  'courses',
  'projects',
  'publications',
  'references',
  'volunteer',
];

/** Takes out of a document its tables of jobs and degrees that name their columns: each row below the names is an entry, whose fields are its cells. */
export function takeGrids(document: Document): WithoutGrids {
  const grids: Grids = { work: [], education: [], leftovers: [] };
  const taken = new Set<TextItem>();
  let open: Columns | undefined;
  for (const { tables, drawn } of tablesOf(document)) {
    if (tables.length === 0) open = undefined;
    for (const [t, table] of tables.entries()) {
      const above = t === 0 && drawn ? open : undefined;
      open = undefined;
      if (table.some((row) => row.some(({ items }) => items.some((item) => taken.has(item))))) continue;
      open = takeTable(table, above, document, grids, taken);
    }
  }
  if (taken.size === 0) return { rest: document, grids };
  const pages = document.pages.map((page) => ({ ...page, items: page.items.filter((item) => !taken.has(item)) }));
  return { rest: { ...document, pages }, grids };
}

/** Those that the document marks, or of each page those that are drawn, and those that only stand so. */
function tablesOf({ pages }: Document): { tables: Table[]; drawn: boolean }[] {
  const marked = markedTables(pages.flatMap((page) => page.items));
  const boxed = marked.length > 0 ? [] : pages.map(drawnTables);
  const whole = boxed.flat().filter((table) => table.filter((row) => row.length > 1).length > 1);
  const within = new Set(whole.flat(2).flatMap(({ items }) => items));
  const bare = pages.map((page) => ({ ...page, items: page.items.filter((item) => !item.cell && !within.has(item)) }));
  return [
    { tables: marked.flatMap(turnForm), drawn: false },
    ...boxed.map((tables) => ({ tables: tables.flatMap(turnForm), drawn: true })),
    ...bare.map((page) => ({ tables: openTables(page), drawn: false })),
  ];
}

const turnForm = (table: Table): Table[] => turnTable(table, (texts) => nameColumns(texts) !== undefined) ?? [table];

type Columns = NamedColumns & { lefts: number[] };

/** Points that the left edges of one column may differ by. */
const reach = 6;

/** Takes the rows below a table's names. The columns, where it runs to its end: the next page may go on with it. */
function takeTable(
  table: Table,
  above: Columns | undefined,
  document: Document,
  grids: Grids,
  taken: Set<TextItem>,
): Columns | undefined {
  const texts = table.map((row) => row.map((cell) => pieceOf(cell, document).text));
  const headed = texts.findIndex((row) => nameColumns(row) !== undefined);
  const told = headed < 0 && !above ? tellColumns(table, texts) : undefined;
  const at = told ? told.from - 1 : headed;
  const named = headed < 0 ? undefined : nameColumns(texts[headed] as string[]);
  const head = told ? told.head : table[headed];
  const goesOn =
    above &&
    table.every(
      (row) => row.length > 2 && row.every(({ left }) => above.lefts.some((own) => Math.abs(own - left) <= reach)),
    );
  const columns =
    named && head ? { ...named, lefts: head.map(({ left }) => left) } : (told ?? (goesOn ? above : undefined));
  if (!columns) return undefined;
  const section = headingAbove(
    (head ?? table[at + 1] ?? []).flatMap(({ items }) => items),
    document,
  );
  if (head && others.includes(section?.kind)) return undefined;
  if (told && section?.kind !== columns.of && (section || columns.of !== 'work')) return undefined;
  const rows: { cells: TableCell[]; drafted: Partial<DraftedRow> & Pick<DraftedRow, 'left'> }[] = [];
  const body = table.slice(at + 1);
  let employer: Piece | undefined;
  for (const row of body) {
    const placed = placeRow(row, columns, document);
    const drafted = placed && (columns.of === 'work' ? draftJobRow(placed, employer) : draftDegreeRow(placed));
    employer = placed?.cells.employer ?? employer;
    const last = rows.at(-1)?.drafted;
    if (!drafted && !(last && placed && goesOnFrom(placed, columns.of))) break;
    const { draft, left } = drafted ?? { draft: undefined, left: [] };
    const cited = new Set([...boxesOf(draft), ...left.flatMap(({ boxes }) => boxes)]);
    const unread = (placed?.all ?? []).filter(({ boxes }) => !boxes.some((box) => cited.has(box)));
    rows.push({ cells: row, drafted: { ...(draft ? { draft } : {}), left: [...left, ...unread] } });
  }
  if (rows.length === 0 || lacksSchools(columns, rows)) return undefined;
  const list = columns.of === 'work' ? grids.work : grids.education;
  const title = section?.title ? { section: section.title } : {};
  if (head) grids.leftovers.push({ ...joinPieces(head.map((cell) => pieceOf(cell, document))), ...title });
  for (const { drafted } of rows) {
    if (drafted.draft) list.push(drafted.draft);
    grids.leftovers.push(
      ...drafted.left.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map((piece) => ({ ...piece, ...title })),
    );
  }
  for (const cell of [...(head ?? []), ...rows.flatMap(({ cells }) => cells)])
    for (const item of cell.items) taken.add(item);
  return rows.length === body.length ? columns : undefined;
}

/** The columns of rows that stand below each other, told by what they hold, and the row that entries begin `from`: behind one of other words, which names them. */
function tellColumns(table: Table, texts: string[][]): (Columns & { from: number; head?: TableCell[] }) | undefined {
  const start = table.findIndex((row) => row.length > 2);
  const below = table.slice(Math.max(0, start));
  const widest = below.reduce((most, row) => (row.length > most.length ? row : most), below[0] ?? []);
  const lefts = widest.map(({ left }) => left);
  const columnOf = ({ left }: TableCell): number => lefts.findIndex((own) => Math.abs(own - left) <= reach);
  const end = below.findIndex((row) => row.length < 2 || row.some((cell) => columnOf(cell) < 0));
  const rows = below.slice(0, end < 0 ? below.length : end).map((row, r) => {
    const own = lefts.map(() => '');
    row.forEach((cell, c) => {
      const text = texts[start + r]?.[c] ?? '';
      own[columnOf(cell)] = [own[columnOf(cell)], text].filter(Boolean).join(' ');
    });
    return own;
  });
  const columns = columnsByContent(rows.slice(1)) ?? columnsByContent(rows);
  if (start < 0 || !columns) return undefined;
  const isHeaded = !holdsEntry(rows[0] ?? [], columns);
  return {
    ...columns,
    lefts,
    ...(isHeaded ? { from: start + 1, head: table[start] as TableCell[] } : { from: start }),
  };
}

/** The places that the facts of an entry stand at. */
const boxesOf = (draft: Draft): Box[] =>
  Object.values((draft ?? {}) as Record<string, Draft>).flatMap((fact) => (fact as Fact | undefined)?.boxes ?? []);

/** A number that only counts the rows. */
const counted = /^\W*\d{1,3}\W*$/;

/** A column is named for schools, and most rows have none: their cells stand in other columns than it seems. */
function lacksSchools({ of, columns }: Columns, rows: { drafted: Partial<DraftedRow> }[]): boolean {
  if (of === 'work' || !columns.some((column) => column === 'school' || column === 'university' || column === 'board'))
    return false;
  const drafts = rows.flatMap(({ drafted }) => (drafted.draft ? [drafted.draft as Record<string, Draft>] : []));
  return drafts.filter(({ institution }) => institution !== undefined).length < 0.5 * drafts.length;
}

type PlacedRow = GridRow & { all: Piece[] };

/** A row that names neither who nor what nor when tells more of the one above. */
function goesOnFrom({ cells }: GridRow, of: NamedColumns['of']): boolean {
  const own = of === 'work' ? [cells.employer, cells.title && cells.dates] : [cells.degree, cells.school, cells.grade];
  return own.every((cell) => cell === undefined) && !cells.from && !cells.dates;
}

/** The cells of a row by what their columns hold, and `all` that say more than the row's number; undefined where hardly any stands in a column. */
function placeRow(row: TableCell[], { columns, lefts }: Columns, document: Document): PlacedRow | undefined {
  const placed: PlacedRow = { cells: {}, other: [], all: [] };
  let matched = 0;
  for (const cell of row) {
    const piece = pieceOf(cell, document);
    if (piece.text === '') continue;
    const c = lefts.findIndex((left) => Math.abs(left - cell.left) <= reach);
    const column = columns[c];
    if (c >= 0) matched += 1;
    if (column !== 'number' || !counted.test(piece.text)) placed.all.push(piece);
    if (column === 'number') continue;
    const before = column && placed.cells[column];
    const figures = column === 'grade' && before && !/\d/.test(before.text) && /\d/.test(piece.text);
    if (column === undefined) placed.other.push(piece);
    else if (column === 'degree' && before && !columns.includes('field')) placed.cells.field ??= piece;
    else if (before) placed.other.push(figures ? before : piece);
    if (column && (!before || figures)) placed.cells[column] = piece;
  }
  return matched >= 2 ? placed : undefined;
}

/** The text of a cell, its lines joined. */
function pieceOf({ items }: TableCell, document: Document): Piece {
  const pages = new Set(items.map((item) => item.box.page));
  const cells = [...pages].flatMap((number) => {
    const page = document.pages[number - 1] as Page;
    return groupCells({ ...page, items: items.filter((item) => item.box.page === number) });
  });
  return joinPieces(cells.map((cell) => ({ text: cell.text, boxes: [boxOf(cell)] })));
}

const joinPieces = (pieces: Piece[]): Piece => ({
  text: pieces
    .map(({ text }) => text)
    .join(' ')
    .trim(),
  boxes: pieces.flatMap(({ boxes }) => boxes),
});

/** A heading of a known kind among the few lines above some texts. */
function headingAbove(items: TextItem[], { pages }: Document): { kind: SectionKind; title: string } | undefined {
  const number = Math.min(...items.map(({ box }) => box.page));
  const box = { y: Math.min(...items.filter((item) => item.box.page === number).map((item) => item.box.y)) };
  const page = pages[number - 1];
  if (!page) return undefined;
  const near = groupCells({
    ...page,
    items: page.items.filter((item) => item.box.y < box.y - 2 && item.box.y > box.y - 90),
  });
  const lines = near.sort((a, b) => b.base - a.base).slice(0, 4);
  for (const { text } of lines) {
    const kind = findHeading(text);
    if (kind && kind !== 'label') return { kind, title: text.replace(/\s*:\s*$/, '') };
  }
  return undefined;
}

/** A resume with the entries of its tables, each table's before what stands below it. */
export function addGrids(drafted: Omit<Drafted, 'titles'>, grids: Grids): Omit<Drafted, 'titles'> {
  if (grids.leftovers.length + grids.work.length + grids.education.length === 0) return drafted;
  const draft = { ...drafted.draft };
  for (const key of ['work', 'education'] as const) {
    const read = Array.isArray(draft[key]) ? (draft[key] as Draft[]) : [];
    const own = key === 'work' ? cutPlaces(uncountNames(grids.work)) : grids.education;
    if (own.length > 0) draft[key] = insertAll(read, own);
  }
  return { draft, leftovers: [...drafted.leftovers, ...grids.leftovers] };
}

function insertAll(read: Draft[], entries: Draft[]): Draft[] {
  const list = [...read];
  const places = list.map(placeOf);
  for (const entry of entries) {
    const own = placeOf(entry);
    const below = places.findIndex((place) => place > own);
    const at = below < 0 ? list.length : below;
    list.splice(at, 0, entry);
    places.splice(at, 0, own);
  }
  return list;
}

/** How far down a document an entry begins. */
function placeOf(entry: Draft): number {
  return Math.min(...boxesOf(entry).map(({ page, y }) => page * 10_000 + y));
}
