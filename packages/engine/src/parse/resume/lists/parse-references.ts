import type { Line } from '../../layout/types.ts';
import { readBody } from '../entries/read-body.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';

/** Who says it, under a quotation: "— Marta Lind, Head of Works". */
const signature = /^[—–-]{1,2}\s*(?=\p{Lu})|^[—–]\s*/u;

/** References: each quotation with the name under it, or set stronger above it; without names, a reference for each block. */
export function parseReferences(lines: Line[]): Draft[] {
  const out: Draft[] = [];
  let open: Line[] = [];
  let heading: Piece | undefined;
  const close = (signature?: Piece): void => {
    const name = signature ?? heading;
    heading = undefined;
    const { paragraphs, points } = readBody(open);
    const parts = [...paragraphs, ...points];
    const text = parts.map((part) => part.text).join(' ');
    if (text !== '' || name)
      out.push({
        name: name && toFact(name, 0.7),
        reference: text === '' ? undefined : toFact({ text, boxes: parts.flatMap((part) => part.boxes) }, 0.6),
      });
    open = [];
  };
  for (const [i, line] of lines.entries()) {
    const signed = isSignature(line);
    const named = !signed && isNameAbove(line, lines[i + 1]);
    if (!signed && (named || startsBlock(line, open)) && (open.length > 0 || heading)) close();
    if (signed) close(nameOf(line));
    else if (named) heading = nameOf(line);
    else open.push(line);
  }
  close();
  return out;
}

function isSignature(line: Line): boolean {
  if (line.text.length > 120) return false;
  return line.bullet === undefined ? /^[—–]/.test(line.text) : /^[—–]$/.test(line.bullet);
}

/** A short line set stronger than the one under it. */
function isNameAbove(line: Line, next: Line | undefined): boolean {
  if (!next || next.bullet !== undefined || line.bullet !== undefined || line.text.length > 90) return false;
  const stronger = (line.bold && !next.bold) || line.size > next.size + 0.6;
  return stronger && /^\p{Lu}/u.test(line.text) && !/[.!?]["”’]?$/.test(line.text);
}

function nameOf(line: Line): Piece {
  const { x, top, right, bottom, page } = line;
  return {
    text: line.text.replace(signature, '').trim(),
    boxes: [{ page, x, y: top, width: right - x, height: bottom - top }],
  };
}

/** More white above than between the lines of the block before; on a new page, a block before that ended early. */
function startsBlock(line: Line, open: Line[]): boolean {
  const last = open.at(-1);
  const pitches = open.slice(1).flatMap((other) => other.pitch ?? []);
  if (last && line.page !== last.page) return last.right < last.edge - 0.25 * (last.edge - last.left);
  if (!last || line.pitch === undefined) return false;
  const usual = pitches.length > 0 ? Math.min(...pitches) : 1.4 * line.size;
  return line.pitch > 1.5 * usual;
}
