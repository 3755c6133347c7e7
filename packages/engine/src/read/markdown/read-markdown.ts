import type { Document } from '@shortlist/schema';
import { findDates } from '../../language/dates/find-dates.ts';
import { cleanCharacters } from '../clean-characters.ts';
import { decodeText } from '../decode-text.ts';
import type { FlowBlock, FlowParagraph } from '../flow/flow.ts';
import { layOutFlow } from '../flow/lay-out-flow.ts';
import { readInline } from './read-inline.ts';
import { type Block, splitBlocks } from './split-blocks.ts';

/** Sizes of headings from level 1 to 6 and of body text, in points. */
const headingSizes = [22, 15, 12, 11, 11, 11];
const bodySize = 11;

/** Reads Markdown: headings, lists, tables, emphasis and links; other marks are left as written. Throws a ReadError for binary data. */
export function readMarkdown(bytes: Uint8Array): Document {
  const blocks = leadLists(splitBlocks(cleanCharacters(decodeText(bytes)))).map(toFlow);
  const pages = layOutFlow(blocks);
  return { format: 'markdown', bytes: bytes.length, pages, pageCount: pages.length, fonts: [], tagged: true };
}

/** An outline of lists: items with a date, and those above them, lead what is listed below and are no points themselves. */
function leadLists(blocks: Block[]): Block[] {
  const isItem = (block: Block | undefined) => block?.kind === 'item';
  const depthOf = (block: Block | undefined) => (block?.kind === 'item' ? block.depth : -1);
  const isDated = (block: Block | undefined) =>
    block?.kind === 'item' && block.text.length < 140 && findDates(block.text).length > 0;
  return blocks.map((block, i) => {
    const next = blocks[i + 1];
    if (block.kind !== 'item' || block.text.length >= 140 || /[:.]$/.test(block.text)) return block;
    const leads = isItem(next) && depthOf(next) > block.depth && (isDated(block) || isDated(next));
    const isFirst = isItem(blocks[i - 1]) && depthOf(blocks[i - 1]) < block.depth;
    return leads || (isFirst && isDated(block)) ? { kind: 'text', text: block.text } : block;
  });
}

function toFlow(block: Block): FlowBlock {
  if (block.kind === 'table') {
    const shares = shareWidths(block.rows);
    return {
      kind: 'table',
      rows: block.rows.map((row) =>
        row.map((cell, column) => ({
          share: shares[column] ?? 0,
          blocks: cell.split(/<br\s*\/?>/i).map((text) => toParagraph({ kind: 'text', text })),
        })),
      ),
    };
  }
  return toParagraph(block);
}

/** Columns are as wide as their longest text, save that none takes less than a fifth of what an even share would be. */
function shareWidths(rows: string[][]): number[] {
  const count = Math.max(1, ...rows.map((row) => row.length));
  const longest = Array.from({ length: count }, (_, column) =>
    Math.max(
      4,
      ...rows.map((row) => Math.max(0, ...(row[column] ?? '').split(/<br\s*\/?>/i).map((text) => text.length))),
    ),
  );
  const least = longest.reduce((sum, length) => sum + length, 0) / (5 * count);
  const widths = longest.map((length) => Math.max(length, least));
  const total = widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => width / total);
}

function toParagraph(block: Exclude<Block, { kind: 'table' }>): FlowParagraph {
  if (block.kind === 'heading') {
    const size = headingSizes[block.level - 1] ?? bodySize;
    const runs = readInline(block.text, size).map((run) => ({ ...run, bold: true }));
    return { kind: 'paragraph', runs, tag: `H${block.level}`, before: size * 0.7 };
  }
  // Tags set as code, side by side, are a list.
  const runs = readInline(block.text.replace(/`[ \t]+`/g, '`, `'), bodySize);
  if (block.kind === 'text') return { kind: 'paragraph', runs, tag: 'P', before: 5 };
  return { kind: 'paragraph', runs, tag: 'LI', bullet: '•', indent: Math.min(90, block.depth * 6) };
}
