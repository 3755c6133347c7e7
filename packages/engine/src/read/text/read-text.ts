import type { Document, Page, TextItem } from '@shortlist/schema';
import { findHeading } from '../../language/headings/find-heading.ts';
import { cleanCharacters } from '../clean-characters.ts';
import { decodeText } from '../decode-text.ts';
import { ReadError } from '../read-error.ts';

/** The type that plain text is thought of in: 10 points, 6 points a letter, as on a typewriter. */
const type = { size: 10, advance: 6, step: 12, margin: 36 };
/** Lines longer than this many letters are wrapped: they are paragraphs. */
const longest = 110;

/** More lines than any resume has. */
const mostLines = 20_000;

/** Reads plain text as one page of lines; columns made with spaces or tabs keep their places. Throws a ReadError for binary data. */
export function readText(bytes: Uint8Array): Document {
  const written = cleanCharacters(decodeText(bytes)).split(/[\n\f\v\u0085\u2028\u2029]/);
  if (written.length > mostLines) throw new ReadError('too-much-text');
  const lines = written.map(openBox).map(closeHeading).flatMap(wrapLine);
  const items = lines.flatMap(setLine);
  const page: Page = {
    number: 1,
    width: type.margin * 2 + type.advance * longest,
    height: type.margin * 2 + type.step * lines.length,
    items,
    links: [],
    graphics: { images: [], rules: [] },
  };
  return { format: 'text', bytes: bytes.length, pages: [page], pageCount: 1, fonts: [], tagged: false };
}

/** A frame that is drawn around lines with bars and dashes is no text. */
function openBox(line: string): string {
  if (/^\s*[+|┌├└╔╠╚╭╰][-=─━═+]{3,}[+|┐┤┘╗╣╝╮╯]\s*$/.test(line)) return '';
  const framed = /^(\s*)[|│║](\s[^|│║]*)[|│║]\s*$/.exec(line);
  return framed ? `${framed[1]} ${framed[2]}` : line;
}

/** "SYSTEMS  ProScript, SystmOne": a heading in capitals that white alone parts from its line. */
function closeHeading(line: string): string {
  const found = /^(\p{Lu}[\p{Lu} &/]{3,28}?) {2,}(?=[\p{L}\d])/u.exec(line);
  const head = found?.[1]?.trim() ?? '';
  const kind = found === null ? undefined : findHeading(head);
  return found === null || kind === undefined || kind === 'label' ? line : `${head}: ${line.slice(found[0].length)}`;
}

/** Expands tabs to stops of eight letters, and breaks long lines between words, keeping their indent. */
function wrapLine(raw: string): string[] {
  let line = '';
  for (const part of raw.split('\t')) {
    // A tab always parts: the stop after the next is taken where the next would leave a mere space.
    if (line !== '' || part === '') line = line.padEnd(Math.floor((line.length + 2) / 8 + 1) * 8);
    line += part;
  }
  const lines: string[] = [];
  let rest = line.trimEnd();
  const indent = ' '.repeat(Math.min(40, rest.length - rest.trimStart().length));
  while (rest.length > longest) {
    const at = rest.lastIndexOf(' ', longest);
    const cut = at > indent.length ? at : longest;
    lines.push(rest.slice(0, cut));
    rest = indent + rest.slice(cut).trimStart();
  }
  return [...lines, rest];
}

/** Stretches parted by three or more spaces are items of their own. */
function setLine(line: string, row: number): TextItem[] {
  const items: TextItem[] = [];
  for (const stretch of line.matchAll(/\S+(?: {1,2}\S+)*/g)) {
    const text = stretch[0];
    items.push({
      text,
      box: {
        page: 1,
        x: type.margin + stretch.index * type.advance,
        y: type.margin + row * type.step,
        width: text.length * type.advance,
        height: type.size,
      },
      size: type.size,
      font: 'monospace',
      bold: false,
      italic: false,
    });
  }
  return items;
}
