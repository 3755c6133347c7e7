import type { Page, TextItem } from '@shortlist/schema';
import { breakLines, type Line, type Piece, squeezeFor } from './break-lines.ts';
import type { FlowBlock, FlowParagraph, FlowTable } from './flow.ts';
import { measureText } from './measure-text.ts';

/** The sheet that flowing text is laid on, in points: US letter with margins of an inch at most. */
export type Sheet = { width: number; height: number; margin: number };
const letter: Sheet = { width: 612, height: 792, margin: 54 };

/** What flows past this many pages is no resume: it is left out, and the quality gate refuses the document. */
const mostPages = 60;

type Column = { x: number; width: number };
type Press = { pages: Page[]; page: Page; y: number; sheet: Sheet; tables: number; cell?: TextItem['cell'] };

/**
 * Lays flowing blocks out on pages as a word processor would, so that one parser by geometry serves all formats: lines wrap,
 * tabs reach their stops, the cells of a table stand side by side.
 */
export function layOutFlow(blocks: FlowBlock[], sheet: Sheet = letter): Page[] {
  const press: Press = { pages: [], page: emptyPage(1, sheet), y: sheet.margin, sheet, tables: 0 };
  press.pages.push(press.page);
  const column = { x: sheet.margin, width: sheet.width - 2 * sheet.margin };
  for (const block of blocks) {
    if (press.pages.length > mostPages) break;
    setBlock(press, block, column);
  }
  return press.pages;
}

function emptyPage(number: number, { width, height }: Sheet): Page {
  return { number, width, height, items: [], links: [], graphics: { images: [], rules: [] } };
}

function turnPage(press: Press): void {
  press.page = emptyPage(press.pages.length + 1, press.sheet);
  press.pages.push(press.page);
  press.y = press.sheet.margin;
}

function setBlock(press: Press, block: FlowBlock, column: Column): void {
  if (block.kind === 'paragraph') setParagraph(press, block, column);
  else if (block.kind === 'table') setTable(press, block, column);
  else if (block.kind === 'page-break') turnPage(press);
  else if (block.kind === 'picture') setPicture(press, block, column);
}

function setPicture(press: Press, picture: { width: number; height: number }, column: Column): void {
  const width = Math.min(picture.width, column.width);
  if (press.y + picture.height > press.sheet.height - press.sheet.margin && press.page.items.length > 0)
    turnPage(press);
  press.page.graphics.images.push({ page: press.page.number, x: column.x, y: press.y, width, height: picture.height });
  press.y += picture.height;
}

/** Each row's cells start at one height; the row is as high as its longest cell. A row longer than a page flows on. */
function setTable(press: Press, table: FlowTable, column: Column): void {
  const outer = press.cell;
  press.tables += 1;
  const own = press.tables;
  for (const [r, row] of table.rows.entries()) {
    const start = { page: press.page, y: press.y };
    let end = start;
    let x = column.x;
    for (const cell of row) {
      press.page = start.page;
      press.y = start.y;
      press.cell = { table: own, row: r, column: Math.round(x - column.x) };
      const width = column.width * cell.share;
      for (const block of cell.blocks) setBlock(press, block, { x, width: Math.max(24, width - 8) });
      x += width;
      if (press.page.number > end.page.number || (press.page.number === end.page.number && press.y > end.y)) {
        end = { page: press.page, y: press.y };
      }
    }
    press.page = end.page;
    press.y = end.y + 2;
  }
  press.cell = outer;
}

function setParagraph(press: Press, paragraph: FlowParagraph, column: Column): void {
  const indent = Math.min(paragraph.indent ?? 0, column.width * 0.6);
  const bullet = paragraph.bullet ? 14 : 0;
  const inner = { x: column.x + indent + bullet, width: column.width - indent - bullet };
  press.y += paragraph.before ?? 0;
  // A point may wrap: its mark tells where the next one begins.
  const squeeze = paragraph.bullet ? 1 : squeezeFor(paragraph.runs, inner.width);
  for (const [index, broken] of breakLines(paragraph.runs, inner.width / squeeze).entries()) {
    const line = squeeze === 1 ? broken : { ...broken, pieces: broken.pieces.map((piece) => narrow(piece, squeeze)) };
    const height = line.size * 1.25;
    if (press.y + height > press.sheet.height - press.sheet.margin && press.page.items.length > 0) moveOn(press);
    if (index === 0 && paragraph.bullet) {
      const mark: Piece = { text: paragraph.bullet, size: line.size, width: line.size * 0.35 };
      press.page.items.push(makeItem(mark, inner.x - bullet, press, line.size, paragraph.tag));
    }
    setLine(press, line, inner, paragraph);
    press.y += height;
  }
}

function narrow(piece: Piece, squeeze: number): Piece {
  return { ...piece, width: piece.width * squeeze, squeeze };
}

/** On to the next page: a cell beside this one may have made it already. */
function moveOn(press: Press): void {
  const next = press.pages[press.page.number];
  if (next) {
    press.page = next;
    press.y = press.sheet.margin;
  } else turnPage(press);
}

function setLine(press: Press, line: Line, column: Column, { align, tag }: FlowParagraph): void {
  const total = line.pieces.reduce((sum, piece) => sum + piece.width, 0);
  const space = Math.max(0, column.width - total);
  let x = column.x + (align === 'center' ? space / 2 : align === 'right' ? space : 0);
  for (const [index, piece] of line.pieces.entries()) {
    if (piece.tab) x = tabStop(x, piece, line.pieces.slice(index), column);
    if (piece.text.trim() !== '') {
      const lead = measureText(/^\s*/.exec(piece.text)?.[0] ?? '', piece.size, piece.bold) * (piece.squeeze ?? 1);
      const item = makeItem(piece, x + lead, press, line.size, tag);
      press.page.items.push(item);
      if (piece.link) press.page.links.push({ box: item.box, url: piece.link });
    }
    x += piece.width;
  }
}

/** Where a tab leads. */
function tabStop(x: number, piece: Piece, rest: Piece[], column: Column): number {
  if (piece.tab === 'right') {
    const width = rest.reduce((sum, { width }) => sum + width, 0);
    return Math.max(x + piece.size, column.x + column.width - width);
  }
  if (typeof piece.tab === 'number') return Math.max(x + piece.size, column.x + Math.min(piece.tab, column.width));
  return column.x + (Math.floor((x - column.x + piece.size * 0.9) / 36) + 1) * 36;
}

function makeItem(piece: Piece, x: number, press: Press, lineSize: number, tag: string): TextItem {
  const text = piece.text.trim();
  const item: TextItem = {
    text,
    box: {
      page: press.page.number,
      x: round(x),
      // One baseline for all sizes of a line: 0.8 of the size stands above it.
      y: round(press.y + (lineSize - piece.size) * 0.8),
      width: round(measureText(text, piece.size, piece.bold) * (piece.squeeze ?? 1)),
      height: round(piece.size),
    },
    size: piece.size,
    font: piece.font ?? '',
    bold: piece.bold ?? false,
    italic: piece.italic ?? false,
    tag,
  };
  if (piece.color) item.color = piece.color;
  if (piece.link) item.link = piece.link;
  if (piece.hidden) item.hidden = true;
  if (press.cell) item.cell = press.cell;
  return item;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
