import type { Element } from '@xmldom/xmldom';
import type { FlowBlock, FlowCell, FlowTable } from '../flow/flow.ts';
import type { BodyContext } from './body-context.ts';
import { readParagraph } from './read-paragraph.ts';
import { isShade } from './read-styles.ts';
import { attribute, child, children, wordOf } from './xml.ts';

/** Tables and boxes nest; what lies deeper than this is no resume's. */
const deepest = 12;

/** The blocks of a body, header, footer, cell or text box, section by section; sections of several columns become a row of cells. */
export function readBody(parent: Element, context: BodyContext): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  let section: FlowBlock[] = [];
  const close = (properties: Element | undefined) => {
    blocks.push(...setColumns(section, columnsOf(properties)));
    section = [];
  };
  for (const element of flatten(parent)) {
    if (element.localName === 'p') {
      section.push(...readParagraph(element, context, readBox));
      const properties = child(child(element, 'pPr'), 'sectPr');
      if (properties) close(properties);
    } else if (element.localName === 'tbl') section.push(readTable(element, context));
    else if (element.localName === 'sectPr') close(element);
  }
  close(undefined);
  return blocks;
}

/** Content controls and the like hold blocks without being any. */
function flatten(parent: Element, depth = 0): Element[] {
  return children(parent).flatMap((element) => {
    if (depth > deepest) return [];
    const name = element.localName ?? '';
    if (name === 'sdt') return flatten(child(element, 'sdtContent') ?? element, depth + 1);
    return ['customXml', 'smartTag', 'ins', 'moveTo'].includes(name) ? flatten(element, depth + 1) : [element];
  });
}

function readBox(content: Element, context: BodyContext): FlowBlock[] {
  if (context.depth > deepest) return [];
  // What fills a box is not told by its text: white text in it may well be seen.
  return readBody(content, {
    ...context,
    container: `${context.container}TextBox/`,
    shaded: true,
    depth: context.depth + 1,
  });
}

function readTable(table: Element, context: BodyContext): FlowTable {
  const grid = children(child(table, 'tblGrid'), 'gridCol').map((column) => Number(attribute(column, 'w')) || 0);
  const total = grid.reduce((sum, width) => sum + width, 0);
  const rows = context.depth > deepest ? [] : flatten(table).filter((row) => row.localName === 'tr');
  return {
    kind: 'table',
    rows: rows.map((row) => {
      const cells = flatten(row).filter((cell) => cell.localName === 'tc');
      let column = 0;
      return cells.map((cell): FlowCell => {
        const properties = child(cell, 'tcPr');
        const span = Math.max(1, Number(wordOf(properties, 'gridSpan')) || 1);
        const width = grid.slice(column, column + span).reduce((sum, part) => sum + part, 0);
        column += span;
        const shaded = context.shaded || isShade(attribute(child(properties, 'shd'), 'fill'));
        const inner = { ...context, container: `${context.container}TD/`, shaded, depth: context.depth + 1 };
        return { share: total > 0 && width > 0 ? width / total : 1 / cells.length, blocks: readBody(cell, inner) };
      });
    }),
  };
}

function columnsOf(properties: Element | undefined): number {
  return Math.min(4, Number(attribute(child(properties, 'cols'), 'num')) || 1);
}

/** Columns are parted at column breaks; without any, so that each holds about as much text. */
function setColumns(blocks: FlowBlock[], count: number): FlowBlock[] {
  if (count < 2) return blocks;
  const hasBreaks = blocks.some((block) => block.kind === 'column-break');
  const total = blocks.reduce((sum, block) => sum + lengthOf(block), 0);
  const cells: FlowBlock[][] = [[]];
  let filled = 0;
  for (const block of blocks) {
    const isFull = !hasBreaks && cells.length < count && filled >= (total * cells.length) / count;
    if (block.kind === 'column-break' || isFull) cells.push([]);
    cells.at(-1)?.push(block);
    filled += lengthOf(block);
  }
  return [{ kind: 'table', rows: [cells.map((cell) => ({ share: 1 / cells.length, blocks: cell }))] }];
}

/** Letters of a block, each paragraph counted as half a line more. */
function lengthOf(block: FlowBlock): number {
  if (block.kind === 'paragraph') return block.runs.reduce((sum, run) => sum + run.text.length, 40);
  if (block.kind !== 'table') return 0;
  return block.rows
    .flat()
    .reduce((sum, cell) => sum + cell.blocks.reduce((inner, part) => inner + lengthOf(part), 0), 0);
}
