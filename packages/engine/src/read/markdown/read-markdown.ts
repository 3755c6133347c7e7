import type { Document } from '@shortlist/schema';
import { decodeText } from '../decode-text.ts';
import type { FlowParagraph } from '../flow/flow.ts';
import { layOutFlow } from '../flow/lay-out-flow.ts';
import { readInline } from './read-inline.ts';

/** Sizes of headings from level 1 to 6 and of body text, in points. */
const headingSizes = [22, 15, 12, 11, 11, 11];
const bodySize = 11;

/** Reads Markdown: headings, lists, emphasis and links; other marks are left as written. Throws a ReadError for binary data. */
export function readMarkdown(bytes: Uint8Array): Document {
  const blocks = splitBlocks(decodeText(bytes)).map(toParagraph);
  const pages = layOutFlow(blocks);
  return { format: 'markdown', bytes: bytes.length, pages, pageCount: pages.length, fonts: [], tagged: true };
}

type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'item'; depth: number; text: string }
  | { kind: 'text'; text: string };

/** Lines to blocks: a line goes on with the paragraph or item above it, unless a blank line or a mark parts them. */
function splitBlocks(source: string): Block[] {
  const lines = stripFrontMatter(source.replace(/<!--[\s\S]{0,2000}?-->/g, '')).split('\n');
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of lines) {
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line);
    const item = /^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+(.*)$/.exec(line);
    if (/^ {0,3}(?:=+|-+)\s*$/.test(line) && open?.kind === 'text') {
      Object.assign(open, { kind: 'heading', level: line.includes('=') ? 1 : 2 });
      open = undefined;
    } else if (line.trim() === '' || /^ {0,3}(?:[-*_]\s*){3,}$/.test(line) || /^\s*```/.test(line)) {
      open = undefined;
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
      open = undefined;
    } else {
      const text = (item?.[2] ?? line).replace(/^\s*>\s?/, '').trimStart();
      if (!item && open) open.text += joinLine(open.text) + text;
      else {
        open = item
          ? { kind: 'item', depth: item[1]?.replaceAll('\t', '    ').length ?? 0, text }
          : { kind: 'text', text };
        blocks.push(open);
      }
    }
  }
  return blocks;
}

/** Two spaces or a backslash at its end break a line; otherwise lines of a paragraph run on. */
function joinLine(above: string): string {
  return /(?: {2}|\\)$/.test(above) ? '\n' : ' ';
}

function stripFrontMatter(text: string): string {
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 4) : -1;
  return end > 0 && end < 4000 ? text.slice(end + 4) : text;
}

function toParagraph(block: Block): FlowParagraph {
  if (block.kind === 'heading') {
    const size = headingSizes[block.level - 1] ?? bodySize;
    const runs = readInline(block.text, size).map((run) => ({ ...run, bold: true }));
    return { kind: 'paragraph', runs, tag: `H${block.level}`, before: size * 0.7 };
  }
  const runs = readInline(block.text, bodySize);
  if (block.kind === 'text') return { kind: 'paragraph', runs, tag: 'P', before: 5 };
  return { kind: 'paragraph', runs, tag: 'LI', bullet: '•', indent: Math.min(90, block.depth * 6) };
}
